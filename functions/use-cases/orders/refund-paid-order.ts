import type { Payments } from '#functions/payments/payments.ts';
import { refundPayment } from '#functions/payments/refund-payment.ts';
import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import type { OrderStore, StaffActor } from '#functions/stores/orders/orders.ts';
import {
  isRefundDue,
  needsClosing,
  type RefundProblem,
  refundProblem,
  type SeenOrder,
} from '#shared/shop/fulfilment.ts';
import type { OrderReference } from '#shared/shop/order-reference.ts';

export interface RefundPaidOrderDeps {
  readonly orders: Pick<OrderStore, 'find' | 'refund' | 'confirmRefund' | 'recordFailedRefund' | 'close'>;
  readonly payments: Pick<Payments, 'prepare' | 'refund'>;
}

/**
 * The outcome of a refund. `made`: Stripe has refunded the order, now or earlier. `waiting`: decided, but not refunded
 * yet. `unanswered`: decided, but Stripe did not respond. `failed`: Stripe cannot make the refund. `closed`: the bank
 * had refunded the customer, and nothing more was refunded.
 */
export type OrderRefundOutcome =
  | { readonly result: 'made' | 'waiting' | 'failed' | 'closed'; readonly order: StoredOrder }
  | { readonly result: 'unanswered'; readonly order: StoredOrder; readonly cause: unknown }
  | { readonly result: 'refused'; readonly problem: RefundProblem; readonly order: StoredOrder }
  | { readonly result: 'unknown' };

/**
 * Decides to refund an order in full, has Stripe make the refund, and records it. A repeated call continues where the
 * first stopped. An order whose dispute was lost before it was shipped is closed instead.
 *
 * @param seen the order as the deciding colleague saw it
 */
export async function refundPaidOrder(
  { orders, payments }: RefundPaidOrderDeps,
  reference: OrderReference,
  by: StaffActor = {},
  seen?: SeenOrder,
): Promise<OrderRefundOutcome> {
  const found = await orders.find(reference);
  if (found === undefined) return { result: 'unknown' };
  if (isClosedBy(found, by)) return { result: 'closed', order: found };
  if (needsClosing(found)) return close(orders, reference, by);
  const earlierOutcome = outcomeWithoutRefund(found, by, seen);
  if (earlierOutcome !== undefined) return earlierOutcome;
  // The key is read before the decision is stored, because without it no refund is possible.
  await payments.prepare();
  const refundDecision = await orders.refund(reference, 'by-house', by, seen);
  if (refundDecision.result === 'unknown') return refundDecision;
  const refused =
    refundDecision.result === 'unchanged' ? outcomeWithoutRefund(refundDecision.order, by, seen) : undefined;
  if (refused !== undefined) return refused;
  try {
    const outcome = await refundPayment(
      {
        payments,
        confirm: () => orders.confirmRefund(reference),
        fail: () => orders.recordFailedRefund(reference),
      },
      refundDecision.order,
    );
    const order = (await orders.find(reference)) ?? refundDecision.order;
    const results = {
      refunded: 'made',
      'nothing-due': 'made',
      pending: 'waiting',
      failed: 'failed',
    } as const;
    return { result: results[outcome], order };
  } catch (cause) {
    return { result: 'unanswered', order: refundDecision.order, cause };
  }
}

/** The outcome for an order that must not be refunded now. Undefined when a refund may be decided on or is due. */
function outcomeWithoutRefund(
  order: StoredOrder,
  { commandId }: StaffActor,
  seen: SeenOrder | undefined,
): OrderRefundOutcome | undefined {
  if (isRefundDue(order)) return undefined;
  const problem = refundProblem(order, seen);
  if (problem === undefined) return undefined;
  const isByThisCommand = commandId !== undefined && order.refundDecided?.commandId === commandId;
  return isByThisCommand && problem === 'refunded'
    ? { result: 'made', order }
    : { result: 'refused', problem, order };
}

const isClosedBy = ({ disputeAccepted }: StoredOrder, { commandId }: StaffActor): boolean =>
  commandId !== undefined && disputeAccepted?.commandId === commandId;

async function close(
  orders: RefundPaidOrderDeps['orders'],
  reference: OrderReference,
  by: StaffActor,
): Promise<OrderRefundOutcome> {
  const outcome = await orders.close(reference, by);
  if (outcome.result === 'unknown') return outcome;
  const { order } = outcome;
  if (outcome.result === 'changed' || isClosedBy(order, by)) return { result: 'closed', order };
  return { result: 'refused', problem: refundProblem(order) ?? 'changed', order };
}
