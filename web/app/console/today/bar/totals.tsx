import { barCopy as copy } from '#app/content/staff/today-copy.ts';
import { Cluster } from '#app/ui/layout/layout.tsx';
import { formatFigure } from '#shared/values/written-amount.ts';
import type { DayTotals } from '../view/start-view.ts';
import styles from './totals.module.css';

/** The day in two figures. */
export function Totals({
  totals,
  isWide,
  isReduced,
  hasNoSums = false,
  isFuture,
}: {
  totals: DayTotals;
  isWide: boolean;
  /** Whether the sums are hidden, since no colleague is identified on this shared device. */
  isReduced: boolean;
  /** Whether the money is left out. */
  hasNoSums?: boolean;
  /** Whether the day is still to come. */
  isFuture: boolean;
}) {
  const { here, booked, paid, due, freePlaces } = totals;
  return (
    <Cluster justify="between" tone="quiet" className={styles.totals}>
      {booked === 0 || isFuture ? (
        <>
          <p>
            <b>{booked}</b> {booked === 0 ? copy.booked(booked) : copy.guestsBooked(booked)}
          </p>
          <p>
            <b>{freePlaces}</b> {copy.free}
          </p>
        </>
      ) : (
        <>
          <p>
            <b>{here}</b> {copy.here(booked)}
          </p>
          {isReduced ? (
            <p>{copy.reduced}</p>
          ) : (
            !hasNoSums && (
              <p>
                <b>{formatFigure(paid)}</b> {copy.paid(due, isWide)}
              </p>
            )
          )}
        </>
      )}
    </Cluster>
  );
}
