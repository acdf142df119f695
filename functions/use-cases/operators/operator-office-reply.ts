import { historyOf, type StoredOperator, versionOf } from '#functions/stores/operators/operator-item.ts';
import type { ListedOperator, StaffOperator } from '#shared/contracts/office/operator.ts';

const linkExpiry = ({ status, expiresAt }: StoredOperator) =>
  status === 'approved' ? { linkUntil: expiresAt } : {};

/** An operator as managers see it. The contract strips links, devices and commands. */
export const staffOperatorReply = (operator: StoredOperator): StaffOperator => ({
  ...operator,
  ...linkExpiry(operator),
  version: versionOf(operator),
  history: [...historyOf(operator)],
});

/** An operator in a list. */
export const listedOperator = (operator: StoredOperator, lastVisit: string | undefined): ListedOperator => ({
  ...operator,
  ...linkExpiry(operator),
  ...(lastVisit !== undefined && { lastVisit }),
});
