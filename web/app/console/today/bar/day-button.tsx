import { barCopy } from '#app/content/staff/today-copy.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { Chevron } from '../drawing/icons.tsx';
import { longDay, mediumDay, shortDay } from '../view/time-words.ts';
import styles from './day-button.module.css';

/** The name of the day, as long as fits in the bar. */
export const DayName = ({ date }: { date: CalendarDate }) => (
  <>
    <span className={styles.long}>{longDay(date)}</span>
    <span className={styles.medium}>{mediumDay(date)}</span>
    <span className={styles.short}>{shortDay(date)}</span>
  </>
);

/** Names the day on screen and opens the choice of another. */
export function DayButton({ date, onOpen }: { date: CalendarDate; onOpen: () => void }) {
  return (
    <h1 className={styles.heading}>
      <button type="button" className={styles.day} onClick={onOpen}>
        <DayName date={date} />
        <VisuallyHidden>{barCopy.chooseDay}</VisuallyHidden>
        <Chevron />
      </button>
    </h1>
  );
}
