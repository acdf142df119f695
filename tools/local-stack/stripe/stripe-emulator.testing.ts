import type { Server } from 'node:http';
import Stripe from 'stripe';
import { readBody } from '../http/forward.ts';
import { createFaults, type Faults } from '../process/injected-faults.ts';
import { closeServer, createLocalServer, listen } from '../process/ports.ts';
import { createStackClock, type StackClock } from '../process/stack-clock.ts';
import { type LocalStripe, startStripe } from './local-stripe.ts';

/** The emulator with Stripe's library as client and a webhook endpoint. */
export interface StripeFixture {
  stripe: LocalStripe;
  /** Stripe's library, pointed at the emulator. */
  client: Stripe;
  clock: StackClock;
  faults: Faults;
  /** Events verified and accepted by the endpoint, in order. */
  receivedEvents: Stripe.Event[];
  /** The endpoint's next statuses; 200 when empty. */
  nextStatuses: number[];
  stop(): Promise<void>;
}

const webhookSecret = 'whsec_for_tests';

/** @param file of stored payments; in memory when undefined */
export async function startStripeFixture(file?: string): Promise<StripeFixture> {
  const clock = createStackClock('2026-11-24T08:00:00+11:00');
  const faults = createFaults();
  const receivedEvents: Stripe.Event[] = [];
  const nextStatuses: number[] = [];
  const site: Server = createLocalServer(async (incoming, response) => {
    const body = await readBody(incoming);
    const status = nextStatuses.shift() ?? 200;
    const signature = String(incoming.headers['stripe-signature']);
    const receivedAt = clock.now().getTime();
    const event = Stripe.webhooks.constructEvent(body, signature, webhookSecret, 10, undefined, receivedAt);
    if (status < 300) receivedEvents.push(event);
    response.writeHead(incoming.url === '/api/stripe-webhook' ? status : 404).end();
  });
  const port = await listen(site, 0);
  const stripe = await startStripe({
    clock,
    faults,
    siteUrl: `http://localhost:${port}`,
    secretKey: 'sk_test_known',
    webhookSecret,
    holderOf: (key) => (key === 'sk_test_known' ? null : undefined),
    webhookEvents: ['*'],
    file,
  });
  return {
    stripe,
    client: clientOf(stripe, 'sk_test_known'),
    clock,
    faults,
    receivedEvents,
    nextStatuses,
    stop: async () => {
      await stripe.stop();
      await closeServer(site);
    },
  };
}

export function clientOf({ port }: LocalStripe, key: string): Stripe {
  return new Stripe(key, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    timeout: 20_000,
  });
}

/** Valid parameters of a session, at the time of the emulator's clock. */
export function orderOf(clock: StackClock): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 2,
        price_data: { currency: 'jpy', unit_amount: 6000, product_data: { name: 'ユミ 750ml' } },
      },
    ],
    shipping_address_collection: { allowed_countries: ['JP'] },
    shipping_options: (
      [
        ['本州', 2600],
        ['北海道', 5200],
      ] as const
    ).map(([display_name, amount]) => ({
      shipping_rate_data: {
        display_name,
        type: 'fixed_amount',
        fixed_amount: { amount, currency: 'jpy' },
        delivery_estimate: {
          minimum: { unit: 'business_day', value: 3 },
          maximum: { unit: 'business_day', value: 5 },
        },
      },
    })),
    phone_number_collection: { enabled: true },
    locale: 'ja',
    customer_email: 'hanako@example.com',
    client_reference_id: 'JP261124-7K3Q9XTB4MWE',
    metadata: { prefecture: 'JP-01' },
    expires_at: Math.floor(clock.now().getTime() / 1000) + 31 * 60,
    success_url: 'http://localhost:3000/payment-success?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/payment-cancel',
  };
}
