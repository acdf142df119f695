import paper from '#app/console/page/history.module.css';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { keptDaysCopy } from '#app/content/staff/offline-copy.ts';
import { historyCopy as copy } from '#app/content/staff/record-copy.ts';
import { slipCopy } from '#app/content/staff/today-copy.ts';
import type { UndoMethod } from '#shared/staff/parties/undo-rule.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import type { HistoryLine } from '../view/history.ts';
import { whenOf } from '../view/time-words.ts';
import styles from './history.module.css';

export interface HistoryProps {
  lines: readonly HistoryLine[];
  day: CalendarDate;
  /** When the history was loaded, in words; only offline. */
  asOf?: string | undefined;
  /** How the reader may reverse a line, if at all. */
  undoMethodOf: (line: HistoryLine) => UndoMethod | undefined;
  onUndo: (line: HistoryLine) => void;
  /** Called for a payment that a manager reverses. */
  onReverse: (line: HistoryLine) => void;
}

/** The history of a party: who did what and when. */
export function History({ lines, day, asOf, undoMethodOf, onUndo, onReverse }: HistoryProps) {
  return (
    <section className={`${paper.history} ${styles.history}`} data-surface="paper">
      <h3>{asOf === undefined ? copy.title : keptDaysCopy.history(asOf)}</h3>
      <ol>
        {lines.map((line) => (
          <li key={line.id}>
            <span className={paper.when}>{whenOf(line.at, day)}</span>
            <span className={line.isReversed || line.isStruck ? styles.reversed : undefined}>
              <b>{line.title}</b>
              {line.text && consoleCopy.colon + line.text}
              <small>
                {[line.author, line.device].filter(Boolean).join(', ')}
                {line.isUnsent && `, ${line.entry?.kept ? copy.kept : copy.notSent}`}
                {line.isReversed && `, ${copy.reversed}`}
                {line.isStruck && `, ${copy.struck}`}
              </small>
            </span>
            {undoMethodOf(line) === 'undo' && (
              <button type="button" aria-label={copy.undoThis(line.title)} onClick={() => onUndo(line)}>
                {slipCopy.undo}
              </button>
            )}
            {undoMethodOf(line) === 'reversal' && (
              <button type="button" aria-label={copy.reverseThis(line.title)} onClick={() => onReverse(line)}>
                {copy.reverse}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
