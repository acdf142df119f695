import { recordCopy } from '../../../content/staff/today-copy.ts';
import { Sheet } from '../press/sheet.tsx';
import type { PartyView } from '../view/party-view.ts';
import { factsOf, partyName } from '../view/party-words.ts';
import { PartyRecord, type PartyRecordProps } from './party-record.tsx';

/** The party on phones and tablets. */
export function RecordSheet({ onClose, ...record }: PartyRecordProps & { onClose: () => void }) {
  return (
    <Sheet title={partyName(record.view)} sub={recordSub(record.view)} onClose={onClose} isWhole>
      <PartyRecord {...record} />
    </Sheet>
  );
}

/** `2 here, booked on the site`. */
export const recordSub = (view: PartyView): string =>
  `${factsOf(view).replace(/, [^,]*$/, '')}, ${recordCopy.bookedHow[view.party.source]}`;
