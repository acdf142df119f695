import { emphasized, RecordHistory } from '#app/console/page/record-history.tsx';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';

import type {
  EnquiryColleague,
  EnquiryHistoryEntry,
  StaffEnquiry,
} from '#shared/contracts/office/enquiry.ts';

export interface EnquiryHistoryProps {
  enquiry: StaffEnquiry;
  people: readonly EnquiryColleague[];
}

/** The actions and notes of an enquiry, latest first. */
export function EnquiryHistory({ enquiry, people }: EnquiryHistoryProps) {
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? copy.former;
  const changes = enquiry.history.map((entry) => ({
    at: entry.at,
    text: <HistoryText entry={entry} nameOf={nameOf} />,
    author: nameOf(entry.by),
  }));
  const arrival = { at: enquiry.receivedAt, text: emphasized([copy.came, '']), author: copy.visitor };
  return <RecordHistory title={copy.history} entries={[...changes.reverse(), arrival]} />;
}

function HistoryText({ entry, nameOf }: { entry: EnquiryHistoryEntry; nameOf: (id: string) => string }) {
  const words = copy.describeEntry(entry, nameOf);
  if (entry.kind !== 'note') return emphasized(words);
  return (
    <Text as="span" breaks="kept">
      {words[1]}
    </Text>
  );
}
