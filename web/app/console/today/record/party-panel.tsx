import { Text } from '#app/ui/layout/layout.tsx';
import { partyName } from '../view/party-words.ts';
import styles from './party-panel.module.css';
import { PartyRecord, type PartyRecordProps } from './party-record.tsx';
import { recordSub } from './record-sub.ts';

/** The party on desks, beside the others. */
export function PartyPanel(record: PartyRecordProps) {
  return (
    <>
      <h2 className={styles.name} tabIndex={-1}>
        {partyName(record.view)}
      </h2>
      <Text size="fact" tone="quiet" className={styles.sub}>
        {recordSub(record.view)}
      </Text>
      <PartyRecord {...record} />
    </>
  );
}
