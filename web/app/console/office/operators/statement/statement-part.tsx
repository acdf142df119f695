import { MonthChoice } from '#app/console/office/month-choice.tsx';
import { FailedRead } from '#app/console/page/read-state.tsx';
import { statementCopy as copy } from '#app/content/staff/statement-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { officeStatementCsv, type Statement } from '#shared/operators/statement.ts';
import { StatementLines } from './statement-lines.tsx';
import styles from './statement-part.module.css';
import { StatementSums } from './statement-sums.tsx';
import type { useStatement } from './use-statement.ts';

/** The bookings of an operator in a month and the sum owed, on screen, as a file and for printing. */
export function StatementPart({ statementView }: { statementView: ReturnType<typeof useStatement> }) {
  const { month, now, chooseMonth, request, isCurrentMonth, statement } = statementView;
  return (
    <Stack skipEmpty as="section" gap={12} className="container">
      <Heading size="title-24">{copy.title}</Heading>
      <div className={styles.month}>
        <MonthChoice label={copy.month} now={now} value={month} onChange={chooseMonth} />
      </div>
      <div role="status">{month && request.status === 'loading' && <p>{copy.loading}</p>}</div>
      <div role="alert">
        {request.status === 'failed' && (
          <FailedRead request={{ problem: request.problem, refresh: request.refresh }} copy={copy} />
        )}
      </div>
      {statement && <Account statement={statement} isCurrentMonth={isCurrentMonth} />}
    </Stack>
  );
}

function Account({ statement, isCurrentMonth }: { statement: Statement; isCurrentMonth: boolean }) {
  const { month, bookings, cancelled } = statement;
  if (bookings.length + cancelled.bookings === 0)
    return (
      <Text size="note" tone="quiet">
        {copy.empty}
      </Text>
    );
  const url = `data:text/csv;charset=utf-8,${encodeURIComponent(officeStatementCsv(statement))}`;
  return (
    <>
      {isCurrentMonth && (
        <Text size="note" tone="quiet">
          {copy.open}
        </Text>
      )}
      <StatementSums statement={statement} />
      <Cluster gap={10}>
        <Button kind="outlined" small file={{ name: copy.csvName(month), url }}>
          {copy.csv}
        </Button>
        <Button kind="outlined" small onClick={() => window.print()}>
          {copy.print}
        </Button>
      </Cluster>
      <StatementLines statement={statement} className={styles.lines} unitClass={styles.unit} />
    </>
  );
}
