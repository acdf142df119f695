import { useNow } from '#app/clock/use-now.ts';
import { statementCopy as copy } from '#app/content/staff/statement-copy.ts';
import { monthInWords } from '#shared/calendar/month-in-words.ts';
import { business } from '#shared/content/business.ts';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';
import type { Statement } from '#shared/operators/statement.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { StatementLines } from './statement-lines.tsx';
import styles from './statement-sheet.module.css';
import { StatementSums } from './statement-sums.tsx';

export interface StatementSheetProps {
  operator: StaffOperator;
  statement: Statement;
  isCurrentMonth: boolean;
}

/** The statement for the operator, printed on A4. */
export function StatementSheet({ operator, statement, isCurrentMonth }: StatementSheetProps) {
  const now = useNow();
  const { street, locality, country } = business.address;
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h1>
          {copy.sheet.title}, {monthInWords(statement.month)}
        </h1>
        <p>
          {business.name}
          <br />
          {street}, {locality}, {country}
        </p>
      </header>
      <p className={styles.to}>
        <b>{operator.companyName}</b>
        <br />
        {operator.contactName}
      </p>
      {isCurrentMonth && <p>{copy.open}</p>}
      <StatementSums statement={statement} />
      <StatementLines statement={statement} className={styles.lines} />
      <footer className={styles.foot}>
        {copy.sheet.zone} {now && copy.sheet.made(formatDate(dateOf(now)))}
      </footer>
    </article>
  );
}
