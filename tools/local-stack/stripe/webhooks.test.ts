import { afterEach, beforeEach, expect, it } from 'vitest';
import { orderOf, type StripeFixture, startStripeFixture } from './stripe-emulator.testing.ts';

let tried: StripeFixture;
beforeEach(async () => {
  tried = await startStripeFixture();
});
afterEach(() => tried.stop());

const newSession = async (): Promise<string> =>
  (await tried.client.checkout.sessions.create(orderOf(tried.clock))).id;
const settled = () => expect.poll(() => tried.stripe.webhooks.waiting).toBe(0);
const types = (): string[] => tried.heard.map(({ type }) => type);

it('webhooks report a payment with the customer’s details', async () => {
  const id = await newSession();
  const form = new URLSearchParams({ state: '沖縄県', phone: '03 1234 5678', line2: '302号室' });
  const next = tried.stripe.settle(id, 'paid', form);
  expect(next).toBe(`http://localhost:3000/payment-success?session=${id}`);
  await settled();
  expect(tried.heard).toMatchObject([
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

it('webhooks report the chosen shipping rate', async () => {
  const id = await newSession();
  const { session } = tried.stripe.books.sessions[id] ?? {};
  const shipping = String(session?.shipping_options[1]?.shipping_rate);
  tried.stripe.settle(id, 'paid', new URLSearchParams({ shipping }));
  expect(session).toMatchObject({
    amount_total: 17_200,
    shipping_cost: { amount_total: 5200, shipping_rate: shipping },
    total_details: { amount_shipping: 5200 },
  });
});

it('webhooks report a delayed payment twice: the checkout, then its result', async () => {
  const [comes, lapses] = [await newSession(), await newSession()];
  for (const id of [comes, lapses]) tried.stripe.settle(id, 'delayed');
  await settled();
  expect(types()).toEqual(['checkout.session.completed', 'checkout.session.completed']);
  expect(tried.heard[0]?.data.object).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
  tried.stripe.settle(comes, 'paid');
  tried.stripe.settle(lapses, 'declined');
  await settled();
  expect(types().slice(2).sort()).toEqual([
    'checkout.session.async_payment_failed',
    'checkout.session.async_payment_succeeded',
  ]);
  expect((await tried.client.checkout.sessions.retrieve(comes)).payment_status).toBe('paid');
  for (const id of [comes, lapses]) expect(() => tried.stripe.settle(id, 'paid')).toThrow('Only an open');
});

it('webhooks report no declined card or cancelled visit: the session stays open', async () => {
  const id = await newSession();
  expect(tried.stripe.settle(id, 'declined')).toBe('?declined');
  expect(tried.stripe.settle(id, 'cancelled')).toBe('http://localhost:3000/payment-cancel');
  expect(tried.stripe.events()).toEqual([]);
  expect((await tried.client.checkout.sessions.retrieve(id)).status).toBe('open');
});

it('webhooks are retried until accepted', async () => {
  tried.stripe.webhooks.set({ retryMs: [10] });
  tried.answers.push(500, 404, 400);
  tried.stripe.settle(await newSession(), 'paid');
  await settled();
  expect(types()).toEqual(['checkout.session.completed']);
  const [event] = tried.stripe.events();
  expect(event?.attempts.map(({ status }) => status)).toEqual([500, 404, 400, 200]);
  expect(event?.state).toBe('delivered');
});

it('webhooks are given up in the end', async () => {
  tried.stripe.webhooks.set({ retryMs: [0] });
  tried.answers.push(...Array<number>(30).fill(500));
  tried.stripe.settle(await newSession(), 'paid');
  await settled();
  const [event] = tried.stripe.events();
  expect([event?.state, event?.attempts.length, tried.heard.length]).toEqual(['given up', 20, 0]);
});

it('arrive as often and as late as planned', async () => {
  tried.stripe.webhooks.set({ copies: 5, delayMs: 150 });
  tried.stripe.settle(await newSession(), 'paid');
  expect(tried.heard).toEqual([]);
  await expect.poll(() => tried.heard.length).toBe(5);
  expect(new Set(tried.heard.map(({ id }) => id)).size).toBe(1);
});

it('webhooks are held and delivered on demand, in any order and number', async () => {
  tried.stripe.webhooks.set({ mode: 'hold' });
  for (const outcome of ['paid', 'expired'] as const) tried.stripe.settle(await newSession(), outcome);
  const [paid = '', expired = ''] = tried.stripe.events().map(({ event }) => event.id);
  expect(tried.heard).toEqual([]);
  for (const id of [expired, paid, paid]) expect(await tried.stripe.webhooks.deliver(id)).toBe(200);
  expect(tried.heard.map(({ id }) => id)).toEqual([expired, paid, paid]);
  await expect(tried.stripe.webhooks.deliver('evt_0')).rejects.toThrow('No such event');
});

it('webhooks are lost even while waiting for a retry', async () => {
  tried.stripe.webhooks.set({ retryMs: [50] });
  tried.answers.push(500);
  tried.stripe.settle(await newSession(), 'paid');
  await expect.poll(() => tried.stripe.events()[0]?.attempts.length).toBe(1);
  tried.stripe.webhooks.set({ mode: 'lose' });
  expect(tried.stripe.webhooks.waiting).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(tried.heard).toEqual([]);
});

it('webhooks are lost when planned; the event can still be retrieved', async () => {
  tried.stripe.webhooks.set({ mode: 'lose' });
  const id = await newSession();
  tried.stripe.settle(id, 'paid');
  await settled();
  expect(tried.heard).toEqual([]);
  expect((await tried.client.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  const { data } = await tried.client.events.list({ type: 'checkout.session.completed' });
  expect(data).toMatchObject([{ data: { object: { id } } }]);
});
