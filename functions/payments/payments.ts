import Stripe from 'stripe';
import type { PaymentReport } from '../../shared/shop/payment-report.ts';
import type { Clock } from '../../shared/values/port-vila-time.ts';
import { checkoutSession, type OrderToPay, type ReturnAddresses } from './checkout-session.ts';
import { factNow, sessionReport } from './session-report.ts';
import type { ConnectStripe } from './stripe-client.ts';

/** The payment page. `url` is gone once it is over. Times in epoch seconds. */
export interface PaymentPage {
  readonly id: string;
  readonly url?: string;
  readonly expiresAt: number;
}

/**
 * `refused`: there is no payment page and there will be none, and `isEmailRefused` says whether that is for the
 * address. `unsure`: there may be one.
 */
export type CheckoutOutcome =
  | { readonly result: 'opened'; readonly page: PaymentPage }
  | { readonly result: 'refused'; readonly isEmailRefused: boolean }
  | { readonly result: 'unsure' };

/**
 * `refunded`: all of the money is on its way to the card. `pending`: not yet, or not known; to be asked again later.
 * `failed`: it came back, or was called off, and nobody tries again by himself.
 */
export type RefundOutcome = 'refunded' | 'pending' | 'failed';

/** A payment that is to be given back. */
export interface PaymentToReturn {
  readonly reference: string;
  readonly paymentIntent?: string | undefined;
  readonly totalYen?: number | undefined;
}

/** Pages in which the payment page of one order is looked for, and how long after the order it can have been made. */
const mostPages = 20;
const openedWithinSeconds = 900;

export type Payments = ReturnType<typeof stripePayments>;

/** What we ask of the payment provider. Every call that changes something can be sent again without doing it again. */
export function stripePayments(connect: ConnectStripe, clock: Clock) {
  const report = (session: Stripe.Checkout.Session): PaymentReport =>
    sessionReport(session, factNow(session), Math.floor(clock().getTime() / 1000));
  const withPayment = ['payment_intent.latest_charge'];

  return {
    /** Makes sure that the key is there, before anything is promised. */
    async prepare(): Promise<void> {
      await connect();
    },

    /** Opens the payment page of an order, or finds the one that an earlier call has opened. */
    async open(order: OrderToPay, returns: ReturnAddresses): Promise<CheckoutOutcome> {
      const stripe = await connect();
      try {
        const session = await stripe.checkout.sessions.create(checkoutSession(order, returns), {
          idempotencyKey: `checkout-${order.reference}`,
        });
        return { result: 'opened', page: pageOf(session) };
      } catch (error) {
        if (!isRefusal(error)) return { result: 'unsure' };
        return { result: 'refused', isEmailRefused: error.param === 'customer_email' };
      }
    },

    /** What is known of a payment page now. */
    async retrieve(sessionId: string): Promise<PaymentReport> {
      const stripe = await connect();
      return report(await stripe.checkout.sessions.retrieve(sessionId, { expand: withPayment }));
    },

    /**
     * What is known of the payment page of an order whose id never came back; undefined when none was ever opened.
     *
     * @param order.createdAt epoch seconds
     */
    async find(order: Pick<OrderToPay, 'reference' | 'createdAt'>): Promise<PaymentReport | undefined> {
      const stripe = await connect();
      const created = { gte: order.createdAt - 60, lte: order.createdAt + openedWithinSeconds };
      const pages = stripe.checkout.sessions.list({ created, limit: 100 });
      let seen = 0;
      for await (const session of pages) {
        if (session.client_reference_id === order.reference) {
          return report(await stripe.checkout.sessions.retrieve(session.id, { expand: withPayment }));
        }
        seen += 1;
        if (seen > 100 * mostPages) throw new Error('Too many payment pages to look through');
      }
      return undefined;
    },

    /** Closes a payment page on which nobody has paid; answers what is known of it then. */
    async expire(sessionId: string): Promise<PaymentReport> {
      const stripe = await connect();
      try {
        await stripe.checkout.sessions.expire(sessionId);
      } catch (error) {
        // It was paid or has expired in between, and says so itself.
        if (!isRefusal(error)) throw error;
      }
      return report(await stripe.checkout.sessions.retrieve(sessionId, { expand: withPayment }));
    },

    /** The reference of the order that a payment is for; '' when it is not ours. */
    async orderOf(paymentIntent: string): Promise<string> {
      const stripe = await connect();
      const { metadata } = await stripe.paymentIntents.retrieve(paymentIntent);
      return metadata.order ?? '';
    },

    /**
     * Gives a payment back in full, once however often it is asked for. What an earlier call was answered tells
     * nothing of what became of it since, so refunds are looked at first, whoever made them.
     */
    async refund({ reference, paymentIntent, totalYen }: PaymentToReturn): Promise<RefundOutcome> {
      if (paymentIntent === undefined) return 'pending';
      const stripe = await connect();
      const refunds = async () =>
        (await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 })).data;
      const known = refundKnown(await refunds(), totalYen);
      if (known !== undefined) return known;
      try {
        const { status } = await stripe.refunds.create(
          { payment_intent: paymentIntent, metadata: { order: reference } },
          { idempotencyKey: `refund-${reference}` },
        );
        return status === 'succeeded' ? 'refunded' : 'pending';
      } catch (error) {
        const isDone = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
        if (!isDone) throw error;
        return refundKnown(await refunds(), 0) ?? 'pending';
      }
    },
  };
}

/** What the refunds of a payment come to; undefined when one is still to be made. */
function refundKnown(refunds: readonly Stripe.Refund[], totalYen = Number.POSITIVE_INFINITY) {
  const sumOf = (...statuses: string[]) =>
    refunds
      .filter(({ status }) => statuses.includes(status ?? ''))
      .reduce((sum, { amount }) => sum + amount, 0);
  if (sumOf('pending', 'requires_action') > 0) return 'pending';
  if (refunds.length > 0 && sumOf('succeeded') >= totalYen) return 'refunded';
  return sumOf('failed', 'canceled') > 0 ? 'failed' : undefined;
}

const pageOf = ({ id, url, expires_at }: Stripe.Checkout.Session): PaymentPage => ({
  id,
  ...(url && { url }),
  expiresAt: expires_at,
});

/**
 * A refusal before anything was done. Another call with the same key under way (409), too many calls (429), or the
 * key with another call are none: what the first call has made may be there.
 */
const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError &&
  !(error instanceof Stripe.errors.StripeIdempotencyError) &&
  error.statusCode !== undefined &&
  error.statusCode >= 400 &&
  error.statusCode < 500 &&
  ![408, 409, 429].includes(error.statusCode);
