import { useEffect, useRef } from 'react';
import { findCopy as copy } from '#app/content/staff/finding-copy.ts';
import { sheetCopy } from '#app/content/staff/today-copy.ts';
import { Cross } from '#app/ui/cross.tsx';
import { giveFocus } from '#app/ui/give-focus.ts';
import { Cluster, Heading } from '#app/ui/layout/layout.tsx';
import { KeyHints } from '../shortcuts/key-hints.tsx';
import styles from './find.module.css';
import { FindBody, type FindBodyProps } from './find-body.tsx';

export interface FindPanelProps extends FindBodyProps {
  onClose: () => void;
}

/** The search on desks: it replaces the list, with the record next to it. */
export function FindPanel({ onClose, ...body }: FindPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    giveFocus(panel.current?.querySelector('input'));
    return () => {
      if (opener?.isConnected) giveFocus(opener);
    };
  }, []);
  return (
    <search
      ref={panel}
      className={styles.panel}
      aria-label={copy.title}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Cluster nowrap align="center" justify="between" below={8}>
        <Heading size="title-30">{copy.title}</Heading>
        <button type="button" className="square" onClick={onClose} aria-label={sheetCopy.close}>
          <Cross />
        </button>
      </Cluster>
      <FindBody {...body} />
      <KeyHints hints={copy.keys} />
    </search>
  );
}
