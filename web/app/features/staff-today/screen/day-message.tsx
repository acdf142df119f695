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

/** Before the first answer, and when there is none. */
export function DayPending({ problem, onRetry }: { problem: string | undefined; onRetry: () => void }) {
  return (
    <section className={styles.message}>
      {problem === undefined ? (
        <>
          <p role="status">{copy.loading}</p>
          <div className={styles.skeleton} aria-hidden="true">
            <span />
            <span />
            <span />
          </div>
        </>
      ) : (
        <div role="alert">
          <h2>{copy.failed}</h2>
          <p>
            {problem} {copy.failedHint}
          </p>
          <div className={styles.keys}>
            <Press onPress={onRetry}>{copy.tryNow}</Press>
          </div>
        </div>
      )}
    </section>
  );
}
