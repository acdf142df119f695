import { dispatchHours } from './dispatch.ts';
import { type Dispute, isOpenDispute, needsAnswer } from './disputes.ts';
import { isRefundDue, isToClose, type OrderToFulfil, shipmentProblem } from './fulfilment.ts';
import { isOpen } from './order-state.ts';
import { answerDueAt } from './reconciling.ts';

/** What is to be done with orders, the most urgent first. */
export const orderTaskKinds = [
  /** The bank waits for our answer, or we for its decision. */
  'disputed',
  /** The bank has paid the customer back, and the bottles are still here. */
  'dispute-lost',
  /** The provider could not refund and does not try again. */
  'refund-failed',
  'no-address',
  /** The address is not in the zone that shipping was paid for. */
  'address',
  'to-ship',
  /** The result of the payment is overdue, and the provider was asked several times. */
  'stuck',
  /** Decided, and not made yet. */
  'refund-due',
  'paying',
] as const;
export type OrderTaskKind = (typeof orderTaskKinds)[number];

export interface OrderTask {
  readonly kind: OrderTaskKind;
  /** Epoch seconds until when. */
  readonly dueAt?: number | undefined;
}

/** Order data that decides the next task. Times in epoch seconds. */
export interface OrderToDo extends OrderToFulfil {
  readonly createdAt: number;
  readonly paidAt?: number | undefined;
  readonly session?: { readonly expiresAt: number } | undefined;
  readonly shipTo?: object | undefined;
  readonly addressMismatch: boolean;
  readonly refundFailedAt?: number | undefined;
  readonly disputes?: readonly Dispute[] | undefined;
}

/** Several runs of the reconciler. */
const stuckSeconds = 1800;

/** By when the parcel was promised to leave, in epoch seconds. */
export const dispatchBy = ({ paidAt, createdAt }: Pick<OrderToDo, 'paidAt' | 'createdAt'>): number =>
  (paidAt ?? createdAt) + dispatchHours * 3600;

/** What is to be done next with an order; undefined when nothing is. */
export function orderTask(order: OrderToDo, now: Date): OrderTask | undefined {
  const open = (order.disputes ?? []).filter(isOpenDispute);
  if (open.length > 0) return { kind: 'disputed', dueAt: answerBy(open) };
  if (isRefundDue(order))
    return { kind: order.refundFailedAt === undefined ? 'refund-due' : 'refund-failed' };
  if (isToClose(order)) return { kind: 'dispute-lost' };
  if (shipmentProblem(order) === undefined) return { kind: beforeShipping(order), dueAt: dispatchBy(order) };
  if (!isOpen(order.status)) return undefined;
  const isStuck = (answerDueAt(order) + stuckSeconds) * 1000 < now.getTime();
  return { kind: isStuck ? 'stuck' : 'paying' };
}

function beforeShipping({ shipTo, addressMismatch }: OrderToDo): OrderTaskKind {
  if (shipTo === undefined) return 'no-address';
  return addressMismatch ? 'address' : 'to-ship';
}

/** The first answer that is due. */
function answerBy(open: readonly Dispute[]): number | undefined {
  const due = open.filter(needsAnswer).flatMap(({ answerBy: by }) => (by === undefined ? [] : [by]));
  return due.length === 0 ? undefined : Math.min(...due);
}

const kindsToShip: readonly OrderTaskKind[] = ['no-address', 'address', 'to-ship'];

/** The parcel may leave, perhaps after a look at its address. */
export const isToShip = ({ kind }: Pick<OrderTask, 'kind'>): boolean => kindsToShip.includes(kind);

/** The promise was not kept. */
export const isLate = ({ dueAt }: OrderTask, now: Date): boolean =>
  dueAt !== undefined && dueAt * 1000 < now.getTime();

/** The most urgent first; of one kind what is due first. */
export function byUrgency(one: OrderTask, other: OrderTask): number {
  const ranks = [one, other].map(({ kind }) => orderTaskKinds.indexOf(kind)) as [number, number];
  const [dueAt, otherDueAt] = [one, other].map(({ dueAt: due = Number.MAX_SAFE_INTEGER }) => due) as [
    number,
    number,
  ];
  return ranks[0] - ranks[1] || dueAt - otherDueAt;
}

/**
 * Days back in which an order may still have something to be done: cards are disputed for up to 120 days after the
 * payment, and a bank decides within 75 more.
 */
export const orderWorkDays = 200;
