export const operatorStatuses = ['requested', 'approved', 'rejected', 'revoked'] as const;
export type OperatorStatus = (typeof operatorStatuses)[number];

/** Decisions of managers about an operator. `renew` replaces the link, `end` revokes it. */
export const operatorDecisions = ['approve', 'reject', 'renew', 'end'] as const;
export type OperatorDecision = (typeof operatorDecisions)[number];

/** States in which a decision is possible. A rejected or revoked operator can be approved again. */
export const decidableFrom: Readonly<Record<OperatorDecision, readonly OperatorStatus[]>> = {
  approve: ['requested', 'rejected', 'revoked'],
  reject: ['requested'],
  renew: ['approved'],
  end: ['approved'],
};
