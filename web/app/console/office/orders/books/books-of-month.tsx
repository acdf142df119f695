import { useState } from 'react';
import { useNow } from '#app/clock/use-now.ts';
import { staffClient } from '#app/console/api/staff-client.ts';
import { MonthChoice } from '#app/console/office/month-choice.tsx';
import { Refusal } from '#app/console/page/outcome.tsx';
import { booksCopy as copy } from '#app/content/staff/books-copy.ts';
import { CallProblem } from '#app/requests/client.ts';
import { useRequest } from '#app/requests/use-request.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { LedgerLine } from '#shared/shop/order-books.ts';
import { orderCsv } from '#shared/shop/order-csv.ts';
import { formatSigned } from '#shared/values/signed-amount.ts';

const lineKinds = ['payment', 'refund', 'withdrawn', 'reinstated'] as const;

/** The payments and refunds of a month, on screen and as a file. */
export function BooksOfMonth() {
  const now = useNow();
  const [month, setMonth] = useState<string>();
  const books = useRequest(
    month && `books-${month}`,
    (signal) => staffClient('showOrders', { query: { month: month ?? '' }, signal }),
    { failureEvent: 'books-not-loaded' },
  );
  const lines = books.status === 'ready' ? books.reply.books : undefined;
  return (
    <Stack skipEmpty gap={12} size="row" padBottom={12}>
      <MonthChoice label={copy.month} now={now} value={month} onChange={setMonth} />
      <div role="status">{month && books.status === 'loading' && <p>{copy.loading}</p>}</div>
      <Refusal
        text={
          books.status === 'failed' && books.problem instanceof CallProblem
            ? books.problem.message
            : copy.notLoaded
        }
      />
      {month && lines && <Sums month={month} lines={lines} />}
    </Stack>
  );
}

function Sums({ month, lines }: { month: string; lines: readonly LedgerLine[] }) {
  if (lines.length === 0) return <p>{copy.empty}</p>;
  const sumYen = (linesOfKind: readonly LedgerLine[]) => linesOfKind.reduce((sum, { yen }) => sum + yen, 0);
  const url = `data:text/csv;charset=utf-8,${encodeURIComponent(orderCsv(lines))}`;
  return (
    <>
      <Stack as="dl">
        {lineKinds.map((kind) => {
          const linesOfKind = lines.filter((line) => line.kind === kind);
          return (
            linesOfKind.length > 0 && (
              <Cluster key={kind} gap={16} nowrap justify="between" padY={8} rule="above">
                <Text as="dt" tone="quiet">
                  {linesOfKind.length} {copy.kinds[kind]}
                </Text>
                <dd>{formatSigned(sumYen(linesOfKind))}</dd>
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
      <Text size="note" tone="quiet">
        {copy.hint}
      </Text>
      <Button kind="outlined" small file={{ name: copy.csvName(month), url }}>
        {copy.csv}
      </Button>
    </>
  );
}
