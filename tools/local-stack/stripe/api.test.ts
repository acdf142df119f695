import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, orderOf, type StripeFixture, startStripeFixture } from './stripe-emulator.testing.ts';

let fixture: StripeFixture;
beforeEach(async () => {
  fixture = await startStripeFixture();
});
afterEach(() => fixture.stop());

type Parameters = Stripe.Checkout.SessionCreateParams;
const create = (changes: object = {}, options: Stripe.RequestOptions = {}) =>
  fixture.client.checkout.sessions.create({ ...orderOf(fixture.clock), ...changes } as Parameters, options);
const nowSeconds = (): number => Math.floor(fixture.clock.now().getTime() / 1000);

describe('a checkout session of the Stripe emulator', () => {
  it('is created by Stripe’s own library', async () => {
    const session = await create();
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_subtotal: 12_000,
      amount_total: 14_600,
      currency: 'jpy',
      client_reference_id: 'JP261124-7K3Q9XTB4MWE',
      metadata: { prefecture: 'JP-01' },
      created: expect.any(Number),
      livemode: false,
    });
    expect(session.url).toMatch(/^http:\/\/localhost:\d+\/__local\/stripe\/pay\/cs_test_\w{58}$/);
    expect(session).not.toHaveProperty('line_items');
    const again = await fixture.client.checkout.sessions.retrieve(session.id, {
      expand: ['line_items', 'payment_intent', 'shipping_cost.shipping_rate'],
    });
    expect(again.line_items?.data[0]).toMatchObject({ quantity: 2, amount_total: 12_000 });
    expect(again.shipping_cost?.shipping_rate).toMatchObject({ display_name: '本州' });
  });

  const item = orderOf({ now: () => new Date() } as StripeFixture['clock']).line_items?.[0];
  const price = (changes: object) => ({
    line_items: [{ ...item, price_data: { ...item?.price_data, ...changes } }],
  });
  const amount = 'line_items[0][price_data][unit_amount]';
  const currency = 'line_items[0][price_data][currency]';
  const parameterMissing = 'parameter_missing';
  const card = { payment_method_types: ['card'] };
  const japan = { allowed_countries: ['JAPAN'] };
  const country = 'shipping_address_collection[allowed_countries][0]';
  const otherAccount = { customer: 'cus_1', customer_email: undefined };
  const shipping = { display_name: 'x', fixed_amount: { amount: 1, currency: 'jpy' } };
  const sixOptions = { shipping_options: Array(6).fill({ shipping_rate_data: shipping }) };
  const unknownPrice = { line_items: [{ price: 'price_1', quantity: 1 }] };
  const metadata = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 'v']));
  it.each<[string, object, string, string | undefined]>([
    ['a parameter that does not exist', { colour: 'red' }, 'colour', 'parameter_unknown'],
    ['a parameter that this version no longer supports', card, 'payment_method_types', 'parameter_unknown'],
    ['an unlisted value', { locale: 'jp' }, 'locale', undefined],
    ['an unknown country', { shipping_address_collection: japan }, country, undefined],
    ['no mode', { mode: undefined }, 'mode', parameterMissing],
    ['no items', { line_items: [] }, 'line_items', parameterMissing],
    ['no currency', price({ currency: undefined }), currency, parameterMissing],
    ['no amount', price({ unit_amount: undefined }), amount, parameterMissing],
    ['half a yen', price({ unit_amount: 6000.5 }), amount, 'parameter_invalid_integer'],
    ['a negative amount', price({ unit_amount: -1 }), amount, undefined],
    ['dollars', price({ currency: 'usd' }), currency, undefined],
    ['an unknown price', unknownPrice, 'line_items[0][price]', 'resource_missing'],
    ['no bottles', { line_items: [{ ...item, quantity: 0 }] }, 'line_items[0][quantity]', undefined],
    ['less than the minimum charge', price({ unit_amount: 20 }), 'line_items', 'amount_too_small'],
    ['more than the maximum charge', price({ unit_amount: 60_000_000 }), 'line_items', 'amount_too_large'],
    ['no return page', { success_url: undefined }, 'success_url', parameterMissing],
    ['an external page without TLS', { success_url: 'http://example.com/' }, 'success_url', 'url_invalid'],
    ['a path instead of a URL', { cancel_url: '/payment-cancel' }, 'cancel_url', 'url_invalid'],
    ['an invalid email address', { customer_email: 'hanako' }, 'customer_email', 'email_invalid'],
    ['a long reference', { client_reference_id: 'x'.repeat(201) }, 'client_reference_id', undefined],
    ['51 keys of metadata', { metadata: metadata(51) }, 'metadata', undefined],
    ['a long key', { metadata: { ['k'.repeat(41)]: 'v' } }, 'metadata', undefined],
    ['a long value', { metadata: { k: 'v'.repeat(501) } }, 'metadata[k]', undefined],
    ['six shipping options', sixOptions, 'shipping_options', undefined],
    ['a customer of another account', otherAccount, 'customer', 'resource_missing'],
  ])('is refused with %s', async (_, changes, param, code) => {
    const refusal = await create(changes).catch((problem: Stripe.errors.StripeError) => problem);
    expect(refusal).toMatchObject({
      type: 'StripeInvalidRequestError',
      rawType: 'invalid_request_error',
      statusCode: 400,
      message: expect.stringMatching(/\w/),
      param,
    });
    expect((refusal as Stripe.errors.StripeError).code).toBe(code);
  });

  it.each<[string, number]>([
    ['accepted', 30 * 60 + 5],
    ['refused', 30 * 60 - 1],
    ['accepted', 24 * 60 * 60],
    ['refused', 24 * 60 * 60 + 5],
  ])('is %s with an expiry %i seconds from now', async (verdict, secondsAhead) => {
    const refusal = await create({ expires_at: nowSeconds() + secondsAhead }).then(
      () => 'accepted',
      ({ param }) => (param === 'expires_at' ? 'refused' : 'refused for another reason'),
    );
    expect(refusal).toBe(verdict);
  });

  it('expires on time by the stack’s clock, and not before', async () => {
    const { id } = await create({ expires_at: nowSeconds() + 31 * 60 });
    fixture.clock.set(new Date((nowSeconds() + 30 * 60) * 1000));
    expect((await fixture.client.checkout.sessions.retrieve(id)).status).toBe('open');
    fixture.clock.set(new Date((nowSeconds() + 2 * 60) * 1000));
    expect(await fixture.client.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'expired',
      url: null,
    });
    await expect
      .poll(() => fixture.receivedEvents.map(({ type }) => type))
      .toEqual(['checkout.session.expired']);
  });

  it('stays open after its expiry if Stripe is set to expire late, until a call expires it', async () => {
    const { id } = await create();
    fixture.stripe.expiresLate = true;
    fixture.clock.set(new Date((nowSeconds() + 60 * 60) * 1000));
    expect((await fixture.client.checkout.sessions.retrieve(id)).status).toBe('open');
    expect((await fixture.client.checkout.sessions.expire(id)).status).toBe('expired');
  });

  it('can be expired by a call once, and is refused a second time', async () => {
    const { id } = await create();
    expect((await fixture.client.checkout.sessions.expire(id)).status).toBe('expired');
    await expect(fixture.client.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
    await expect(fixture.client.checkout.sessions.expire('cs_test_0')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  it('is listed newest first, page by page', async () => {
    const created: string[] = [];
    for (let count = 0; count < 5; count += 1) created.unshift((await create()).id);
    const listed: string[] = [];
    for await (const { id } of fixture.client.checkout.sessions.list({ limit: 2 })) listed.push(id);
    expect(listed).toEqual(created);
    fixture.stripe.settle(created[0] ?? '', 'expired');
    const open = await fixture.client.checkout.sessions.list({
      status: 'open',
      created: { lte: nowSeconds() },
    });
    expect(open.data.map(({ id }) => id)).toEqual(created.slice(1));
  });
});

describe('an idempotency key of the Stripe emulator', () => {
  const idempotencyKey = 'checkout-JP261124-7K3Q9XTB4MWE';

  it('returns the stored response to a repeated call, even after the session has expired', async () => {
    const parameters = orderOf(fixture.clock);
    const first = await fixture.client.checkout.sessions.create(parameters, { idempotencyKey });
    fixture.clock.set(new Date((nowSeconds() + 2 * 60 * 60) * 1000));
    const second = await fixture.client.checkout.sessions.create(parameters, { idempotencyKey });
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(Object.keys(fixture.stripe.books.sessions)).toHaveLength(1);
  });

  it('cannot be used again with other parameters', async () => {
    await create({}, { idempotencyKey });
    await expect(create({ locale: 'en' }, { idempotencyKey })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      rawType: 'idempotency_error',
    });
  });

  it('can be used again after a refused call, and after a day', async () => {
    await expect(create({ locale: 'xx' }, { idempotencyKey })).rejects.toThrow();
    const first = await create({}, { idempotencyKey });
    fixture.clock.set(new Date((nowSeconds() + 25 * 60 * 60) * 1000));
    expect((await create({}, { idempotencyKey })).id).not.toBe(first.id);
  });

  it('refuses a concurrent call with the same key', async () => {
    fixture.faults.set([{ service: 'stripe', times: 1, effect: { kind: 'latency', ms: 300 } }]);
    const parameters = orderOf(fixture.clock);
    const slow = fixture.client.checkout.sessions.create(parameters, { idempotencyKey });
    await expect.poll(() => fixture.stripe.requests.length).toBe(1);
    const fast = fixture.client.checkout.sessions.create(parameters, { idempotencyKey });
    await expect(fast).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    await slow;
  });

  it('returns the same session when a client repeats the call after a lost response', async () => {
    // The library retries once when a connection breaks.
    fixture.faults.set([{ service: 'stripe', times: 2, effect: { kind: 'drop-after' } }]);
    const parameters = orderOf(fixture.clock);
    await expect(
      fixture.client.checkout.sessions.create(parameters, { idempotencyKey }),
    ).rejects.toMatchObject({ type: 'StripeConnectionError' });
    const [stored] = Object.values(fixture.stripe.books.sessions);
    const retried = await fixture.client.checkout.sessions.create(parameters, { idempotencyKey });
    expect(retried.id).toBe(stored?.session.id);
  });
});

describe('a refund by the Stripe emulator', () => {
  const payOrder = async (): Promise<string> => {
    const { id } = await create();
    fixture.stripe.settle(id, 'paid');
    return String((await fixture.client.checkout.sessions.retrieve(id)).payment_intent);
  };

  it('pays the whole charge back, and a second refund of it is refused', async () => {
    const payment_intent = await payOrder();
    const refund = await fixture.client.refunds.create({ payment_intent, reason: 'requested_by_customer' });
    expect(refund).toMatchObject({ amount: 14_600, status: 'succeeded', payment_intent });
    await expect(fixture.client.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const { data } = await fixture.client.refunds.list({ payment_intent });
    expect(data.map(({ id }) => id)).toEqual([refund.id]);
    await expect.poll(() => fixture.receivedEvents.map(({ type }) => type)).toContain('charge.refunded');
    const intent = await fixture.client.paymentIntents.retrieve(payment_intent, {
      expand: ['latest_charge'],
    });
    expect(intent.latest_charge).toMatchObject({ refunded: true, amount_refunded: 14_600 });
  });

  it('never exceeds the charge', async () => {
    const payment_intent = await payOrder();
    await fixture.client.refunds.create({ payment_intent, amount: 14_000 });
    await expect(fixture.client.refunds.create({ payment_intent, amount: 601 })).rejects.toMatchObject({
      param: 'amount',
    });
  });

  it('is refused without an existing payment', async () => {
    await expect(fixture.client.refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' });
    await expect(fixture.client.refunds.create({ payment_intent: 'pi_0' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});

describe('a request to the Stripe emulator', () => {
  it('requires an API key of the emulated account', async () => {
    const otherAccount = clientOf(fixture.stripe, 'sk_test_stranger');
    await expect(otherAccount.checkout.sessions.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  });

  it('is refused in Stripe’s format if its URL is unknown', async () => {
    await expect(fixture.client.customers.list()).rejects.toMatchObject({
      statusCode: 404,
      rawType: 'invalid_request_error',
    });
  });

  it.each([
    'function Object() { [native code] }',
    '[object Object]',
    'function toString() { [native code] }',
  ])('for an object with the id %s is refused as not found', async (name) => {
    const missing = { statusCode: 404, code: 'resource_missing' };
    await expect(fixture.client.checkout.sessions.retrieve(name)).rejects.toMatchObject(missing);
    await expect(fixture.client.refunds.retrieve(name)).rejects.toMatchObject(missing);
    await expect(fixture.client.events.retrieve(name)).rejects.toMatchObject(missing);
    const first = await create({}, { idempotencyKey: name });
    expect((await create({}, { idempotencyKey: name })).id).toBe(first.id);
  });

  it('is recorded with its parameters', async () => {
    await create({}, { idempotencyKey: 'key-1' });
    await create({ locale: 'xx' }).catch(() => undefined);
    expect(fixture.stripe.requests).toMatchObject([
      { call: 'POST /v1/checkout/sessions', idempotencyKey: 'key-1', status: 200 },
      { call: 'POST /v1/checkout/sessions', status: 400 },
    ]);
    expect(fixture.stripe.requests[0]?.parameters).toContain('line_items[0][price_data][unit_amount]=6000');
  });

  it.each([429, 500, 503])(
    'fails with the status %i of a fault rule, and creates no session',
    async (status) => {
      fixture.faults.set([{ service: 'stripe', effect: { kind: 'error', code: 'lock_timeout', status } }]);
      await expect(create()).rejects.toMatchObject({ statusCode: status, code: 'lock_timeout' });
      expect(Object.keys(fixture.stripe.books.sessions)).toEqual([]);
    },
  );
});

it('payments of the Stripe emulator survive a restart', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stripe-'));
  const file = path.join(folder, 'stripe.json');
  const firstFixture = await startStripeFixture(file);
  const idempotencyKey = 'key-1';
  const parameters = orderOf(firstFixture.clock);
  const { id } = await firstFixture.client.checkout.sessions.create(parameters, { idempotencyKey });
  await firstFixture.stop();
  const secondFixture = await startStripeFixture(file);
  expect((await secondFixture.client.checkout.sessions.create(parameters, { idempotencyKey })).id).toBe(id);
  secondFixture.stripe.settle(id, 'paid');
  expect((await secondFixture.client.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  await secondFixture.stop();
  rmSync(folder, { recursive: true });
});
