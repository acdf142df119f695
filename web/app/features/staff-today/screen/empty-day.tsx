import { dayCopy as copy } from '../../../content/staff/today-copy.ts';
import { Legend } from '../bar/legend.tsx';
import { Press } from '../press/press.tsx';
import styles from './day-message.module.css';

export interface EmptyDayProps {
  isPast: boolean;
  /** Why nothing can be booked. */
  closed: string | undefined;
  day: string;
  onTelephone: () => void;
  onDay: () => void;
}

/** Says what will happen here and what can be done now. */
export function EmptyDay({ isPast, closed, day, onTelephone, onDay }: EmptyDayProps) {
  const isOpen = closed === undefined && !isPast;
  return (
    <section className={styles.message}>
      <h2>{closed ? copy.closedTitle(day) : isPast ? copy.emptyPast : copy.emptyTitle}</h2>
      {closed && <p>{closed}</p>}
      {isOpen && <p>{copy.emptyHint}</p>}
      {isOpen && (
        <div className={styles.legend}>
          <Legend />
        </div>
      )}
      <div className={styles.keys}>
        {isOpen && (
          <Press look="line" onPress={onTelephone}>
            {copy.phoneBooking}
          </Press>
        )}
        <Press look="line" onPress={onDay}>
          {copy.anotherDay}
        </Press>
      </div>
    </section>
  );
}
