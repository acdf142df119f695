import * as z from 'zod/mini';

/**
 * A dispute: the customer's bank withdraws a payment until it has decided, or only asks about it (an inquiry). It is
 * reported by the payment provider in messages that arrive repeatedly, late and in any order. Amounts in whole yen,
 * times in epoch seconds.
 */
export const Dispute = z.object({
  id: z.string(),
  /** The provider's status, such as `needs_response`; an unknown one counts as open. */
  status: z.string(),
  /** When the provider reported the status. */
  statusAt: z.int(),
  /** The provider's reason, such as `product_not_received`. */
  reason: z.string(),
  yen: z.int(),
  openedAt: z.int(),
  /** Deadline for an answer; absent if the bank accepts none. */
  answerBy: z.optional(z.int()),
  /** When the money was withdrawn, and when it was reinstated. */
  withdrawnAt: z.optional(z.int()),
  reinstatedAt: z.optional(z.int()),
});
export type Dispute = z.infer<typeof Dispute>;

/** Statuses in the order of a dispute's progress, for sorting messages of the same second. */
const statuses = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
  'won',
  'prevented',
];
const isLater = (a: Dispute, b: Dispute): boolean =>
  a.statusAt === b.statusAt
    ? statuses.indexOf(a.status) > statuses.indexOf(b.status)
    : a.statusAt > b.statusAt;

const earliest = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);

/** Merges two reports of one dispute: the later status, and the first report of each movement of money. */
function mergeDispute(stored: Dispute, reported: Dispute): Dispute {
  const withdrawnAt = earliest(stored.withdrawnAt, reported.withdrawnAt);
  const reinstatedAt = earliest(stored.reinstatedAt, reported.reinstatedAt);
  const isSameStatus = reported.status === stored.status;
  return {
    ...(!isSameStatus && isLater(reported, stored) ? reported : stored),
    // The first report counts, since the provider repeats a status with a later time when it is polled.
    ...(isSameStatus && { statusAt: Math.min(reported.statusAt, stored.statusAt) }),
    ...(withdrawnAt !== undefined && { withdrawnAt }),
    ...(reinstatedAt !== undefined && { reinstatedAt }),
  };
}

/**
 * The disputes of an order after further reports. The result does not depend on their order or repetition, unless a
 * dispute returns to an earlier status.
 */
export function disputesAfter(stored: readonly Dispute[], reported: readonly Dispute[]): Dispute[] {
  const byId = new Map(stored.map((dispute) => [dispute.id, dispute]));
  for (const report of reported) {
    const dispute = byId.get(report.id);
    byId.set(report.id, dispute === undefined ? report : mergeDispute(dispute, report));
  }
  return [...byId.values()].sort((a, b) => a.openedAt - b.openedAt || (a.id < b.id ? -1 : 1));
}

const wonStatuses = ['won', 'warning_closed'];
const lostStatuses = ['lost', 'prevented'];

/** Whether the bank has yet to decide. */
export const isOpenDispute = ({ status }: Pick<Dispute, 'status'>): boolean =>
  !wonStatuses.includes(status) && !lostStatuses.includes(status);

/** Whether the dispute waits for our answer. */
export const needsAnswer = ({ status }: Pick<Dispute, 'status'>): boolean =>
  status.endsWith('needs_response');

/** Whether the bank only asks and has withdrawn nothing, so that a refund settles the dispute. */
export const isInquiry = ({ status }: Pick<Dispute, 'status'>): boolean => status.startsWith('warning_');

/**
 * Standing of the disputes of an order. `open`: the bank has withdrawn the money until it decides. `inquiry`: it asks
 * before withdrawing any. `lost`: the customer has the money. Undefined: no dispute, or all are decided for us.
 */
export function disputeStanding(disputes: readonly Dispute[] = []): 'open' | 'inquiry' | 'lost' | undefined {
  const open = disputes.filter(isOpenDispute);
  if (open.some((dispute) => !isInquiry(dispute))) return 'open';
  if (open.length > 0) return 'inquiry';
  return disputes.some(({ status }) => lostStatuses.includes(status)) ? 'lost' : undefined;
}
