import { historyOf, type StoredOperator, versionOf } from '#functions/stores/operators/operator-item.ts';
import type { ListedOperator, StaffOperator } from '#shared/contracts/office/operator.ts';

const linkUntil = ({ status, expiresAt }: StoredOperator) =>
  status === 'approved' ? { linkUntil: expiresAt } : {};

/** An operator as managers see it. The contract strips links, devices and commands. */
export const operatorOfficeReply = (operator: StoredOperator): StaffOperator => ({
  ...operator,
  ...linkUntil(operator),
  version: versionOf(operator),
  history: [...historyOf(operator)],
});

/** An operator in a list. */
export const listedOperator = (operator: StoredOperator, lastVisit: string | undefined): ListedOperator => ({
  ...operator,
  ...linkUntil(operator),
  ...(lastVisit !== undefined && { lastVisit }),
});
