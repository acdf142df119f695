import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { reviewCopy as copy } from '#app/content/staff/review-copy.ts';
import { Press } from '../today/press/press.tsx';
import { timeOf } from '../today/view/time-words.ts';
import type { Decision } from './review-case.ts';
import styles from './review-page.module.css';
import type { Decided } from './use-review.ts';

export interface DecidedRowProps {
  decided: Decided;
  who: string;
  isBusy: boolean;
  onUndo: (undo: Extract<Decision, { kind: 'undo' }>) => void;
}

/** What was decided, by whom and when, with its undo. */
export function DecidedRow({ decided: { name, text, at, undo }, who, isBusy, onUndo }: DecidedRowProps) {
  return (
    <li className={styles.decided} data-surface="paper">
      <p>
        <b>{text}</b>
        {name}. {copy.by(who, timeOf(at))}
      </p>
      {undo && (
        <Press
          kind="ink"
          isBusy={isBusy}
          label={copy.undo + consoleCopy.colon + name}
          onPress={() => onUndo(undo)}
        >
          {isBusy ? copy.undoing : copy.undo}
        </Press>
      )}
    </li>
  );
}
