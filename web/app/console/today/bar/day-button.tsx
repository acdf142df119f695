import { barCopy } from '#app/content/staff/today-copy.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { Chevron } from '../drawing/icons.tsx';
import { longDay, mediumDay, shortDay } from '../view/time-words.ts';
import styles from './day-button.module.css';

/** The date, in the longest form that fits in the bar. */
export const DayName = ({ date }: { date: CalendarDate }) => (
  <>
    <span className={styles.long}>{longDay(date)}</span>
    <span className={styles.medium}>{mediumDay(date)}</span>
    <span className={styles.short}>{shortDay(date)}</span>
  </>
);

/** The day on screen, as a button that opens the choice of another day. */
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
