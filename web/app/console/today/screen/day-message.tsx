import { dayCopy as copy } from '#app/content/staff/today-copy.ts';
import { Press } from '../press/press.tsx';
import styles from './day-message.module.css';

export interface DayPendingProps {
  /** Why there is nothing to show; undefined while it is fetched. */
  problem: string | undefined;
  /** What to do about it. */
  hint?: string;
  onRetry: () => void;
}

/** Before the first answer, and when there is none. */
export function DayPending({ problem, hint = copy.failedHint, onRetry }: DayPendingProps) {
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
            {problem} {hint}
          </p>
          <div className={styles.keys}>
            <Press onPress={onRetry}>{copy.tryNow}</Press>
          </div>
        </div>
      )}
    </section>
  );
}
