import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { type Provider, type SignedCall, startProvider } from '#functions/payments/provider.testing.ts';
import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { bottlesOf, newOrderOf, putBottles, yumi } from '#functions/stores/orders/stocked-shop.testing.ts';
import { referenceOf } from '#functions/stores/orders/stored-order.testing.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { receivePayment as contract } from '#shared/contracts/receive-payment.ts';
import { receivePayment } from './receive-payment.ts';

let provider: Provider;
const table = testTable();
const log = testLog();
const start = '2026-11-21T10:00:00+11:00';

beforeAll(async () => {
  provider = await startProvider(start);
});
afterAll(() => provider.stop());
beforeEach(async () => {
  provider.clock.set(start);
  provider.faults.set([]);
  await putBottles(table, { [yumi]: 24 });
});

const clock = () => provider.clock.now();
const store = () => orderStore(table, clock);
const receive = (sent: SignedCall & { base64?: boolean }) =>
  caller(
    contract,
    receivePayment({
      orders: store(),
      payments: provider.payments,
      signingSecret: async () => provider.secret,
      clock,
    }),
  )(sent);
const returnAddresses = {
  success: 'http://localhost:3000/payment-success',
  cancel: 'http://localhost:3000/payment-cancel',
};

/** Creates an order with an open payment page. With `isPageRecorded: false` the page is not recorded on the order. */
async function checkOut({
  isPageRecorded = true,
  ...changes
}: Parameters<typeof newOrderOf>[0] & { isPageRecorded?: boolean } = {}) {
  const orderDetails = {
    ...newOrderOf({ bottles: { [yumi]: 2 }, ...changes }),
    createdAt: Math.floor(clock().getTime() / 1000),
  };
  await store().place(orderDetails);
  const opened = await provider.payments.open(orderDetails, returnAddresses);
  if (opened.result !== 'opened') throw new Error(`The page was ${opened.result}`);
  if (isPageRecorded) await store().recordPaymentPage(orderDetails, opened.page);
  return orderDetails;
}
/** Checks out and pays, with this shipping address if given. Returns the order with its payment event. */
async function orderWithPayment(
  changes: Parameters<typeof checkOut>[0] = {},
  address: Record<string, string> = {},
) {
  const order = await checkOut(changes);
  const [event] = provider.press(order.reference, 'paid', address) as [SignedCall];
  return { order, event };
}
const currentOrder = async (order: StoredOrder) => (await store().find(referenceOf(order))) as StoredOrder;
const itemOf = async ({ id }: StoredOrder) => (await table.items()).find(({ sk }) => sk === `ORDER#${id}`);
const acceptedReply = { status: 200, json: { received: true } };

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((one, index) => permutations(items.toSpliced(index, 1)).map((rest) => [one, ...rest]));
}

describe('a payment event', () => {
  it('for a completed payment sells the bottles and announces the order with its address', async () => {
    const { order, event } = await orderWithPayment();
    expect(await receive(event)).toMatchObject(acceptedReply);
    expect(await itemOf(order)).toMatchObject({
      status: 'paid',
      stock: 'sold',
      totalYen: 14_600,
      shipTo: { name: expect.any(String), phone: expect.stringMatching(/^\+81/), state: expect.any(String) },
      event: { type: 'order.paid', subject: order.id },
    });
    expect((await bottlesOf(table))[yumi]).toEqual([22, 0, 2]);
  });

  it('changes the order only once, even if it is delivered again or five times at once', async () => {
    const { order, event } = await orderWithPayment();
    const responses = await Promise.all(Array.from({ length: 5 }, () => receive(event)));
    for (const response of responses) expect(response).toMatchObject(acceptedReply);
    const item = await itemOf(order);
    expect(await receive(event)).toMatchObject(acceptedReply);
    expect(await itemOf(order)).toEqual(item);
    expect((await bottlesOf(table))[yumi]).toEqual([22, 0, 2]);
  });

  it('for an expired payment page releases the bottles once, even if it is delivered again', async () => {
    const order = await checkOut();
    const [event] = provider.press(order.reference, 'expired') as [SignedCall];
    for (let time = 0; time < 3; time += 1) expect(await receive(event)).toMatchObject(acceptedReply);
    expect(await currentOrder(order)).toMatchObject({ status: 'expired', stock: 'none' });
    expect((await bottlesOf(table))[yumi]).toEqual([24, 0, 0]);
  });

  it('is also accepted base64-encoded, as API Gateway sends binary bodies', async () => {
    const { event } = await orderWithPayment();
    const body = Buffer.from(event.body).toString('base64');
    expect(await receive({ ...event, body, base64: true })).toMatchObject(acceptedReply);
  });

  it('is accepted from any origin and with any content type', async () => {
    const { event } = await orderWithPayment();
    const headers = { ...event.headers, 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' };
    expect(await receive({ ...event, headers })).toMatchObject(acceptedReply);
  });

  it('is accepted even if the payment page is not yet recorded on the order', async () => {
    const { order, event } = await orderWithPayment({ isPageRecorded: false });
    expect(await receive(event)).toMatchObject(acceptedReply);
    expect(await currentOrder(order)).toMatchObject({
      status: 'paid',
      session: { id: expect.stringMatching(/^cs_/) },
    });
  });

  it('is refused before its order is stored, and accepted when it is delivered again', async () => {
    const order = { ...newOrderOf(), createdAt: Math.floor(clock().getTime() / 1000) };
    await provider.payments.open(order, returnAddresses);
    const [event] = provider.press(order.reference, 'paid') as [SignedCall];
    expect(await receive(event)).toMatchObject({ status: 404, json: { kind: 'not-found' } });
    await store().place(order);
    expect(await receive(event)).toMatchObject(acceptedReply);
    expect(await currentOrder(order)).toMatchObject({ status: 'paid' });
  });
});

describe('a delayed payment', () => {
  it.each([
    ['paid', 'paid', [22, 0, 2]],
    ['declined', 'failed', [24, 0, 0]],
  ] as const)('that is %s ends as %s, in any order of its events', async (outcome, status, bottles) => {
    for (const reversed of [false, true]) {
      await putBottles(table, { [yumi]: 24 });
      const order = await checkOut();
      const events = [
        ...provider.press(order.reference, 'delayed'),
        ...provider.press(order.reference, outcome),
      ];
      expect(events).toHaveLength(2);
      if (!reversed) {
        expect(await receive(events[0] as SignedCall)).toMatchObject(acceptedReply);
        expect(await currentOrder(order)).toMatchObject({ status: 'awaiting', stock: 'held' });
      }
      for (const event of reversed ? events.toReversed() : events) {
        expect(await receive(event)).toMatchObject(acceptedReply);
      }
      expect(await currentOrder(order)).toMatchObject({ status });
      expect((await bottlesOf(table))[yumi]).toEqual(bottles);
    }
  });
});

describe('a refund', () => {
  it('and the payment of the same order produce the same state in any order of their events, each delivered twice', async () => {
    const finalStates = new Set<string>();
    for (const deliveryOrder of permutations([0, 0, 1, 1])) {
      await putBottles(table, { [yumi]: 24 });
      const created = await checkOut({ zone: null });
      const [paymentEvent] = provider.press(created.reference, 'paid') as [SignedCall];
      const page = provider.pagesOf(created.reference)[0];
      await provider.payments.refund({
        reference: created.reference,
        paymentIntent: String(page?.payment_intent),
      });
      const refundEvent = provider.events().at(-1) as SignedCall;
      expect(refundEvent.body).toContain('charge.refunded');
      for (const step of deliveryOrder)
        expect(await receive(step === 0 ? paymentEvent : refundEvent)).toMatchObject(acceptedReply);
      const { status, stock, totalYen, shippingYen, refundReason, shipTo } = await currentOrder(created);
      finalStates.add(
        JSON.stringify({ status, stock, totalYen, shippingYen, refundReason, to: shipTo?.postalCode }),
      );
      expect((await bottlesOf(table))[yumi]).toEqual([24, 0, 0]);
    }
    expect([...finalStates]).toHaveLength(1);
    expect([...finalStates].join()).toContain('"status":"refunded","stock":"none","totalYen":14600');
  });

  it('is made and announced once if the bottles are sold out when the payment arrives', async () => {
    const order = await checkOut();
    // Expired too early, as an independent local timer would do.
    await store().settle({ reference: order.reference, status: 'expired', at: order.createdAt });
    await putBottles(table, { [yumi]: 1 });
    const [event] = provider.press(order.reference, 'paid') as [SignedCall];
    const responses = await Promise.all(Array.from({ length: 5 }, () => receive(event)));
    expect(responses.some(({ status }) => status === 200)).toBe(true);
    expect(await receive(event)).toMatchObject(acceptedReply);
    expect(await itemOf(order)).toMatchObject({
      status: 'refunded',
      refundReason: 'out-of-stock',
      refundedAt: expect.any(Number),
      event: { type: 'order.refunded' },
    });
    const { paymentIntent } = await currentOrder(order);
    const refunds = Object.values(provider.stripe.books.refunds);
    expect(refunds.filter(({ payment_intent }) => payment_intent === paymentIntent)).toHaveLength(1);
    expect((await bottlesOf(table))[yumi]).toEqual([1, 0, 0]);
    for (const lastEvent of provider.events().slice(-1))
      expect(await receive(lastEvent)).toMatchObject(acceptedReply);
  });

  it('that fails at Stripe is made when Stripe delivers the payment event again', async () => {
    const order = await checkOut();
    await store().settle({ reference: order.reference, status: 'expired', at: order.createdAt });
    await putBottles(table, { [yumi]: 0 });
    const [event] = provider.press(order.reference, 'paid') as [SignedCall];
    provider.faults.set([
      {
        service: 'stripe',
        operation: 'POST /v1/refunds',
        effect: { kind: 'error', code: 'api_error', status: 500 },
      },
    ]);
    expect((await receive(event)).status).toBeGreaterThanOrEqual(500);
    expect(await currentOrder(order)).toMatchObject({ status: 'refunded' });
    expect(await currentOrder(order)).not.toHaveProperty('refundedAt');
    provider.faults.set([]);
    expect(await receive(event)).toMatchObject(acceptedReply);
    expect(await currentOrder(order)).toMatchObject({ refundedAt: expect.any(Number) });
  });

  it('that is pending at Stripe is not announced until it succeeds', async () => {
    const order = await checkOut();
    await receive(provider.press(order.reference, 'paid')[0] as SignedCall);
    provider.stripe.refundsWait = true;
    const refund = await provider.refundAtProvider((await currentOrder(order)).paymentIntent);
    provider.stripe.refundsWait = false;
    const refundEvent = provider.events().at(-1) as SignedCall;
    expect(refundEvent.body).toContain('charge.refunded');
    expect(await receive(refundEvent)).toMatchObject({ status: 503 });
    expect(await itemOf(order)).toMatchObject({ status: 'refunded', stock: 'none' });
    expect(await itemOf(order)).not.toHaveProperty('refundedAt');
    expect(await itemOf(order)).not.toHaveProperty('event');
    provider.stripe.settleRefund(refund, 'succeeded');
    expect(await receive(refundEvent)).toMatchObject(acceptedReply);
    expect(await itemOf(order)).toMatchObject({
      refundedAt: expect.any(Number),
      refundReason: 'at-provider',
      event: { type: 'order.refunded' },
    });
  });

  it.each(['the site', 'the provider'])(
    'made by %s that fails later is marked as not made until another refund succeeds',
    async (by) => {
      const order = await checkOut();
      await receive(provider.press(order.reference, 'paid')[0] as SignedCall);
      if (by === 'the site') await provider.payments.refund(await currentOrder(order));
      else await provider.refundAtProvider((await currentOrder(order)).paymentIntent);
      expect(await receive(provider.events().at(-1) as SignedCall)).toMatchObject(acceptedReply);
      expect(await currentOrder(order)).toHaveProperty('refundedAt');
      provider.stripe.settleRefund(String(Object.keys(provider.stripe.books.refunds).at(-1)), 'failed');
      const reversal = provider.events().at(-1) as SignedCall;
      expect(reversal.body).toContain('refund.failed');
      expect(await receive(reversal)).toMatchObject(acceptedReply);
      expect(await currentOrder(order)).toMatchObject({ status: 'refunded', stock: 'none' });
      expect(await currentOrder(order)).not.toHaveProperty('refundedAt');
      expect(log.lines().filter(({ code }) => code === 'refund.failed')).toMatchObject([
        { level: 'ERROR', orderId: order.id },
      ]);
      await provider.refundAtProvider((await currentOrder(order)).paymentIntent);
      expect(await receive(provider.events().at(-1) as SignedCall)).toMatchObject(acceptedReply);
      // A late second delivery of the failure.
      expect(await receive(reversal)).toMatchObject(acceptedReply);
      expect(await currentOrder(order)).toMatchObject({ refundedAt: expect.any(Number) });
    },
  );

  it('of part of the amount does not change the order', async () => {
    const { order, event } = await orderWithPayment();
    await receive(event);
    const { paymentIntent, totalYen } = await currentOrder(order);
    const before = await itemOf(order);
    const charge = {
      object: 'charge',
      metadata: { order: order.reference },
      refunded: false,
      amount: totalYen,
      amount_refunded: 100,
      currency: 'jpy',
      payment_intent: paymentIntent,
    };
    const partialRefund = {
      id: 'evt_part',
      object: 'event',
      type: 'charge.refunded',
      created: 1,
      data: { object: charge },
    };
    expect(await receive(provider.sign(partialRefund))).toMatchObject(acceptedReply);
    expect(await itemOf(order)).toEqual(before);
  });
});

describe('a payment event for an erased order', () => {
  const marker = { name: 'Markername', city: 'Markercity' };
  const erase = async (order: StoredOrder) => {
    const data = personalData(table, clock);
    for (const record of await data.find(order.email)) await data.erase(record);
  };

  it('that is redelivered restores no personal data', async () => {
    const { order, event } = await orderWithPayment({}, marker);
    await receive(event);
    expect(JSON.stringify(await itemOf(order))).toContain('Markername');
    await store().ship(referenceOf(order), '1234');
    await erase(order);
    const erasedItem = await itemOf(order);
    for (let time = 0; time < 2; time += 1) expect(await receive(event)).toMatchObject(acceptedReply);
    expect(await itemOf(order)).toEqual(erasedItem);
  });

  it('that reports a late payment triggers a refund and stores no personal data', async () => {
    const order = await checkOut();
    await store().settle({ reference: order.reference, status: 'expired', at: order.createdAt });
    await erase(order);
    const [event] = provider.press(order.reference, 'paid', marker) as [SignedCall];
    expect(await receive(event)).toMatchObject(acceptedReply);
    expect(await itemOf(order)).toMatchObject({
      status: 'refunded',
      stock: 'none',
      refundReason: 'by-house',
      refundedAt: expect.any(Number),
      event: { type: 'order.refunded' },
    });
    for (const pastEvent of provider.events()) await receive(pastEvent);
    expect(JSON.stringify(await itemOf(order))).not.toMatch(/marker|example\.com/i);
    expect((await bottlesOf(table))[yumi]).toEqual([24, 0, 0]);
  });
});

describe('the signature check of payment events', () => {
  const withSignature = (body: string, signature: string): SignedCall => ({
    body,
    headers: { 'stripe-signature': signature },
  });
  const signatureOf = (event: unknown, options?: Parameters<typeof provider.sign>[1]) =>
    provider.sign(event, options).headers['stripe-signature'] ?? '';

  const forgeries: [
    string,
    (event: unknown, text: string) => SignedCall | { body: string; headers: object },
  ][] = [
    ['no signature', (_, body) => ({ body, headers: {} })],
    ['an empty signature', (_, body) => withSignature(body, '')],
    ['an invented signature', (_, body) => withSignature(body, `t=${nowSeconds()},v1=${'0'.repeat(64)}`)],
    ['a signature by another secret', (event) => provider.sign(event, { secret: 'whsec_other' })],
    ['a signature by an empty secret', (event) => provider.sign(event, { secret: '' })],
    ['an altered amount', (event, body) => withSignature(body.replace('14600', '00100'), signatureOf(event))],
    [
      'an altered order',
      (event, body) => withSignature(body.replaceAll('JP261121-', 'JP261122-'), signatureOf(event)),
    ],
    ['an extra space', (event, body) => withSignature(`${body} `, signatureOf(event))],
    [
      'another encoding',
      (event, body) => withSignature(Buffer.from(body, 'utf8').toString('latin1'), signatureOf(event)),
    ],
    ['an empty body', () => withSignature('', signatureOf('x'))],
    ['the test scheme', (event, body) => withSignature(body, signatureOf(event).replace('v1=', 'v0='))],
    [
      'an altered timestamp',
      (event, body) => withSignature(body, signatureOf(event).replace(/^t=\d+/, `t=${nowSeconds() + 1}`)),
    ],
    [
      'an added timestamp',
      (event, body) =>
        withSignature(body, `${signatureOf(event, { at: secondsAgo(600) })},t=${nowSeconds()}`),
    ],
    ['a signature of ten minutes ago', (event) => provider.sign(event, { at: secondsAgo(600) })],
    ['a signature of just over five minutes ago', (event) => provider.sign(event, { at: secondsAgo(302) })],
    ['a signature of two minutes from now', (event) => provider.sign(event, { at: secondsAgo(-120) })],
    ['a signature of next year', (event) => provider.sign(event, { at: secondsAgo(-31_536_000) })],
    [
      'a future signature preceded by a current timestamp',
      (event, body) =>
        withSignature(body, `t=${nowSeconds()},${signatureOf(event, { at: secondsAgo(-3600) })}`),
    ],
    ['signed text that is not JSON', () => provider.sign('not json')],
  ];
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);
  const secondsAgo = (seconds: number) => new Date(clock().getTime() - seconds * 1000);

  it.each(forgeries)('refuses an event with %s, and writes nothing', async (_, forge) => {
    const { order, event } = await orderWithPayment();
    const before = await table.items();
    const forged = forge(JSON.parse(event.body), event.body) as SignedCall;
    expect(await receive(forged)).toMatchObject({ status: 400, json: { kind: 'bad-signature' } });
    expect(await table.items()).toEqual(before);
    expect(log.text()).not.toContain(order.reference);
  });

  it.each([
    ['of four minutes ago', -240],
    ['of half a minute from now', 30],
  ])('accepts an event with a signature %s', async (_, secondsAhead) => {
    const { event } = await orderWithPayment();
    expect(
      await receive(provider.sign(JSON.parse(event.body), { at: secondsAgo(-secondsAhead) })),
    ).toMatchObject(acceptedReply);
  });

  it('refuses an event over 256 kB', async () => {
    const response = await receive(provider.sign({ text: 'x'.repeat(262_144) }));
    expect(response).toMatchObject({ status: 413, json: { kind: 'too-large' } });
  });
});

describe('a signed payment event that does not match its order', () => {
  type Session = Record<string, unknown>;
  const sendAltered = async (alter: (session: Session) => Session, isRecorded = true) => {
    const { event: paymentEvent } = await orderWithPayment({ isPageRecorded: isRecorded });
    const event = JSON.parse(paymentEvent.body) as { data: { object: Session } };
    event.data.object = alter(event.data.object);
    const before = await table.items();
    const response = await receive(provider.sign(event));
    expect(await table.items()).toEqual(before);
    return response;
  };

  it.each<[string, (session: Session) => Session, number, string]>([
    ['another amount', (session) => ({ ...session, amount_total: 14_599 }), 409, 'payment-mismatch'],
    ['no amount', (session) => ({ ...session, amount_total: null }), 409, 'payment-mismatch'],
    ['another currency', (session) => ({ ...session, currency: 'usd' }), 409, 'payment-mismatch'],
    ['another page', (session) => ({ ...session, id: 'cs_test_other' }), 409, 'payment-mismatch'],
    [
      'another order',
      (session) => ({ ...session, client_reference_id: 'JP261121-ZZZZZZZZZZZZ' }),
      404,
      'not-found',
    ],
    ['no order', (session) => ({ ...session, client_reference_id: null }), 404, 'not-found'],
    ['an invalid reference', (session) => ({ ...session, client_reference_id: 'cart 7' }), 404, 'not-found'],
  ])(
    'because of %s is refused, so that Stripe delivers it again, and writes nothing',
    async (_, alter, status, kind) => {
      expect(await sendAltered(alter)).toMatchObject({ status, json: { kind } });
    },
  );

  it.each(['invoice.paid', 'payment_intent.succeeded', 'charge.dispute.updated', '', 'checkout.session'])(
    'because of its unknown type %j is acknowledged and logged by type, and writes nothing',
    async (type) => {
      const event = { id: 'evt_x', object: 'event', type, created: 1, data: { object: {} } };
      const before = await table.items();
      expect(await receive(provider.sign(event))).toMatchObject({ status: 200, json: { received: true } });
      expect(await table.items()).toEqual(before);
      expect(log.lines()).toContainEqual(
        expect.objectContaining({ code: 'payment.unknown-event', eventId: 'evt_x', type }),
      );
    },
  );
});

it('receive-payment logs no name, address, reference or secret', async () => {
  const order = await checkOut();
  const [event] = provider.press(order.reference, 'paid', { name: 'Markername' }) as [SignedCall];
  await receive(event);
  await receive({ ...event, body: `${event.body} ` });
  expect(log.lines().map(({ code }) => code)).toEqual(['payment.taken', 'call.answered', 'call.refused']);
  expect(log.text()).not.toMatch(/marker/i);
  expect(log.text()).not.toContain(order.reference.split('-')[1]);
  expect(log.text()).not.toContain(provider.secret);
});
