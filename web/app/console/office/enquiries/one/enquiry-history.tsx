import styles from '#app/console/page/history.module.css';
import { formatTime } from '#app/console/till/moments.ts';
import { enquiryCopy as copy, enquiriesCopy } from '#app/content/staff/enquiries-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import type { EnquiryColleague, StaffEnquiry } from '#shared/contracts/office/enquiry.ts';

export interface EnquiryHistoryProps {
  enquiry: StaffEnquiry;
  people: readonly EnquiryColleague[];
}

/** The actions and notes of an enquiry, latest first. */
export function EnquiryHistory({ enquiry, people }: EnquiryHistoryProps) {
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? copy.former;
  const entries = enquiry.history.map((entry, place) => ({ entry, place })).toReversed();
  return (
    <section className={styles.history} data-surface="paper">
      <h2>{copy.history}</h2>
      <ol>
        {entries.map(({ entry, place }) => (
          <Entry
            key={place}
            at={entry.at}
            who={nameOf(entry.by)}
            what={copy.happened(entry, nameOf)}
            isNote={entry.kind === 'note'}
          />
        ))}
        <Entry at={enquiry.receivedAt} who={copy.visitor} what={[copy.came, '']} />
      </ol>
    </section>
  );
}

interface EntryProps {
  at: number;
  who: string;
  what: readonly [string, string];
  isNote?: boolean;
}

const Entry = ({ at, who, what: [what, more], isNote }: EntryProps) => (
  <li>
    <span className={styles.when}>
      {enquiriesCopy.shortDay(at)}
      <small>{formatTime(at)}</small>
    </span>
    <span>
      {isNote ? (
        <Text as="span" breaks="kept">
          {more}
        </Text>
      ) : (
        <>
          <b>{what}</b> {more}
        </>
      )}
      <small>{who}</small>
    </span>
  </li>
);
