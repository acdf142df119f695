import { type Dispute, disputeStanding } from './disputes.ts';
import type { OrderStatus } from './order-state.ts';

/** Order data on which shipping and refunding depend. */
export interface OrderToFulfil {
  readonly status: OrderStatus;
  readonly totalYen?: number | undefined;
  readonly shipped?: { readonly trackingNumber: string } | undefined;
  /** Absent until Stripe has refunded the customer. */
  readonly refundedAt?: number | undefined;
  readonly disputes?: readonly Dispute[] | undefined;
}

/** Whether a refund was decided on but not yet made. */
export const isRefundDue = ({ status, refundedAt }: Pick<OrderToFulfil, 'status' | 'refundedAt'>): boolean =>
  status === 'refunded' && refundedAt === undefined;

/** Why an order must not be shipped. */
export type ShipmentProblem = 'not-paid' | 'refunded' | 'shipped' | 'disputed' | 'dispute-lost';

/**
 * Undefined when the order may be shipped. While a bank has the money or asks about it, nothing is shipped: a parcel
 * cannot be recalled, and the answer to the bank does not require one.
 */
export function shipmentProblem({ status, shipped, disputes }: OrderToFulfil): ShipmentProblem | undefined {
  if (shipped !== undefined) return 'shipped';
  if (status === 'refunded') return 'refunded';
  if (status !== 'paid') return 'not-paid';
  const standing = disputeStanding(disputes);
  if (standing === undefined) return undefined;
  return standing === 'lost' ? 'dispute-lost' : 'disputed';
}

/** Why the tracking number of an order cannot be corrected. `renumbered`: it has meanwhile got another number. */
export type RenumberProblem = 'not-shipped' | 'refunded' | 'renumbered';

/** @param earlierNumber the number that the colleague corrects */
export function renumberProblem(
  { status, shipped }: OrderToFulfil,
  earlierNumber: string,
): RenumberProblem | undefined {
  if (shipped === undefined) return 'not-shipped';
  if (status === 'refunded') return 'refunded';
  return shipped.trackingNumber === earlierNumber ? undefined : 'renumbered';
}

/** The state of an order as shown to the colleague who requested the refund. */
export interface SeenOrder {
  readonly totalYen: number | undefined;
  readonly isShipped: boolean;
}

/** Why an order must not be refunded. `changed`: it has changed since it was shown. */
export type RefundProblem = 'not-paid' | 'refunded' | 'disputed' | 'dispute-lost' | 'changed';

/**
 * Undefined when the order may be refunded. A refund after the bank has withdrawn the money would pay the customer
 * twice; only an inquiry can be settled by a refund.
 */
export function refundProblem(order: OrderToFulfil, seen?: SeenOrder): RefundProblem | undefined {
  if (order.status === 'refunded') return 'refunded';
  if (order.status !== 'paid') return 'not-paid';
  const standing = disputeStanding(order.disputes);
  if (standing === 'open') return 'disputed';
  if (standing === 'lost') return 'dispute-lost';
  const isUnchanged =
    seen === undefined ||
    (seen.isShipped === (order.shipped !== undefined) && seen.totalYen === order.totalYen);
  return isUnchanged ? undefined : 'changed';
}

/** Whether a dispute was lost before the order was shipped: it must be closed, and its bottles return to stock. */
export const needsClosing = (order: OrderToFulfil): boolean => shipmentProblem(order) === 'dispute-lost';
