import { Sheet } from '../press/sheet.tsx';
import { fullName } from '../view/whole-name.ts';
import { PartyRecord, type PartyRecordProps } from './party-record.tsx';
import { RareButtons } from './rare-buttons.tsx';
import { recordSubtitle } from './record-sub.ts';

/** The party on phones and tablets. */
export function RecordSheet({ onClose, ...record }: PartyRecordProps & { onClose: () => void }) {
  return (
    <Sheet
      title={fullName(record.view)}
      subtitle={recordSubtitle(record.view)}
      onClose={onClose}
      isFullScreen
    >
      <PartyRecord {...record} />
      <RareButtons {...record} />
    </Sheet>
  );
}
