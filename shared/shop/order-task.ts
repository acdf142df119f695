import { dispatchHours } from './dispatch.ts';
import { type Dispute, isInquiry, isOpenDispute, needsAnswer } from './disputes.ts';
import { isRefundDue, needsClosing, type OrderToFulfil, shipmentProblem } from './fulfilment.ts';
import { isOpen } from './order-state.ts';
import { webhookDueAt } from './reconciling.ts';

/** Tasks for orders, the most urgent first. */
export const orderTaskKinds = [
  /** The bank waits for our answer, or we wait for its decision. */
  'disputed',
  /** The bank has paid the customer back, and the bottles are still here. */
  'dispute-lost',
  /** The provider could not make the refund and does not retry. */
  'refund-failed',
  'no-address',
  /** The address is not in the zone that shipping was paid for. */
  'address',
  'to-ship',
  /** The result of the payment is overdue, and the provider was asked several times. */
  'stuck',
  /** The refund is decided but not made yet. */
  'refund-due',
  'paying',
] as const;
export type OrderTaskKind = (typeof orderTaskKinds)[number];

export interface OrderTask {
  readonly kind: OrderTaskKind;
  /** Deadline in epoch seconds. */
  readonly dueAt?: number | undefined;
}

/** Order data on which the next task depends. Times in epoch seconds. */
export interface OrderToDo extends OrderToFulfil {
  readonly createdAt: number;
  readonly paidAt?: number | undefined;
  readonly session?: { readonly expiresAt: number } | undefined;
  readonly shipTo?: object | undefined;
  readonly addressMismatch: boolean;
  readonly refundFailedAt?: number | undefined;
  readonly disputes?: readonly Dispute[] | undefined;
}

/** Time for several runs of the reconciler. */
const stuckSeconds = 1800;

/** Promised dispatch time, in epoch seconds. */
export const dispatchBy = ({ paidAt, createdAt }: Pick<OrderToDo, 'paidAt' | 'createdAt'>): number =>
  (paidAt ?? createdAt) + dispatchHours * 3600;

/** The next task for an order; undefined when there is none. */
export function orderTask(order: OrderToDo, now: Date): OrderTask | undefined {
  const open = (order.disputes ?? []).filter(isOpenDispute).filter((dispute) => !isSettledBy(order, dispute));
  if (open.length > 0) return { kind: 'disputed', dueAt: answerBy(open) };
  if (isRefundDue(order))
    return { kind: order.refundFailedAt === undefined ? 'refund-due' : 'refund-failed' };
  if (needsClosing(order)) return { kind: 'dispute-lost' };
  if (shipmentProblem(order) === undefined) return { kind: shippingTask(order), dueAt: dispatchBy(order) };
  if (!isOpen(order.status)) return undefined;
  const isStuck = (webhookDueAt(order) + stuckSeconds) * 1000 < now.getTime();
  return { kind: isStuck ? 'stuck' : 'paying' };
}

/** Whether a refund settles an inquiry, which is over for us even before Stripe closes it. */
const isSettledBy = ({ status }: OrderToDo, dispute: Dispute): boolean =>
  status === 'refunded' && isInquiry(dispute);

function shippingTask({ shipTo, addressMismatch }: OrderToDo): OrderTaskKind {
  if (shipTo === undefined) return 'no-address';
  return addressMismatch ? 'address' : 'to-ship';
}

/** The earliest deadline for an answer. */
function answerBy(open: readonly Dispute[]): number | undefined {
  const due = open.filter(needsAnswer).flatMap(({ answerBy: by }) => (by === undefined ? [] : [by]));
  return due.length === 0 ? undefined : Math.min(...due);
}

const kindsToShip: readonly OrderTaskKind[] = ['no-address', 'address', 'to-ship'];

/** Whether the task is to ship the parcel, possibly after a check of its address. */
export const awaitsShipping = ({ kind }: Pick<OrderTask, 'kind'>): boolean => kindsToShip.includes(kind);

/** Whether a dispute waits for us, not for the bank. */
export const awaitsOurAnswer = ({ kind, dueAt }: OrderTask): boolean =>
  kind === 'dispute-lost' || (kind === 'disputed' && dueAt !== undefined);

/** Whether the deadline has passed. */
export const isLate = ({ dueAt }: OrderTask, now: Date): boolean =>
  dueAt !== undefined && dueAt * 1000 < now.getTime();

/** Sorts tasks by urgency, then by due time. */
export function byUrgency(a: OrderTask, b: OrderTask): number {
  const ranks = [a, b].map(({ kind }) => orderTaskKinds.indexOf(kind)) as [number, number];
  const [dueAtA, dueAtB] = [a, b].map(({ dueAt: due = Number.MAX_SAFE_INTEGER }) => due) as [number, number];
  return ranks[0] - ranks[1] || dueAtA - dueAtB;
}

/**
 * Age in days up to which an order may still need an action: cards are disputed for up to 120 days after the payment,
 * and a bank decides within 75 more.
 */
export const orderWorkDays = 200;
