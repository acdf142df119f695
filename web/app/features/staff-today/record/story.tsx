import type { WayBack } from '../../../../../shared/staff/parties/undo-rule.ts';
import type { CalendarDate } from '../../../../../shared/values/port-vila-time.ts';
import { storyCopy as copy } from '../../../content/staff/record-copy.ts';
import { slipCopy } from '../../../content/staff/today-copy.ts';
import type { StoryLine } from '../view/story.ts';
import { whenOf } from '../view/time-words.ts';
import styles from './story.module.css';

export interface StoryProps {
  lines: readonly StoryLine[];
  day: CalendarDate;
  /** How the reader may take a line back, if at all. */
  wayBack: (line: StoryLine) => WayBack | undefined;
  onUndo: (line: StoryLine) => void;
  /** Of a payment that a manager gives back. */
  onTakeBack: (line: StoryLine) => void;
}

/** Who did what and when, on paper. */
export function Story({ lines, day, wayBack, onUndo, onTakeBack }: StoryProps) {
  return (
    <section className={styles.story} data-surface="paper">
      <h3>{copy.title}</h3>
      <ol>
        {lines.map((line) => (
          <li key={line.id}>
            <span className={styles.when}>{whenOf(line.at, day)}</span>
            <span className={line.isTakenBack ? styles.takenBack : undefined}>
              <b>{line.what}</b>
              {line.text && `: ${line.text}`}
              <small>
                {line.who}
                {line.isUnsent && `, ${copy.notSent}`}
                {line.isTakenBack && `, ${copy.takenBack}`}
              </small>
            </span>
            {wayBack(line) === 'undo' && (
              <button type="button" aria-label={copy.undoThis(line.what)} onClick={() => onUndo(line)}>
                {slipCopy.undo}
              </button>
            )}
            {wayBack(line) === 'reversal' && (
              <button
                type="button"
                aria-label={copy.takeBackThis(line.what)}
                onClick={() => onTakeBack(line)}
              >
                {copy.takeBack}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
