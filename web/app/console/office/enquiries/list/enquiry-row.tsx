import { Link } from 'react-router-dom';
import styles from '#app/console/office/list-rows.module.css';
import { enquiriesCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import type { EnquiryColleague, ListedEnquiry } from '#shared/contracts/office/enquiry.ts';
import { isLate } from '../late.ts';

export interface EnquiryRowProps {
  enquiry: ListedEnquiry;
  /** Epoch seconds. */
  now: number;
  people: readonly EnquiryColleague[];
  isOpen: boolean;
}

/** One enquiry in a list: its subject, sender, waiting time and assignee. */
export function EnquiryRow({ enquiry, now, people, isOpen }: EnquiryRowProps) {
  const { eventName, name, state, assignedTo } = enquiry;
  const late = isLate(enquiry, now);
  const tone = late ? styles.no : state === 'new' ? styles.now : undefined;
  const assignee = people.find(({ id }) => id === assignedTo)?.name;
  return (
    <li>
      <Link
        className={styles.row}
        to={`${staffPaths.enquiries}?enquiry=${enquiry.enquiry}`}
        aria-current={isOpen ? 'true' : undefined}
      >
        <b>{eventName}</b>
        <Text as="strong" weight="strong" tone="quiet" set="right" className={tone}>
          {late ? copy.late : copy.state(state)}
        </Text>
        <span>
          {name}
          {assignee !== undefined && `, with ${assignee}`}
        </span>
        <Text as="span" set="right" className={styles.next}>
          {dateLabel(enquiry, late)}
        </Text>
      </Link>
    </li>
  );
}

function dateLabel({ state, receivedAt, dueAt, eventDate, lastAt }: ListedEnquiry, late: boolean): string {
  if (state === 'new') return late || dueAt === undefined ? copy.since(receivedAt) : copy.by(dueAt);
  return eventDate === undefined ? copy.shortDay(lastAt) : copy.wished(eventDate);
}
