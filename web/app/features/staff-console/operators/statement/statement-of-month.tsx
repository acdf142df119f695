import { useId, useState } from 'react';
import { type Month, monthAfter, monthOf } from '../../../../../../shared/calendar/month.ts';
import type { StaffOperator } from '../../../../../../shared/contracts/staff/operator.ts';
import {
  officeStatementCsv,
  type Statement,
  statementOf,
} from '../../../../../../shared/operators/statement.ts';
import { dateOf } from '../../../../../../shared/values/port-vila-time.ts';
import { CallProblem } from '../../../../api/client.ts';
import { showOperators } from '../../../../api/staff/operators.ts';
import { useNow } from '../../../../api/use-now.ts';
import { useRequest } from '../../../../api/use-request.ts';
import { statementCopy as copy } from '../../../../content/staff/statement-copy.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { StaffKey, StaffKeyFile } from '../../../../ui/staff-frame/staff-key.tsx';
import books from '../../orders/books/books-of-month.module.css';
import { monthInWords } from './month-in-words.ts';
import { StatementLines } from './statement-lines.tsx';
import styles from './statement-of-month.module.css';
import { StatementSheet } from './statement-sheet.tsx';
import { StatementSums } from './statement-sums.tsx';

/** As long as slots are kept. */
const monthsBack = 13;

/** What an operator booked in a month and owes for it: on screen, as a file and on paper. */
export function StatementOfMonth({ operator }: { operator: StaffOperator }) {
  const id = useId();
  const now = useNow();
  const present = now && monthOf(dateOf(now));
  const [chosen, setMonth] = useState<Month>();
  const month = chosen ?? present;
  const request = useRequest(
    month && `statement-${operator.id}-${month}`,
    (signal) => showOperators({ query: { operator: operator.id, month: month ?? '' }, signal }),
    { failed: 'statement-not-loaded' },
  );
  const visits = request.status === 'ready' ? request.reply.statement : undefined;
  const statement = month && visits && statementOf(month, visits);
  return (
    <>
      <section className={styles.part}>
        <h2 className={styles.heading}>{copy.title}</h2>
        <div className={styles.month}>
          <label htmlFor={id}>{copy.month}</label>
          <select
            id={id}
            name="month"
            className={books.select}
            value={month ?? ''}
            onChange={({ target }) => setMonth(target.value)}
          >
            {present && monthsBefore(present).map((one) => <Option key={one} month={one} />)}
          </select>
        </div>
        <div role="status">{month && request.status === 'loading' && <p>{copy.loading}</p>}</div>
        <div role="alert">
          {request.status === 'failed' && (
            <Notice kind="refused">
              {request.problem instanceof CallProblem ? request.problem.message : copy.notLoaded}
            </Notice>
          )}
        </div>
        {statement && <OnScreen statement={statement} isOpen={month === present} />}
      </section>
      {statement && <StatementSheet operator={operator} statement={statement} />}
    </>
  );
}

function OnScreen({ statement, isOpen }: { statement: Statement; isOpen: boolean }) {
  const { month, bookings, cancelled } = statement;
  if (bookings.length + cancelled.bookings === 0) return <p className={books.hint}>{copy.empty}</p>;
  const url = `data:text/csv;charset=utf-8,${encodeURIComponent(officeStatementCsv(statement))}`;
  return (
    <>
      {isOpen && <p className={books.hint}>{copy.open}</p>}
      <StatementSums statement={statement} />
      <div className={styles.keys}>
        <StaffKeyFile small file={{ name: copy.csvName(month), url }}>
          {copy.csv}
        </StaffKeyFile>
        <StaffKey small onClick={() => window.print()}>
          {copy.print}
        </StaffKey>
      </div>
      <StatementLines statement={statement} className={styles.lines} />
    </>
  );
}

const Option = ({ month }: { month: Month }) => <option value={month}>{monthInWords(month)}</option>;

const monthsBefore = (present: Month): readonly Month[] =>
  Array.from({ length: monthsBack + 1 }, (_, back) => monthAfter(present, -back));
