import { ListRow } from '#app/console/office/list-rows.tsx';
import { enquiriesCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { shortDay } from '#app/content/staff/short-day.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
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
  const isOverdue = isLate(enquiry, now);
  const assignee = people.find(({ id }) => id === assignedTo)?.name;
  return (
    <ListRow
      to={`${staffPaths.enquiries}?enquiry=${enquiry.enquiry}`}
      isOpen={isOpen}
      title={eventName}
      state={isOverdue ? copy.late : copy.state(state)}
      tone={isOverdue ? 'no' : state === 'new' ? 'cane' : undefined}
      detail={
        <>
          {name}
          {assignee !== undefined && `, with ${assignee}`}
        </>
      }
      date={dateLabel(enquiry, isOverdue)}
    />
  );
}

function dateLabel(
  { state, receivedAt, dueAt, eventDate, lastAt }: ListedEnquiry,
  isOverdue: boolean,
): string {
  if (state === 'new') return isOverdue || dueAt === undefined ? copy.since(receivedAt) : copy.by(dueAt);
  return eventDate === undefined ? shortDay(lastAt) : copy.shortDate(eventDate);
}
