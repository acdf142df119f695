import Stripe from 'stripe';
import { createFaults, type Faults } from '#tools/local-stack/process/injected-faults.ts';
import { createStackClock, type StackClock } from '#tools/local-stack/process/stack-clock.ts';
import { type LocalStripe, startStripe } from '#tools/local-stack/stripe/local-stripe.ts';
import type { Outcome } from '#tools/local-stack/stripe/outcome.ts';
import { type Payments, stripePayments } from './payments.ts';
import { connectStripe } from './stripe-client.ts';

/** A webhook call: body and headers. */
export interface SignedCall {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Stripe emulator that delivers no events on its own. */
export interface Provider {
  readonly payments: Payments;
  readonly clock: StackClock;
  readonly faults: Faults;
  readonly stripe: LocalStripe;
  readonly secret: string;
  /** Presses a button on an order's payment page; returns the resulting events, freshly signed. */
  press(reference: string, outcome: Outcome, form?: Record<string, string>): SignedCall[];
  /** All events so far, freshly signed, oldest first. */
  events(): SignedCall[];
  /** Signs a body at an instant, with our secret by default. */
  sign(event: unknown, options?: { at?: Date; secret?: string }): SignedCall;
  /** Payment pages of an order at the provider. */
  pagesOf(reference: string): Stripe.Checkout.Session[];
  /** Refunds all or part of a payment at the provider, as staff can in its dashboard; returns the refund's id. */
  refundAtProvider(paymentIntent: string | undefined, amount?: number): Promise<string>;
  stop(): Promise<void>;
}

const secret = 'whsec_for_tests';
const key = 'sk_test_known';

export async function startProvider(startsAt = '2026-11-21T10:00:00+11:00'): Promise<Provider> {
  const clock = createStackClock(startsAt);
  const faults = createFaults();
  const stripe = await startStripe({
    clock,
    faults,
    siteUrl: 'http://localhost:3000',
    secretKey: 'sk_test_outside',
    webhookSecret: secret,
    holderOf: (otherKey) => (otherKey === key ? null : undefined),
    webhookEvents: ['*'],
    file: undefined,
  });
  stripe.webhooks.set({ mode: 'hold' });
  const connect = connectStripe(async () => key, { secretParameter: '/stripe', apiUrl: stripe.url });
  const sign: Provider['sign'] = (event, { at = clock.now(), secret: signingSecret = secret } = {}) => {
    const body = typeof event === 'string' ? event : JSON.stringify(event);
    const timestamp = Math.floor(at.getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: signingSecret,
      timestamp,
    });
    return { body, headers: { 'stripe-signature': signature } };
  };
  const pagesOf = (reference: string) =>
    Object.values(stripe.books.sessions)
      .map(({ session }) => session as unknown as Stripe.Checkout.Session)
      .filter(({ client_reference_id }) => client_reference_id === reference);
  const events = () => stripe.events().map(({ event }) => sign(event));
  return {
    payments: stripePayments(connect, () => clock.now()),
    clock,
    faults,
    stripe,
    secret,
    press: (reference, outcome, form = {}) => {
      const before = stripe.events().length;
      stripe.settle(pagesOf(reference)[0]?.id ?? '', outcome, new URLSearchParams(form));
      return events().slice(before);
    },
    events,
    sign,
    pagesOf,
    refundAtProvider: async (paymentIntent = '', amount) => {
      const partialAmount = amount === undefined ? {} : { amount };
      return (await (await connect()).refunds.create({ payment_intent: paymentIntent, ...partialAmount })).id;
    },
    stop: () => stripe.stop(),
  };
}
