import { statementCopy as copy } from '#app/content/staff/statement-copy.ts';
import { Stack } from '#app/ui/layout/layout.tsx';
import type { Statement } from '#shared/operators/statement.ts';
import { formatFigure, formatVuv } from '#shared/values/written-amount.ts';
import styles from './statement-sums.module.css';

/** The sums of a month that are to be charged, and those that are not. */
export function StatementSums({ statement }: { statement: Statement }) {
  const { sums, cancelled, noShows, onAccountVuv, chargedVuv } = statement;
  const { operator_charges: chargedSums, guest_pays: guestSums } = sums;
  const chargedLines = [
    [
      copy.sums.operator_charges,
      copy.count(chargedSums.bookings, chargedSums.guests),
      formatFigure(chargedSums.totalVuv),
    ],
    ...(onAccountVuv === 0 ? [] : [[copy.sums.onAccount, '', formatFigure(onAccountVuv)]]),
  ];
  const otherLines = [
    [
      copy.sums.guest_pays,
      copy.count(guestSums.bookings, guestSums.guests),
      formatFigure(guestSums.totalVuv),
    ],
    [copy.sums.noShows, copy.count(noShows.bookings, noShows.guests), ''],
    [copy.sums.cancelled, copy.count(cancelled.bookings, cancelled.guests), ''],
  ];
  const renderLine = ([name = '', count = '', sum = '']: readonly string[]) => (
    <div key={name} className={styles.sum}>
      <dt>
        {name}
        {count !== '' && <small>{count}</small>}
      </dt>
      <dd>{sum}</dd>
    </div>
  );
  return (
    <Stack as="dl" size="row">
      {chargedLines.map(renderLine)}
      <div className={`${styles.sum} ${styles.charged} strong`}>
        <dt>{copy.sums.charged}</dt>
        <dd>{formatVuv(chargedVuv)}</dd>
      </div>
      {otherLines.map(renderLine)}
    </Stack>
  );
}
