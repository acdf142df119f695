import { dayCopy as copy } from '#app/content/staff/today-copy.ts';
import { Panel } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import styles from './waiting-bar.module.css';

export interface WaitingBarProps {
  waiting: number;
  /** When the list on screen was last up to date. */
  since: string | undefined;
}

/** Says, without a network, how many presses are unsent and how old the list is. */
export function WaitingBar({ waiting, since = '' }: WaitingBarProps) {
  return (
    <Panel rule="above" className={styles.bar} role="status">
      <Notice dense kind="warning">
        {waiting > 0 ? (
          <>
            <strong>{copy.waiting(waiting)}</strong> <span>{copy.waitingHint(since)}</span>
          </>
        ) : (
          copy.staleHint(since)
        )}
      </Notice>
    </Panel>
  );
}
