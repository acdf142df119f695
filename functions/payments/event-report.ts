import type Stripe from 'stripe';
import type { PaymentReport } from '#shared/shop/payment-report.ts';
import { disputeReport } from './dispute-report.ts';
import { idOf, sessionReport } from './session-report.ts';

/** Translates a Stripe event into a payment report; `unknown` for event types that we do not subscribe to. */
export function eventReport(event: Stripe.Event): PaymentReport | 'unknown' {
  switch (event.type) {
    case 'checkout.session.completed': {
      const session = event.data.object;
      return sessionReport(session, session.payment_status === 'paid' ? 'paid' : 'awaiting', event.created);
    }
    case 'checkout.session.async_payment_succeeded':
      return sessionReport(event.data.object, 'paid', event.created);
    case 'checkout.session.async_payment_failed':
      return sessionReport(event.data.object, 'failed', event.created);
    case 'checkout.session.expired':
      return sessionReport(event.data.object, 'expired', event.created);
    case 'charge.refunded':
      return refundReport(event.data.object, event.created);
    case 'refund.failed':
      return failedRefundReport(event.data.object, event.created);
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return disputeReport(event.data.object, event.created);
    case 'charge.dispute.funds_withdrawn':
      return disputeReport(event.data.object, event.created, 'withdrawn');
    case 'charge.dispute.funds_reinstated':
      return disputeReport(event.data.object, event.created, 'reinstated');
    default:
      return 'unknown';
  }
}

/** A refund created at the provider does not name its order. */
const failedRefundReport = (refund: Stripe.Refund, at: number): PaymentReport => ({
  reference: refund.metadata?.order ?? '',
  at,
  paymentIntent: idOf(refund.payment_intent),
  hasRefundFailed: true,
});

/** A partial refund leaves the order unchanged. */
const refundReport = (charge: Stripe.Charge, at: number): PaymentReport => ({
  reference: charge.metadata.order ?? '',
  status: charge.refunded ? 'refunded' : undefined,
  at,
  paymentIntent: idOf(charge.payment_intent),
  amount: charge.amount,
  currency: charge.currency,
});
