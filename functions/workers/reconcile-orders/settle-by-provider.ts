import { log } from '#functions/kernel/log.ts';
import type { Payments } from '#functions/payments/payments.ts';
import { refundPayment } from '#functions/payments/refund-payment.ts';
import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import type { OrderStore } from '#functions/stores/orders/orders.ts';
import { logDispute } from '#functions/use-cases/orders/log-dispute.ts';
import { parseOrderReference } from '#shared/shop/order-reference.ts';
import type { PaymentReport } from '#shared/shop/payment-report.ts';
import { webhookDueAt } from '#shared/shop/reconciling.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

export interface SettlingDeps {
  readonly orders: Pick<OrderStore, 'settle' | 'giveUp' | 'confirmRefund' | 'recordFailedRefund'>;
  readonly payments: Pick<Payments, 'retrieve' | 'find' | 'expire' | 'refund'>;
  readonly clock: Clock;
}

/**
 * Fetches the state of an order from the payment provider and applies it like a webhook. A payment page that is past its
 * expiry but still open is expired first, so that the bottles can be released safely.
 *
 * @throws Error when the provider does not respond, its report does not match the order, or a due refund is not made
 */
export async function settleByProvider(
  { orders, payments, clock }: SettlingDeps,
  order: StoredOrder,
): Promise<void> {
  const reference = referenceOf(order);
  const report = await fetchReport(order, payments, clock());
  const outcome = await (report === undefined ? orders.giveUp(reference) : orders.settle(report));
  if (!('order' in outcome)) throw new Error(`The payment report was rejected: ${outcome.result}`);
  const { result, order: settledOrder } = outcome;
  log.info('payment.fetched', { orderId: order.id, result, status: settledOrder.status });
  if (report?.disputes !== undefined && result === 'changed') logDispute(settledOrder);
  const refund = await refundPayment(
    {
      payments,
      confirm: () => orders.confirmRefund(reference),
      fail: () => orders.recordFailedRefund(reference),
    },
    settledOrder,
  );
  if (refund === 'pending') throw new Error('The refund is still pending');
  if (refund === 'failed') log.error('refund.failed', { orderId: order.id });
}

/** The provider's report on an order; undefined when no payment page was opened. */
async function fetchReport(
  order: StoredOrder,
  payments: SettlingDeps['payments'],
  now: Date,
): Promise<PaymentReport | undefined> {
  const { session } = order;
  const report = session === undefined ? await payments.find(order) : await payments.retrieve(session.id);
  const isOpen = report?.session !== undefined && report.status === undefined;
  return isOpen && webhookDueAt({ ...order, session: report.session }) * 1000 <= now.getTime()
    ? payments.expire(report.session.id)
    : report;
}

function referenceOf(order: StoredOrder) {
  const reference = parseOrderReference(order.reference);
  if (reference === undefined) throw new Error('A stored order has an invalid reference');
  return reference;
}
