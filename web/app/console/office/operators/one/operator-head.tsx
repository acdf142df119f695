import styles from '#app/console/office/one-head.module.css';
import { formatMoment } from '#app/console/till/moments.ts';
import { operatorCopy as copy, operatorsCopy } from '#app/content/staff/operators-copy.ts';
import { Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';

/** The company, the date of its request, and its state. */
export function OperatorHead({ operator }: { operator: StaffOperator }) {
  const { companyName, receivedAt, expiresAt, status } = operator;
  const until = formatDate(dateOf(new Date(expiresAt * 1000)), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return (
    <Stack as="header" gap={8} gapX={16}>
      <Heading as="h1" breaks="anywhere" className={styles.title}>
        <bdi>{companyName}</bdi>
      </Heading>
      <Stack as="p" tone="quiet" className={styles.when}>
        {copy.askedAt(formatMoment(receivedAt))}
        {status === 'revoked' ? (
          <Text as="b" weight="strong" tone="cane" className={styles.late}>
            {operatorsCopy.state(operator)}
          </Text>
        ) : (
          <Text as="b" weight="strong" tone="cane">
            {copy.standing(operator, until)}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
