import type { Refusal } from '../../../shared/contracts/problems.ts';
import type { receivePayment as contract } from '../../../shared/contracts/receive-payment.ts';
import { parseOrderReference } from '../../../shared/shop/order-reference.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { log } from '../../kernel/log.ts';
import { Refused } from '../../kernel/problems.ts';
import { eventReport } from '../../payments/event-report.ts';
import { payBack } from '../../payments/pay-back.ts';
import type { Payments } from '../../payments/payments.ts';
import { signedEvent } from '../../payments/signed-event.ts';
import type { OrderStore } from '../../stores/orders.ts';

interface Deps {
  readonly orders: Pick<OrderStore, 'settle' | 'confirmRefund'>;
  readonly payments: Pick<Payments, 'refund'>;
  readonly signingSecret: () => Promise<string>;
  readonly clock: Clock;
}

const refusals = {
  forged: { kind: 'bad-signature', message: 'The signature is not ours, or not of now.' },
  'other-kind': { kind: 'unknown-event', message: 'Nothing is known of events of this kind.' },
  unknown: { kind: 'not-found', message: 'There is no such order, or not yet.' },
  'other-payment': { kind: 'payment-mismatch', message: 'The order has another payment.' },
  'other-amount': { kind: 'payment-mismatch', message: 'The order has another amount.' },
  unpaid: { kind: 'unavailable', message: 'The refund is not made yet.' },
} as const satisfies Record<string, Refusal>;

/** Takes in an event; whatever is not taken in is refused, and so comes again. */
export const receivePayment =
  ({ orders, payments, signingSecret, clock }: Deps): UseCase<typeof contract> =>
  async ({ bytes, headers }) => {
    const event = signedEvent(bytes, headers['stripe-signature'] ?? '', await signingSecret(), clock());
    if (event === undefined) throw new Refused(refusals.forged);
    const report = eventReport(event);
    if (report === 'unknown') throw new Refused(refusals['other-kind']);
    const outcome = await orders.settle(report);
    if (!('order' in outcome)) {
      log.warn('payment.not-taken', { eventId: event.id, type: event.type, reason: outcome.result });
      throw new Refused(refusals[outcome.result]);
    }
    const confirm = (order: { reference: string }) => {
      const reference = parseOrderReference(order.reference);
      return reference ? orders.confirmRefund(reference) : Promise.resolve();
    };
    if (!(await payBack({ payments, confirm }, outcome.order))) throw new Refused(refusals.unpaid);
    const { result, order } = outcome;
    log.info('payment.taken', { eventId: event.id, type: event.type, result, status: order.status });
    return { received: true };
  };
