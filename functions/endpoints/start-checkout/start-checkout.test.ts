import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { caller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { type Provider, startProvider } from '#functions/payments/provider.testing.ts';
import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import {
  aged,
  bottlesOf,
  lostTime,
  putBottles,
  reportOf,
  yumi,
} from '#functions/stores/orders/stocked-shop.testing.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { testReferenceSecret } from '#functions/stores/table/reference-secret.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { startCheckout as contract } from '#shared/contracts/guests/start-checkout.ts';
import { parseOrderReference } from '#shared/shop/order-reference.ts';
import { startCheckout } from './start-checkout.ts';

let provider: Provider;
const table = testTable();
const log = testLog();
const siteUrl = 'http://localhost:3000';
const alias = 'http://127.0.0.1:3000';
const siteUrls = [siteUrl, alias];
const start = '2026-11-21T10:00:00+11:00';

beforeAll(async () => {
  provider = await startProvider(start);
});
afterAll(() => provider.stop());
beforeEach(async () => {
  provider.clock.set(start);
  provider.faults.set([]);
  await putBottles(table, { [yumi]: 24, [aged]: 24, [lostTime]: 24 });
});

const clock = () => provider.clock.now();
const store = () => orderStore(table, clock);
const cart = {
  cartItems: [{ id: yumi, quantity: 2 }],
  email: 'hanako.sample@example.com',
  successUrl: `${siteUrl}/payment-success`,
  cancelUrl: `${siteUrl}/payment-cancel`,
  prefecture: 'JP-13',
};
const newKey = () => randomUUID();
const quotas = () => quotaStore(table, clock);
const post = (
  changes: Record<string, unknown> = {},
  key: string | null = newKey(),
  orders = store(),
  address = '203.0.113.7',
) =>
  caller(
    contract,
    startCheckout({
      orders,

      payments: provider.payments,
      siteUrls,
      referenceSecret: testReferenceSecret,
      clock,
    }),
    quotas(),
  )({
    address,
    json: { ...cart, ...changes },
    ...(key !== null && { headers: { 'idempotency-key': key } }),
  });
const ordersIn = async () =>
  (await table.items()).filter(({ sk }) => String(sk).startsWith('ORDER#')) as unknown as StoredOrder[];
const onlyOrder = async () => {
  const [order, ...others] = await ordersIn();
  expect(others).toEqual([]);
  return order as StoredOrder;
};
const referenceOf = (order: StoredOrder) => {
  const reference = parseOrderReference(order.reference);
  if (reference === undefined) throw new Error('No reference');
  return reference;
};
const requests = () => provider.stripe.requests.length;

describe('checking out a cart', () => {
  it('opens a payment page, holds the bottles and leaves the order pending', async () => {
    const response = await post();
    expect(response).toMatchObject({ status: 200, json: { success: true } });
    const order = await onlyOrder();
    expect(order).toMatchObject({
      reference: expect.stringMatching(/^JP261121-[0-9A-HJKMNP-TV-Z]{12}$/),
      status: 'pending',
      stock: 'held',
      prefecture: 'JP-13',
      zone: 'mainland',
      subtotalYen: 12_000,
      shippingYen: 2600,
      totalYen: 14_600,
      session: { url: response.json.url },
    });
    expect(response.json).toEqual({ success: true, url: order.session?.url });
    const [page] = provider.pagesOf(order.reference);
    expect(page).toMatchObject({
      id: order.session?.id,
      amount_subtotal: 12_000,
      success_url: `${siteUrl}/payment-success?order=${order.reference}`,
      cancel_url: `${siteUrl}/payment-cancel?order=${order.reference}`,
    });
    expect((await bottlesOf(table))[yumi]).toEqual([22, 2, 0]);
  });

  it('without a prefecture leaves the choice of shipping to the payment page', async () => {
    await post({ prefecture: undefined });
    const order = await onlyOrder();
    expect(order).not.toHaveProperty('totalYen');
    expect(order.shippingChoices).toEqual([
      { zone: 'mainland', yen: 2600 },
      { zone: 'remote', yen: 5200 },
    ]);
    expect(provider.pagesOf(order.reference)[0]?.shipping_options).toHaveLength(2);
  });

  it('uses the names and prices of the shop, not those of the cart', async () => {
    const item = {
      id: yumi,
      quantity: 1,
      price: 1,
      priceYen: 1,
      unit_amount: 1,
      name: 'Free',
      currency: 'usd',
    };
    const { json } = await post({
      cartItems: [item, { ...item, quantity: 2 }],
      total: 1,
      totalYen: 1,
      shippingYen: 0,
      currency: 'usd',
      mode: 'setup',
    });
    expect(json.success).toBe(true);
    const order = await onlyOrder();
    expect(order.lines).toEqual([{ id: yumi, name: 'ユミ', priceYen: 6000, quantity: 3 }]);
    const [page] = provider.pagesOf(order.reference);
    expect(page).toMatchObject({ amount_subtotal: 18_000, currency: 'jpy', mode: 'payment' });
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['no items', { cartItems: [] }, /at least one bottle/],
    ['no cart', { cartItems: undefined }, /at least one bottle/],
    ['an unknown id', { cartItems: [{ id: 'yumi', quantity: 1 }] }, /not one of our bottles/],
    [
      'an unknown id next to a known one',
      {
        cartItems: [
          { id: yumi, quantity: 1 },
          { id: '1', quantity: 1 },
        ],
      },
      /not one/,
    ],
    ['no id', { cartItems: [{ quantity: 1 }] }, /not one of our bottles/],
    ['zero bottles', { cartItems: [{ id: yumi, quantity: 0 }] }, /whole number/],
    ['a negative quantity', { cartItems: [{ id: yumi, quantity: -1 }] }, /whole number/],
    ['half a bottle', { cartItems: [{ id: yumi, quantity: 1.5 }] }, /whole number/],
    ['a numeric string', { cartItems: [{ id: yumi, quantity: '1' }] }, /whole number/],
    ['a huge quantity', { cartItems: [{ id: yumi, quantity: 1e300 }] }, /whole number/],
    ['no quantity', { cartItems: [{ id: yumi }] }, /whole number/],
    ['a malformed item', { cartItems: ['x'] }, /not one of our bottles/],
    ['no address', { email: undefined }, /email/],
    ['half an address', { email: 'hanako@' }, /email/],
    ['an unknown prefecture', { prefecture: 'Hawaii' }, /47 prefectures/],
  ])('with %s is refused without opening a payment page', async (_, changes, expectedText) => {
    const before = requests();
    const response = await post(changes);
    expect(response).toMatchObject({
      status: 400,
      json: { kind: 'invalid-input', message: expect.stringMatching(expectedText) },
    });
    expect(await ordersIn()).toEqual([]);
    expect(requests()).toBe(before);
  });

  it.each([
    'https://evil.example/payment-success',
    'http://localhost:3001/payment-success',
    'http://localhost:30001/payment-success',
    'https://localhost:3000/payment-success',
    'http://localhost:3000@evil.example/',
    'http://evil.example#http://localhost:3000',
    'http://localhost:3000.evil.example/',
    '//evil.example/',
    '/payment-success',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://user:pass@localhost:3000/payment-success',
    'http://user:pass@127.0.0.1:3000/payment-success',
    'http://127.0.0.2:3000/payment-success',
    '',
    7,
    null,
    `http://localhost:3000/${'x'.repeat(2000)}`,
  ])('with the return URL %j is refused', async (address) => {
    const before = requests();
    for (const field of ['successUrl', 'cancelUrl']) {
      expect(await post({ [field]: address })).toMatchObject({
        status: 400,
        json: { kind: 'invalid-input', fields: { [field]: expect.stringContaining('our own site') } },
      });
    }
    expect(await ordersIn()).toEqual([]);
    expect(requests()).toBe(before);
  });

  it('sends the customer back to the origin of the site from which they came', async () => {
    await post({ successUrl: `${alias}/payment-success`, cancelUrl: `${alias}/payment-cancel` });
    const order = await onlyOrder();
    expect(provider.pagesOf(order.reference)[0]).toMatchObject({
      success_url: `${alias}/payment-success?order=${order.reference}`,
      cancel_url: `${alias}/payment-cancel?order=${order.reference}`,
    });
  });

  it('preserves path and query of the return URL', async () => {
    await post({ successUrl: `${siteUrl}/payment-success?lang=ja&order=forged#top` });
    const order = await onlyOrder();
    expect(provider.pagesOf(order.reference)[0]?.success_url).toBe(
      `${siteUrl}/payment-success?lang=ja&order=${order.reference}#top`,
    );
  });

  it.each([
    [[{ id: lostTime, quantity: 9 }], lostTime, 8],
    [
      [
        { id: yumi, quantity: 1 },
        { id: lostTime, quantity: 4 },
        { id: lostTime, quantity: 5 },
      ],
      lostTime,
      8,
    ],
  ])(
    'that exceeds the stock reports the remaining bottles and holds none: %j',
    async (cartItems, id, left) => {
      await putBottles(table, { [lostTime]: left });
      const before = requests();
      const message = `Sorry, only ${left} bottles available in stock.`;
      expect(await post({ cartItems })).toMatchObject({
        status: 409,
        json: { kind: 'out-of-stock', message, error: message, fields: { [id]: message } },
      });
      expect(await ordersIn()).toEqual([]);
      expect((await bottlesOf(table))[yumi]).toEqual([24, 0, 0]);
      expect(requests()).toBe(before);
    },
  );
});

describe('the bottle limit of an order', () => {
  const twelve = [
    { id: yumi, quantity: 4 },
    { id: aged, quantity: 4 },
    { id: lostTime, quantity: 3 },
    { id: lostTime, quantity: 1 },
  ];

  it('allows twelve bottles', async () => {
    expect(await post({ cartItems: twelve })).toMatchObject({ status: 200 });
  });

  it.each([
    ['of one rum', [{ id: yumi, quantity: 13 }]],
    ['of all rums together', [...twelve, { id: yumi, quantity: 1 }]],
    ['in 13 lines', Array.from({ length: 13 }, () => ({ id: yumi, quantity: 1 }))],
  ])('refuses more bottles %s with one message, and holds none', async (_, cartItems) => {
    const before = await bottlesOf(table);
    const message = 'One order can have at most 12 bottles. Please choose fewer.';
    expect(await post({ cartItems })).toMatchObject({
      status: 400,
      json: { kind: 'invalid-input', message, fields: { cartItems: message } },
    });
    expect(await ordersIn()).toEqual([]);
    expect(await bottlesOf(table)).toEqual(before);
  });

  it.each([
    ['25 of one rum', [{ id: yumi, quantity: 25 }]],
    ['a huge quantity', [...twelve, { id: yumi, quantity: Number.MAX_SAFE_INTEGER }]],
  ])(
    'is checked after the stock, so that a cart above both is refused for the stock: %s',
    async (_, cartItems) => {
      const message = 'Sorry, only 24 bottles available in stock.';
      expect(await post({ cartItems })).toMatchObject({
        status: 409,
        json: { kind: 'out-of-stock', message, fields: { [yumi]: message } },
      });
      expect(await ordersIn()).toEqual([]);
    },
  );
});

describe('the bottles on hold for one network', () => {
  const cartOfTwelve = (id: string) => ({ cartItems: [{ id, quantity: 12 }] });
  const oneBottle = { cartItems: [{ id: lostTime, quantity: 1 }] };
  const hotel = '2001:db8:7:1::1';
  const neighbour = '2001:db8:7:1:a:b:c:d';
  const postFrom = (address: string, changes: Record<string, unknown>, key = newKey()) =>
    post(changes, key, store(), address);

  it('are limited in total for all addresses of the network, without affecting other networks', async () => {
    expect((await postFrom(hotel, cartOfTwelve(yumi))).status).toBe(200);
    expect((await postFrom(neighbour, cartOfTwelve(aged))).status, 'the neighbour of a customer').toBe(200);
    const before = await bottlesOf(table);
    expect(await postFrom(hotel, oneBottle)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^1[78]\d\d$/) },
      json: { kind: 'too-many', message: expect.stringMatching(/connection.*try again in 3\d minutes.*@/) },
    });
    expect(await bottlesOf(table)).toEqual(before);
    expect((await postFrom('203.0.113.9', oneBottle)).status).toBe(200);
    expect(log.lines().filter(({ code }) => code === 'limit.reached')).toMatchObject([
      { level: 'WARN', endpoint: 'start-checkout', by: 'bottles' },
    ]);
    expect((await postFrom('2001:db8:7:ffff::1', oneBottle)).status, 'another network of the site').toBe(429);
    provider.clock.set(new Date(clock().getTime() + 1800_000));
    expect((await postFrom(hotel, oneBottle)).status, 'while they are on hold').toBe(429);
    for (const order of (await ordersIn()).filter(({ lines }) => lines[0]?.id === aged))
      await store().settle(reportOf(order, 'expired', { session: order.session }));
    expect((await postFrom(hotel, oneBottle)).status).toBe(200);
  });

  it('no longer count once they are paid for', async () => {
    expect((await postFrom(hotel, cartOfTwelve(yumi))).status).toBe(200);
    const order = await onlyOrder();
    expect((await postFrom(neighbour, cartOfTwelve(aged))).status).toBe(200);
    expect((await postFrom(hotel, oneBottle)).status).toBe(429);
    await store().settle(reportOf(order, 'paid', { session: order.session }));
    expect((await postFrom(hotel, oneBottle)).status).toBe(200);
  });

  it('are limited to a few per order, and to one order at a time, once only the last bottles of a product are left', async () => {
    const bottles = (quantity: number) => ({ cartItems: [{ id: yumi, quantity }] });
    expect((await postFrom('203.0.113.1', bottles(12))).status).toBe(200);
    expect(await postFrom('203.0.113.2', bottles(5))).toMatchObject({
      status: 409,
      json: { message: 'These are our last bottles: one order can have 4 of them at the moment.' },
    });
    expect((await postFrom('203.0.113.2', bottles(4))).status).toBe(200);
    expect(await postFrom('203.0.113.2', bottles(1))).toMatchObject({
      status: 409,
      json: {
        kind: 'out-of-stock',
        message: expect.stringMatching(/^These are our last.* no other order on hold/),
      },
    });
    expect((await postFrom('203.0.113.3', bottles(3))).status).toBe(200);
    expect((await postFrom('203.0.113.4', bottles(3))).status).toBe(200);
    expect((await bottlesOf(table))[yumi]).toEqual([2, 22, 0]);
  });

  it('never exceed two thirds of a product, even with concurrent orders from two networks', async () => {
    const responses = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        postFrom(`203.0.113.${index % 2}`, { cartItems: [{ id: yumi, quantity: 2 + (index % 4) }] }),
      ),
    );
    const [free = 0, held = 0] = (await bottlesOf(table))[yumi] ?? [];
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
    expect(free).toBeGreaterThanOrEqual(8);
    expect(free + held).toBe(24);
  });

  it('stay within the limit even with concurrent orders', async () => {
    await putBottles(table, { [yumi]: 200 });
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => postFrom(hotel, cartOfTwelve(yumi))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, ...Array(8).fill(429)]);
    expect((await bottlesOf(table))[yumi]).toEqual([176, 24, 0]);
  });

  it('count once across retries of one order, which still succeed at the limit', async () => {
    const key = newKey();
    const { json } = await postFrom(hotel, cartOfTwelve(yumi), key);
    for (let time = 0; time < 3; time += 1)
      expect((await postFrom(hotel, cartOfTwelve(yumi), key)).json).toEqual(json);
    expect((await postFrom(hotel, cartOfTwelve(aged))).status).toBe(200);
    expect((await postFrom(hotel, oneBottle)).status).toBe(429);
    expect((await postFrom(hotel, cartOfTwelve(yumi), key)).json).toEqual(json);
  });

  it('do not include bottles of refused or failed orders', async () => {
    await putBottles(table, { [lostTime]: 3 });
    for (let time = 0; time < 4; time += 1)
      expect((await postFrom(hotel, cartOfTwelve(lostTime))).status).toBe(409);
    provider.faults.set([
      {
        service: 'stripe',
        operation: 'POST /v1/checkout/sessions',
        effect: { kind: 'error', code: 'parameter_invalid', status: 400 },
      },
    ]);
    for (let time = 0; time < 4; time += 1)
      expect((await postFrom(hotel, cartOfTwelve(yumi))).status).toBe(502);
    provider.faults.set([]);
    for (const id of [yumi, aged]) expect((await postFrom(hotel, cartOfTwelve(id))).status).toBe(200);
  });

  it('are also limited by the number of checkout calls per hour', async () => {
    const key = newKey();
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await postFrom(hotel, oneBottle, key)).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    expect((await postFrom('203.0.113.9', oneBottle)).status).toBe(200);
  });
});

describe('an idempotency key of a checkout', () => {
  it('returns the same payment page when it is sent again, even ten times at once', async () => {
    const key = newKey();
    const first = await post({}, key);
    const responses = await Promise.all(Array.from({ length: 10 }, () => post({}, key)));
    for (const { status, json } of responses) expect([status, json]).toEqual([200, first.json]);
    const order = await onlyOrder();
    expect(provider.pagesOf(order.reference)).toHaveLength(1);
    expect((await bottlesOf(table))[yumi]).toEqual([22, 2, 0]);
  });

  it('creates one order and one page from ten concurrent first calls', async () => {
    const key = newKey();
    const responses = await Promise.all(Array.from({ length: 10 }, () => post({}, key)));
    // While one call is waiting for the provider, another call with the same key may get 503 and has to retry.
    const urls = responses.filter(({ status }) => status === 200).map(({ json }) => json.url);
    expect(responses.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect(new Set(urls).size).toBe(1);
    const order = await onlyOrder();
    expect(provider.pagesOf(order.reference)).toHaveLength(1);
    expect((await bottlesOf(table))[yumi]).toEqual([22, 2, 0]);
    expect((await post({}, key)).json.url).toBe(urls[0]);
  });

  it.each([
    ['another quantity', { cartItems: [{ id: yumi, quantity: 1 }] }],
    ['another bottle', { cartItems: [{ id: aged, quantity: 2 }] }],
    ['another address', { email: 'other@example.com' }],
    ['another prefecture', { prefecture: 'JP-47' }],
    ['no prefecture', { prefecture: undefined }],
    ['another return URL', { successUrl: `${siteUrl}/elsewhere` }],
  ])('with %s is refused without changes', async (_, changes) => {
    const key = newKey();
    await post({}, key);
    const before = [...(await ordersIn()), await bottlesOf(table)];
    expect(await post(changes, key)).toMatchObject({ status: 422, json: { kind: 'key-reused' } });
    expect([...(await ordersIn()), await bottlesOf(table)]).toEqual(before);
  });

  it('finds the same order again after midnight', async () => {
    const key = newKey();
    provider.clock.set('2026-11-30T23:59:50+11:00');
    const first = await post({}, key);
    provider.clock.set('2026-12-01T00:00:10+11:00');
    expect((await post({}, key)).json).toEqual(first.json);
    await onlyOrder();
  });

  it('of a paid order returns the success URL', async () => {
    const key = newKey();
    await post({}, key);
    const order = await onlyOrder();
    await store().settle(reportOf(order, 'paid', { session: undefined }));
    expect((await post({}, key)).json.url).toBe(`${siteUrl}/payment-success?order=${order.reference}`);
  });

  it('of an expired order is refused until a new key is sent', async () => {
    const key = newKey();
    await post({}, key);
    const order = await onlyOrder();
    provider.clock.set(new Date(provider.clock.now().getTime() + 32 * 60_000));
    expect(await post({}, key)).toMatchObject({ status: 409, json: { kind: 'checkout-over' } });
    await store().settle(reportOf(order, 'expired', { session: undefined }));
    expect(await post({}, key)).toMatchObject({ status: 409, json: { kind: 'checkout-over' } });
    expect(await post({}, newKey())).toMatchObject({ status: 200 });
  });

  it('is optional: without a key every call places an order', async () => {
    await post({}, null);
    await post({}, null);
    expect(await ordersIn()).toHaveLength(2);
  });
});

describe('the payment provider of a checkout', () => {
  const createOperation = 'POST /v1/checkout/sessions';
  const failCheckout = (effect: Parameters<Provider['faults']['set']>[0][number]['effect']) =>
    provider.faults.set([{ service: 'stripe', operation: createOperation, effect }]);

  it('that refuses to create a payment page releases the bottles at once', async () => {
    failCheckout({ kind: 'error', code: 'parameter_invalid', status: 400 });
    expect(await post()).toMatchObject({ status: 502, json: { kind: 'checkout-refused' } });
    expect(await onlyOrder()).toMatchObject({ status: 'failed', stock: 'none' });
    expect((await bottlesOf(table))[yumi]).toEqual([24, 0, 0]);
  });

  it('that rejects the API key releases the bottles at once', async () => {
    failCheckout({ kind: 'error', code: 'api_key_expired', status: 401 });
    expect(await post()).toMatchObject({ status: 502, json: { kind: 'checkout-refused' } });
    expect((await bottlesOf(table))[yumi]).toEqual([24, 0, 0]);
  });

  it.each([
    ['responds with 500', { kind: 'error', code: 'api_error', status: 500 }],
    ['is rate-limited', { kind: 'error', code: 'rate_limit', status: 429 }],
    ['is unreachable', { kind: 'drop-before' }],
    ['succeeds but loses its response', { kind: 'drop-after' }],
  ] as const)(
    'that %s leaves the order pending, and a retry with the same key succeeds',
    async (_, effect) => {
      const key = newKey();
      failCheckout(effect);
      expect(await post({}, key)).toMatchObject({
        status: 503,
        headers: { 'retry-after': '2' },
        json: { kind: 'unavailable' },
      });
      expect(await onlyOrder()).toMatchObject({ status: 'pending', stock: 'held' });
      provider.faults.set([]);
      expect(await post({}, key)).toMatchObject({ status: 200 });
      const order = await onlyOrder();
      expect(provider.pagesOf(order.reference)).toHaveLength(1);
      expect((await bottlesOf(table))[yumi]).toEqual([22, 2, 0]);
    },
  );

  it('whose API key cannot be read fails the call and leaves no order', async () => {
    const payments = {
      ...provider.payments,
      prepare: async () => {
        throw new Error('no key');
      },
    };
    const response = await caller(
      contract,
      startCheckout({
        orders: store(),

        payments,
        siteUrls,
        referenceSecret: testReferenceSecret,
        clock,
      }),
    )({ json: cart });
    expect(response.status).toBe(500);
    expect(await ordersIn()).toEqual([]);
  });

  it('may report the payment before the payment page is recorded on the order', async () => {
    const orders = store();
    let earlyPayment: Promise<unknown> | undefined;
    const response = await post({}, newKey(), {
      ...orders,
      recordPaymentPage: async (order, page) => {
        const session = { id: page.id, expiresAt: page.expiresAt };
        earlyPayment = orders.settle(reportOf(order, 'paid', { session }));
        await earlyPayment;
        await orders.recordPaymentPage(order, page);
      },
    });
    expect(response.status).toBe(200);
    expect(await earlyPayment).toMatchObject({ result: 'changed' });
    expect(await onlyOrder()).toMatchObject({ status: 'paid', stock: 'sold' });
  });

  it('still opens the payment page if the table cannot record it, and a retry returns the same page', async () => {
    const key = newKey();
    const loseSession = vi.fn(async () => {
      throw Object.assign(new Error('slow'), { name: 'TimeoutError' });
    });
    const first = await post({}, key, { ...store(), recordPaymentPage: loseSession });
    expect(first.status).toBe(200);
    expect(log.lines().map(({ code }) => code)).toContain('order.page-unnoted');
    const order = await onlyOrder();
    expect(order).not.toHaveProperty('session');
    expect((await post({}, key)).json).toEqual(first.json);
    expect((await store().find(referenceOf(order)))?.session?.url).toBe(first.json.url);
  });
});

it('start-checkout logs no customer details, reference or page URL', async () => {
  await post({ email: 'marker@example.com' }, 'marker-key-of-this-cart');
  const order = await onlyOrder();
  await post({ email: 'marker@' });
  provider.faults.set([
    { service: 'stripe', effect: { kind: 'error', code: 'x', status: 400, message: 'marker' } },
  ]);
  await post({ email: 'marker@example.com' });
  expect(log.text()).not.toMatch(/marker/i);
  expect(log.text()).not.toContain(order.reference.split('-')[1]);
  expect(log.text()).not.toContain('sk_test');
});

it('start-checkout refuses a form that fills in the honeypot, and holds no bottles', async () => {
  const before = requests();
  expect(await post({ website_url: 'https://example.com' })).toMatchObject({
    status: 400,
    json: { message: 'Submission failed. Please try again.' },
  });
  expect([await ordersIn(), requests()]).toEqual([[], before]);
  expect((await post({ website_url: '' })).status).toBe(200);
});
