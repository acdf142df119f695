import * as z from 'zod/mini';

/**
 * A dispute: the customer's bank withdraws a payment until it has decided, or only asks about it (an inquiry). Reported
 * by the payment provider in messages that come repeatedly, late and in any order. Amounts in whole yen, times in epoch
 * seconds.
 */
export const Dispute = z.object({
  id: z.string(),
  /** The provider's status, such as `needs_response`; an unknown one counts as open. */
  status: z.string(),
  /** When the provider said so. */
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

/** Statuses in the order in which a dispute passes through them, which sorts messages of the same second. */
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
const isLater = (one: Dispute, other: Dispute): boolean =>
  one.statusAt === other.statusAt
    ? statuses.indexOf(one.status) > statuses.indexOf(other.status)
    : one.statusAt > other.statusAt;

const earliest = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);

/** Merges two messages about one dispute: the later status, and the first report of the money. */
function mergeDispute(known: Dispute, reported: Dispute): Dispute {
  const withdrawnAt = earliest(known.withdrawnAt, reported.withdrawnAt);
  const reinstatedAt = earliest(known.reinstatedAt, reported.reinstatedAt);
  const isSameStatus = reported.status === known.status;
  return {
    ...(!isSameStatus && isLater(reported, known) ? reported : known),
    // The first report counts: a provider that is asked again repeats a status with a later time.
    ...(isSameStatus && { statusAt: Math.min(reported.statusAt, known.statusAt) }),
    ...(withdrawnAt !== undefined && { withdrawnAt }),
    ...(reinstatedAt !== undefined && { reinstatedAt }),
  };
}

/**
 * The disputes of an order after some more messages. The result does not depend on their order or repetition, unless a
 * dispute returns to a status.
 */
export function disputesAfter(known: readonly Dispute[], reported: readonly Dispute[]): Dispute[] {
  const byId = new Map(known.map((one) => [one.id, one]));
  for (const one of reported) {
    const before = byId.get(one.id);
    byId.set(one.id, before === undefined ? one : mergeDispute(before, one));
  }
  return [...byId.values()].sort((a, b) => a.openedAt - b.openedAt || (a.id < b.id ? -1 : 1));
}

const wonStatuses = ['won', 'warning_closed'];
const lostStatuses = ['lost', 'prevented'];

/** Whether the bank has yet to decide. */
export const isOpenDispute = ({ status }: Pick<Dispute, 'status'>): boolean =>
  !wonStatuses.includes(status) && !lostStatuses.includes(status);

/** Whether it waits for our answer. */
export const needsAnswer = ({ status }: Pick<Dispute, 'status'>): boolean =>
  status.endsWith('needs_response');

/** Whether the bank only asks and has taken nothing: a refund settles it. */
export const isInquiry = ({ status }: Pick<Dispute, 'status'>): boolean => status.startsWith('warning_');

/**
 * Standing of the disputes of an order. `open`: the bank has taken the money until it decides. `inquiry`: it asks
 * before it does. `lost`: the customer has the money. Undefined: there is none, or all are decided for us.
 */
export function disputeStanding(disputes: readonly Dispute[] = []): 'open' | 'inquiry' | 'lost' | undefined {
  const open = disputes.filter(isOpenDispute);
  if (open.some((one) => !isInquiry(one))) return 'open';
  if (open.length > 0) return 'inquiry';
  return disputes.some(({ status }) => lostStatuses.includes(status)) ? 'lost' : undefined;
}
