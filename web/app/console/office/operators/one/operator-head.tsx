import styles from '#app/console/office/one-head.module.css';
import { momentOf } from '#app/console/till/moments.ts';
import { operatorCopy as copy, operatorsCopy } from '#app/content/staff/operators-copy.ts';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { writeDate } from '#shared/values/written-time.ts';

/** The company, when they asked, and how they stand. */
export function OperatorHead({ operator }: { operator: StaffOperator }) {
  const { companyName, receivedAt, expiresAt, status } = operator;
  const until = writeDate(dateOf(new Date(expiresAt * 1000)), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        <bdi>{companyName}</bdi>
      </h1>
      <p className={styles.when}>
        {copy.askedAt(momentOf(receivedAt))}
        {status === 'revoked' ? (
          <b className={styles.late}>{operatorsCopy.state(operator)}</b>
        ) : (
          <b>{copy.standing(operator, until)}</b>
        )}
      </p>
    </header>
  );
}
