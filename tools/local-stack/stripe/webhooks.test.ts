import { afterEach, beforeEach, expect, it } from 'vitest';
import { orderOf, type StripeFixture, startStripeFixture } from './stripe-emulator.testing.ts';

let fixture: StripeFixture;
beforeEach(async () => {
  fixture = await startStripeFixture();
});
afterEach(() => fixture.stop());

const newSession = async (): Promise<string> =>
  (await fixture.client.checkout.sessions.create(orderOf(fixture.clock))).id;
const waitForWebhooks = () => expect.poll(() => fixture.stripe.webhooks.waiting).toBe(0);
const types = (): string[] => fixture.receivedEvents.map(({ type }) => type);

it('the Stripe emulator sends a webhook for a payment with the customer’s details', async () => {
  const id = await newSession();
  const form = new URLSearchParams({ state: '沖縄県', phone: '03 1234 5678', line2: '302号室' });
  const next = fixture.stripe.settle(id, 'paid', form);
  expect(next).toBe(`http://localhost:3000/payment-success?session=${id}`);
  await waitForWebhooks();
  expect(fixture.receivedEvents).toMatchObject([
    {
      type: 'checkout.session.completed',
      object: 'event',
      livemode: false,
      data: {
        object: {
          id,
          status: 'complete',
          payment_status: 'paid',
          amount_total: 14_600,
          payment_intent: expect.stringMatching(/^pi_/),
          client_reference_id: 'JP261124-7K3Q9XTB4MWE',
          customer_details: { email: 'hanako@example.com', phone: '+81312345678' },
          collected_information: {
            shipping_details: {
              name: '見本 花子',
              address: { state: '沖縄県', country: 'JP', line2: '302号室' },
            },
          },
        },
      },
    },
  ]);
});

it('the Stripe emulator adds the shipping rate chosen by the customer to the total of a session', async () => {
  const id = await newSession();
  const { session } = fixture.stripe.books.sessions[id] ?? {};
  const shipping = String(session?.shipping_options[1]?.shipping_rate);
  fixture.stripe.settle(id, 'paid', new URLSearchParams({ shipping }));
  expect(session).toMatchObject({
    amount_total: 17_200,
    shipping_cost: { amount_total: 5200, shipping_rate: shipping },
    total_details: { amount_shipping: 5200 },
  });
});

it('the Stripe emulator sends two webhooks for a delayed payment: the checkout, then its result', async () => {
  const [paid, declined] = [await newSession(), await newSession()];
  for (const id of [paid, declined]) fixture.stripe.settle(id, 'delayed');
  await waitForWebhooks();
  expect(types()).toEqual(['checkout.session.completed', 'checkout.session.completed']);
  expect(fixture.receivedEvents[0]?.data.object).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
  });
  fixture.stripe.settle(paid, 'paid');
  fixture.stripe.settle(declined, 'declined');
  await waitForWebhooks();
  expect(types().slice(2).sort()).toEqual([
    'checkout.session.async_payment_failed',
    'checkout.session.async_payment_succeeded',
  ]);
  expect((await fixture.client.checkout.sessions.retrieve(paid)).payment_status).toBe('paid');
  for (const id of [paid, declined]) expect(() => fixture.stripe.settle(id, 'paid')).toThrow('Only an open');
});

it('the Stripe emulator sends no webhook for a declined card or a cancelled payment page, and the session stays open', async () => {
  const id = await newSession();
  expect(fixture.stripe.settle(id, 'declined')).toBe('?declined');
  expect(fixture.stripe.settle(id, 'cancelled')).toBe('http://localhost:3000/payment-cancel');
  expect(fixture.stripe.events()).toEqual([]);
  expect((await fixture.client.checkout.sessions.retrieve(id)).status).toBe('open');
});

it('the Stripe emulator retries a webhook until the endpoint accepts it', async () => {
  fixture.stripe.webhooks.set({ retryMs: [10] });
  fixture.nextStatuses.push(500, 404, 400);
  fixture.stripe.settle(await newSession(), 'paid');
  await waitForWebhooks();
  expect(types()).toEqual(['checkout.session.completed']);
  const [event] = fixture.stripe.events();
  expect(event?.attempts.map(({ status }) => status)).toEqual([500, 404, 400, 200]);
  expect(event?.state).toBe('delivered');
});

it('the Stripe emulator gives a webhook up after twenty attempts', async () => {
  fixture.stripe.webhooks.set({ retryMs: [0] });
  fixture.nextStatuses.push(...Array<number>(30).fill(500));
  fixture.stripe.settle(await newSession(), 'paid');
  await waitForWebhooks();
  const [event] = fixture.stripe.events();
  expect([event?.state, event?.attempts.length, fixture.receivedEvents.length]).toEqual(['given up', 20, 0]);
});

it('the Stripe emulator sends a webhook with the set delay and the set number of copies', async () => {
  fixture.stripe.webhooks.set({ copies: 5, delayMs: 150 });
  fixture.stripe.settle(await newSession(), 'paid');
  expect(fixture.receivedEvents).toEqual([]);
  await expect.poll(() => fixture.receivedEvents.length).toBe(5);
  expect(new Set(fixture.receivedEvents.map(({ id }) => id)).size).toBe(1);
});

it('the Stripe emulator delivers held webhooks on demand, in any order and any number of times', async () => {
  fixture.stripe.webhooks.set({ mode: 'hold' });
  for (const outcome of ['paid', 'expired'] as const) fixture.stripe.settle(await newSession(), outcome);
  const [paid = '', expired = ''] = fixture.stripe.events().map(({ event }) => event.id);
  expect(fixture.receivedEvents).toEqual([]);
  for (const id of [expired, paid, paid]) expect(await fixture.stripe.webhooks.deliver(id)).toBe(200);
  expect(fixture.receivedEvents.map(({ id }) => id)).toEqual([expired, paid, paid]);
  await expect(fixture.stripe.webhooks.deliver('evt_0')).rejects.toThrow('No such event');
});

it('the Stripe emulator drops a webhook that waits for a retry when the emulator is set to lose webhooks', async () => {
  fixture.stripe.webhooks.set({ retryMs: [50] });
  fixture.nextStatuses.push(500);
  fixture.stripe.settle(await newSession(), 'paid');
  await expect.poll(() => fixture.stripe.events()[0]?.attempts.length).toBe(1);
  fixture.stripe.webhooks.set({ mode: 'lose' });
  expect(fixture.stripe.webhooks.waiting).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(fixture.receivedEvents).toEqual([]);
});

it('the event of a webhook lost by the Stripe emulator can still be retrieved', async () => {
  fixture.stripe.webhooks.set({ mode: 'lose' });
  const id = await newSession();
  fixture.stripe.settle(id, 'paid');
  await waitForWebhooks();
  expect(fixture.receivedEvents).toEqual([]);
  expect((await fixture.client.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  const { data } = await fixture.client.events.list({ type: 'checkout.session.completed' });
  expect(data).toMatchObject([{ data: { object: { id } } }]);
});
