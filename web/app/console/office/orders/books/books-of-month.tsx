import { useId, useState } from 'react';
import { useNow } from '#app/clock/use-now.ts';
import { staffClient } from '#app/console/api/staff-client.ts';
import form from '#app/console/office/office-form.module.css';
import { booksCopy as copy } from '#app/content/staff/books-copy.ts';
import { CallProblem } from '#app/requests/client.ts';
import { useRequest } from '#app/requests/use-request.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { BookedLine } from '#shared/shop/order-books.ts';
import { orderCsv } from '#shared/shop/order-csv.ts';
import { addMonths, calendarDateFrom, dateOf } from '#shared/values/port-vila-time.ts';
import { formatSigned } from '#shared/values/signed-amount.ts';
import { formatDate } from '#shared/values/written-time.ts';
import styles from './books-of-month.module.css';

/** As long as orders are kept. */
const monthsBack = 13;
const kinds = ['payment', 'refund', 'withdrawn', 'reinstated'] as const;

/** The money of a month, on screen and as a file. */
export function BooksOfMonth() {
  const id = useId();
  const now = useNow();
  const [month, setMonth] = useState<string>();
  const books = useRequest(
    month && `books-${month}`,
    (signal) => staffClient('showOrders', { query: { month: month ?? '' }, signal }),
    { failed: 'books-not-loaded' },
  );
  const lines = books.status === 'ready' ? books.reply.books : undefined;
  return (
    <Stack skipEmpty gap={12} size="row" padBottom={12} className={styles.content}>
      <label htmlFor={id}>{copy.month}</label>
      <select
        id={id}
        name="month"
        className={form.field}
        value={month ?? ''}
        onChange={({ target }) => setMonth(target.value === '' ? undefined : target.value)}
      >
        <option value="" />
        {now && monthsBefore(now).map((one) => <Option key={one} month={one} />)}
      </select>
      <div role="status">{month && books.status === 'loading' && <p>{copy.loading}</p>}</div>
      <div role="alert">
        {books.status === 'failed' && (
          <Notice kind="refused">
            {books.problem instanceof CallProblem ? books.problem.message : copy.notLoaded}
          </Notice>
        )}
      </div>
      {month && lines && <Sums month={month} lines={lines} />}
    </Stack>
  );
}

const Option = ({ month }: { month: string }) => (
  <option value={month}>{formatDate(firstDay(month), { month: 'long', year: 'numeric' })}</option>
);

function Sums({ month, lines }: { month: string; lines: readonly BookedLine[] }) {
  if (lines.length === 0) return <p>{copy.empty}</p>;
  const sumYen = (some: readonly BookedLine[]) => some.reduce((sum, { yen }) => sum + yen, 0);
  const url = `data:text/csv;charset=utf-8,${encodeURIComponent(orderCsv(lines))}`;
  return (
    <>
      <Stack as="dl" figures="tabular">
        {kinds.map((kind) => {
          const some = lines.filter((line) => line.kind === kind);
          return (
            some.length > 0 && (
              <Cluster key={kind} gap={16} nowrap justify="between" padY={8} rule="above">
                <Text as="dt" tone="quiet">
                  {some.length} {copy.kinds[kind]}
                </Text>
                <dd>{formatSigned(sumYen(some))}</dd>
              </Cluster>
            )
          );
        })}
        <Cluster gap={16} nowrap justify="between" padY={8} rule="above" weight="strong">
          <Text as="dt" tone="quiet">
            {copy.all}
          </Text>
          <dd>{formatSigned(sumYen(lines))}</dd>
        </Cluster>
      </Stack>
      <Text tone="quiet" className={styles.hint}>
        {copy.hint}
      </Text>
      <Button kind="outlined" small file={{ name: copy.csvName(month), url }}>
        {copy.csv}
      </Button>
    </>
  );
}

/** This month and the earlier ones for which orders are kept. */
const monthsBefore = (now: Date): readonly string[] =>
  Array.from({ length: monthsBack + 1 }, (_, back) => addMonths(firstDay(dateOf(now)), -back).slice(0, 7));

const firstDay = (date: string) => calendarDateFrom(`${date.slice(0, 7)}-01`);
