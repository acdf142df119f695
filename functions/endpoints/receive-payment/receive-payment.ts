import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import { eventReport } from '#functions/payments/event-report.ts';
import type { Payments } from '#functions/payments/payments.ts';
import { refundPayment } from '#functions/payments/refund-payment.ts';
import { signedEvent } from '#functions/payments/signed-event.ts';
import type { OrderStore } from '#functions/stores/orders/orders.ts';
import { logDispute } from '#functions/use-cases/orders/log-dispute.ts';
import type { receivePayment as contract } from '#shared/contracts/receive-payment.ts';
import type { Refusal } from '#shared/problems/problems.ts';
import { parseOrderReference } from '#shared/shop/order-reference.ts';
import type { PaymentReport } from '#shared/shop/payment-report.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly orders: Pick<OrderStore, 'settle' | 'confirmRefund' | 'recordFailedRefund'>;
  readonly payments: Pick<Payments, 'refund' | 'findOrder'>;
  readonly signingSecret: () => Promise<string>;
  readonly clock: Clock;
}

const refusals = {
  forged: { kind: 'bad-signature', message: 'The signature is invalid or expired.' },
  unknown: { kind: 'not-found', message: 'The order does not exist or is not stored yet.' },
  'other-payment': { kind: 'payment-mismatch', message: 'The order belongs to another payment.' },
  'other-amount': { kind: 'payment-mismatch', message: 'The amount does not match that of the order.' },
  'refund-pending': { kind: 'unavailable', message: 'The refund is still pending.' },
} as const satisfies Record<string, Refusal>;

/**
 * Applies a payment event. The provider delivers a rejected event again. An event of an unknown type is only logged.
 */
export const receivePayment =
  ({ orders, payments, signingSecret, clock }: Deps): UseCase<typeof contract> =>
  async ({ bytes, headers }) => {
    const event = signedEvent(bytes, headers['stripe-signature'] ?? '', await signingSecret(), clock());
    if (event === undefined) throw new Refused(refusals.forged);
    const report = eventReport(event);
    if (report === 'unknown') {
      // The provider would deliver a refused event for three days, and might then disable the endpoint.
      log.warn('payment.unknown-event', { eventId: event.id, type: event.type });
      return { received: true };
    }
    const outcome = await orders.settle(await withReference(report, payments));
    if (!('order' in outcome)) {
      log.warn('payment.unmatched', { eventId: event.id, type: event.type, reason: outcome.result });
      throw new Refused(refusals[outcome.result]);
    }
    const { result, order } = outcome;
    if (report.disputes !== undefined && result === 'changed') logDispute(order);
    const reference = parseOrderReference(order.reference);
    if (reference === undefined) throw new Error('A stored order has an invalid reference');
    const refund = await refundPayment(
      {
        payments,
        confirm: () => orders.confirmRefund(reference),
        fail: () => orders.recordFailedRefund(reference),
      },
      order,
    );
    if (refund === 'pending') throw new Refused(refusals['refund-pending']);
    if (refund === 'failed') log.error('refund.failed', { orderId: order.id });
    log.info('payment.taken', { eventId: event.id, type: event.type, result, status: order.status });
    return { received: true };
  };

/**
 * Adds the reference of the order to a report that names only the payment: on a dispute, or a refund made at Stripe.
 */
async function withReference(report: PaymentReport, payments: Deps['payments']): Promise<PaymentReport> {
  const { hasRefundFailed, disputes, reference, paymentIntent } = report;
  const namesOnlyPayment = (hasRefundFailed || disputes !== undefined) && reference === '';
  if (!namesOnlyPayment || paymentIntent === undefined) return report;
  return { ...report, reference: await payments.findOrder(paymentIntent) };
}
