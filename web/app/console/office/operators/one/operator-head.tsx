import { RecordHead } from '#app/console/office/record-head.tsx';
import { formatMoment } from '#app/console/page/moments.ts';
import { operatorCopy as copy, operatorsCopy } from '#app/content/staff/operators-copy.ts';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';

/** The company, the date of its request, and its state. */
export function OperatorHead({ operator }: { operator: StaffOperator }) {
  const { companyName, receivedAt, expiresAt, status } = operator;
  const expiryLabel = formatDate(dateOf(new Date(expiresAt * 1000)), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const isRevoked = status === 'revoked';
  return (
    <RecordHead
      title={<bdi>{companyName}</bdi>}
      date={copy.askedAt(formatMoment(receivedAt))}
      mark={isRevoked ? operatorsCopy.state(operator) : copy.standing(operator, expiryLabel)}
      isWarning={isRevoked}
    />
  );
}
