import Stripe from 'stripe';
import type { PaymentReport } from '#shared/shop/payment-report.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { checkoutSession, type OrderToPay, type ReturnAddresses } from './checkout-session.ts';
import { currentDispute } from './dispute-report.ts';
import { currentStatus, idOf, isDisputed, sessionReport } from './session-report.ts';
import type { ConnectStripe } from './stripe-client.ts';

/** The payment page. `url` is absent once it has closed. Times in epoch seconds. */
export interface PaymentPage {
  readonly id: string;
  readonly url?: string;
  readonly expiresAt: number;
}

/**
 * `refused`: no page exists or will be opened; `isEmailRefused`: whether the email address was the reason. `unsure`: a
 * page may exist.
 */
export type CheckoutOutcome =
  | { readonly result: 'opened'; readonly page: PaymentPage }
  | { readonly result: 'refused'; readonly isEmailRefused: boolean }
  | { readonly result: 'unsure' };

/**
 * `refunded`: the full amount is on its way to the card. `pending`: not yet made, or unknown; ask again later. `failed`:
 * bounced, cancelled or impossible in a dispute; needs manual action.
 */
export type RefundOutcome = 'refunded' | 'pending' | 'failed';

export interface PaymentToRefund {
  readonly reference: string;
  readonly paymentIntent?: string | undefined;
  readonly totalYen?: number | undefined;
}

/** How many pages of results to search for the payment page of an order. */
const maxPages = 20;
/** How long after its order a payment page may have been created. */
const openedWithinSeconds = 900;

export type Payments = ReturnType<typeof stripePayments>;

/** Operations of the payment provider. All writes are idempotent. */
export function stripePayments(connect: ConnectStripe, clock: Clock) {
  const reportOf = async (stripe: Stripe, session: Stripe.Checkout.Session): Promise<PaymentReport> => {
    const now = Math.floor(clock().getTime() / 1000);
    const report = sessionReport(session, currentStatus(session), now);
    const paymentIntent = idOf(session.payment_intent);
    if (paymentIntent === undefined || !isDisputed(session)) return report;
    const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 });
    return { ...report, disputes: data.map((one) => currentDispute(one, now)) };
  };
  const withPayment = ['payment_intent.latest_charge'];

  return {
    /** Loads the API key up front, before anything is promised to the customer. */
    async prepare(): Promise<void> {
      await connect();
    },

    /** Opens the payment page of an order, or returns the one opened earlier. */
    async open(order: OrderToPay, returnAddresses: ReturnAddresses): Promise<CheckoutOutcome> {
      const stripe = await connect();
      try {
        const session = await stripe.checkout.sessions.create(checkoutSession(order, returnAddresses), {
          idempotencyKey: `checkout-${order.reference}`,
        });
        return { result: 'opened', page: pageOf(session) };
      } catch (error) {
        if (!isRefusal(error)) return { result: 'unsure' };
        return { result: 'refused', isEmailRefused: error.param === 'customer_email' };
      }
    },

    /** Current state of a payment page, with the disputes of its payment. */
    async retrieve(sessionId: string): Promise<PaymentReport> {
      const stripe = await connect();
      return reportOf(stripe, await stripe.checkout.sessions.retrieve(sessionId, { expand: withPayment }));
    },

    /**
     * Finds the payment page of an order whose session id was lost; undefined when none was opened.
     *
     * @param order.createdAt epoch seconds
     */
    async find(order: Pick<OrderToPay, 'reference' | 'createdAt'>): Promise<PaymentReport | undefined> {
      const stripe = await connect();
      const created = { gte: order.createdAt - 60, lte: order.createdAt + openedWithinSeconds };
      const pages = stripe.checkout.sessions.list({ created, limit: 100 });
      let searched = 0;
      for await (const session of pages) {
        if (session.client_reference_id === order.reference) {
          return reportOf(
            stripe,
            await stripe.checkout.sessions.retrieve(session.id, { expand: withPayment }),
          );
        }
        searched += 1;
        if (searched > 100 * maxPages) throw new Error('Too many payment pages to search');
      }
      return undefined;
    },

    /** Expires an unpaid payment page and returns its final state. */
    async expire(sessionId: string): Promise<PaymentReport> {
      const stripe = await connect();
      try {
        await stripe.checkout.sessions.expire(sessionId);
      } catch (error) {
        // Paid or expired in between, as the state read below says.
        if (!isRefusal(error)) throw error;
      }
      return reportOf(stripe, await stripe.checkout.sessions.retrieve(sessionId, { expand: withPayment }));
    },

    /** Reference of the order behind a payment; '' when the payment is not ours. */
    async findOrder(paymentIntent: string): Promise<string> {
      const stripe = await connect();
      const { metadata } = await stripe.paymentIntents.retrieve(paymentIntent);
      return metadata.order ?? '';
    },

    /**
     * Refunds a payment in full, once however often it is called. Looks up existing refunds first, including those by staff:
     * the response to an earlier call may be outdated.
     */
    async refund({ reference, paymentIntent, totalYen }: PaymentToRefund): Promise<RefundOutcome> {
      if (paymentIntent === undefined) return 'pending';
      const stripe = await connect();
      const refunds = async () =>
        (await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 })).data;
      const outcome = knownRefundOutcome(await refunds(), totalYen);
      if (outcome !== undefined) return outcome;
      try {
        const { status } = await stripe.refunds.create(
          { payment_intent: paymentIntent, metadata: { order: reference } },
          { idempotencyKey: `refund-${reference}` },
        );
        return status === 'succeeded' ? 'refunded' : 'pending';
      } catch (error) {
        const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
        if (code === 'charge_already_refunded') return knownRefundOutcome(await refunds(), 0) ?? 'pending';
        // The bank holds the money: no refund is possible until it is reinstated.
        if (code === 'charge_disputed' || code === 'refund_disputed_payment') return 'failed';
        throw error;
      }
    },
  };
}

/** Combined outcome of a payment's refunds; undefined when one has yet to be made. */
function knownRefundOutcome(refunds: readonly Stripe.Refund[], totalYen = Number.POSITIVE_INFINITY) {
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
 * A refusal that changed nothing. A concurrent call with the same key (409), rate limiting (429) and a reused key do
 * not count: the first call may have succeeded.
 */
const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError &&
  !(error instanceof Stripe.errors.StripeIdempotencyError) &&
  error.statusCode !== undefined &&
  error.statusCode >= 400 &&
  error.statusCode < 500 &&
  ![408, 409, 429].includes(error.statusCode);
