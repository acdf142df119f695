import { useEffect, useRef } from 'react';
import { giveFocus } from '#app/ui/give-focus.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { fullName } from '../view/whole-name.ts';
import styles from './party-panel.module.css';
import { PartyRecord, type PartyRecordProps } from './party-record.tsx';
import { RareButtons } from './rare-buttons.tsx';
import { recordSubtitle } from './record-sub.ts';

export interface PartyPanelProps extends PartyRecordProps {
  /** How often the party was opened; undefined while it is only selected. */
  openCount: number | undefined;
}

/** The party next to the list on desks. When it opens, its heading takes the focus. */
export function PartyPanel({ openCount, ...record }: PartyPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (openCount !== undefined) giveFocus(heading.current);
  }, [openCount]);
  return (
    <>
      <h2 className={styles.name} tabIndex={-1} ref={heading}>
        {fullName(record.view)}
      </h2>
      <Text size="fact" tone="quiet" className={styles.sub}>
        {recordSubtitle(record.view)}
      </Text>
      <PartyRecord {...record} />
      <RareButtons {...record} />
    </>
  );
}
