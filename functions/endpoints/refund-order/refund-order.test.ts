import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallResult, callerAs, callHandler } from '#functions/kernel/call.testing.ts';
import { captureLog } from '#functions/kernel/captured-log.testing.ts';
import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import { bottlesOf, yumi } from '#functions/stores/orders/stocked-shop.testing.ts';
import { referenceOf } from '#functions/stores/orders/stored-order.testing.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { start, startOffice } from '#functions/use-cases/orders/office.testing.ts';
import { refundOrder as contract } from '#shared/contracts/office/refund-order.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { refundOrder } from './refund-order.ts';

let office: Awaited<ReturnType<typeof startOffice>>;
let shop: ReturnType<typeof office.on>;
let table: ObservedTable;
let log: ReturnType<typeof captureLog>;
let order: StoredOrder;

beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.stop());
beforeEach(async () => {
  office.provider.clock.set(start);
  office.provider.faults.set([]);
  office.provider.stripe.refundsWait = false;
  table = await observedTable();
  shop = office.on(table);
  log = captureLog();
  order = await shop.paid({ email: 'marker@example.com' });
});

const expectedState = () => ({ totalYen: Number(order.totalYen), isShipped: false });
const refund = (
  changes: object = {},
  by: 'ana' | 'mia' | 'noa' = 'mia',
  isSteppedUp = true,
): Promise<CallResult> =>
  callerAs(
    office.actor(by),
    contract,
    refundOrder({ orders: shop.orders, payments: office.provider.payments, clock: office.clock }),
    isSteppedUp,
  )({ json: { commandId: commandId(), order: order.reference, ...expectedState(), ...changes } });
const refundsMade = () =>
  Object.values(office.provider.stripe.books.refunds).filter(
    ({ payment_intent }) => payment_intent === order.paymentIntent,
  );
const eventOf = async () =>
  (
    (await table.items()).find(({ reference }) => reference === order.reference)?.event as
      | { type: string }
      | undefined
  )?.type;

describe('a refund of an order', () => {
  it('is made once, is stored with the colleague, is announced, and returns the bottles to stock', async () => {
    const { status, json } = await refund();
    expect(status).toBe(200);
    expect(json.order).toMatchObject({
      status: 'refunded',
      refundReason: 'by-house',
      refundDecided: { by: 'mia', at: expect.any(Number) },
      refundedAt: expect.any(Number),
    });
    expect(json.order).not.toHaveProperty('task');
    expect(refundsMade()).toHaveLength(1);
    expect(await eventOf()).toBe('order.refunded');
    expect((await bottlesOf(table))[yumi]).toEqual([24, 0, 0]);
  });

  it('is made once, even if its command is repeated while another manager requests the same refund', async () => {
    const id = commandId();
    const responses = await Promise.all([
      ...Array.from({ length: 3 }, () => refund({ commandId: id })),
      refund({}, 'noa'),
    ]);
    // Later requests may be refused because the refund was already made.
    for (const { status, json } of responses)
      expect(status === 200 || json.kind === 'order-changed', JSON.stringify(json)).toBe(true);
    expect((await refund({ commandId: id })).status).toBe(
      (await shop.now(order)).refundDecided?.commandId === id ? 200 : 409,
    );
    expect(refundsMade()).toHaveLength(1);
    expect((await bottlesOf(table))[yumi]).toEqual([24, 0, 0]);
  });

  it('that is pending at Stripe is reported as due, and as made on the next request after it succeeds', async () => {
    office.provider.stripe.refundsWait = true;
    const waitingReply = await refund();
    expect(waitingReply).toMatchObject({ status: 200, json: { order: { task: { kind: 'refund-due' } } } });
    expect(await eventOf()).toBeUndefined();
    office.provider.stripe.settleRefund(String(refundsMade()[0]?.id), 'succeeded');
    expect((await refund({}, 'noa')).json.order.refundedAt).toBeDefined();
    expect(refundsMade()).toHaveLength(1);
  });

  it.each(['drop-before', 'drop-after'] as const)(
    'without a response from Stripe (%s) is reported as due, and is made once by the next request',
    async (kind) => {
      office.provider.faults.set([{ service: 'stripe', operation: 'POST /v1/refunds', effect: { kind } }]);
      expect(await refund()).toMatchObject({
        status: 200,
        json: { order: { task: { kind: 'refund-due' } } },
      });
      expect(log.lines()).toContainEqual(
        expect.objectContaining({ code: 'order.refund-pressed', result: 'unanswered' }),
      );
      office.provider.faults.set([]);
      expect((await refund()).json.order.refundedAt).toBeDefined();
      expect(refundsMade()).toHaveLength(1);
    },
  );

  it('that failed is reported as failed and not retried, and is recorded once a new refund is made at Stripe', async () => {
    office.provider.stripe.refundsWait = true;
    await refund();
    office.provider.stripe.settleRefund(String(refundsMade()[0]?.id), 'failed');
    for (const _ of ['first', 'again'])
      expect((await refund()).json.order).toMatchObject({ task: { kind: 'refund-failed' } });
    expect(refundsMade()).toHaveLength(1);
    office.provider.stripe.refundsWait = false;
    await office.provider.refundAtProvider(order.paymentIntent);
    expect((await refund()).json.order).toMatchObject({ refundedAt: expect.any(Number) });
    expect(await shop.now(order)).not.toHaveProperty('refundFailedAt');
  });

  it.each([['was shipped meanwhile', async () => shop.orders.ship(referenceOf(order), 'T12345')]])(
    'is refused for an order that %s',
    async (_, change) => {
      await change();
      expect(await refund()).toMatchObject({
        status: 409,
        json: { kind: 'order-changed', message: expect.stringContaining('has changed since it was shown') },
      });
      expect(refundsMade()).toEqual([]);
      expect((await refund({ isShipped: true })).status).toBe(200);
      expect((await bottlesOf(table))[yumi]).toEqual([22, 0, 2]);
    },
  );

  it('of an outdated sum or an unknown order is refused', async () => {
    expect((await refund({ totalYen: 1 })).json.kind).toBe('order-changed');
    expect((await refund({ order: 'JP261121-ZZZZZZZZZZZZ' })).status).toBe(404);
    expect(refundsMade()).toEqual([]);
  });

  it('needs a manager who has just used a passkey', async () => {
    expect(await refund({}, 'ana')).toMatchObject({ status: 403, json: { kind: 'forbidden' } });
    expect(await refund({}, 'mia', false)).toMatchObject({ status: 403, json: { kind: 'step-up' } });
    expect((await shop.now(order)).status).toBe('paid');
  });

  it('is logged without name and address', async () => {
    await refund();
    expect(log.lines()).toContainEqual(
      expect.objectContaining({ code: 'order.refund-pressed', orderId: order.id, result: 'made' }),
    );
    expect(log.text()).not.toMatch(/marker@|Mia/);
    expect(log.text()).not.toContain(order.reference);
  });
});

describe('an order in a dispute', () => {
  const sendDisputeSteps = async (...steps: Parameters<typeof office.provider.stripe.dispute>[1][]) => {
    for (const step of steps) office.provider.stripe.dispute(String(order.paymentIntent), step);
    await shop.settle(order);
  };

  it('is not refunded while the bank holds the money', async () => {
    await sendDisputeSteps('opened');
    expect(await refund()).toMatchObject({
      status: 409,
      json: { kind: 'order-changed', message: expect.stringContaining('would pay it twice') },
    });
    expect(refundsMade()).toEqual([]);
    expect((await shop.now(order)).status).toBe('paid');
  });

  it('can be refunded while the bank only inquires', async () => {
    await sendDisputeSteps('inquiry-opened');
    expect((await refund()).json.order.refundedAt).toBeDefined();
    expect(refundsMade()).toHaveLength(1);
  });

  it('cannot be refunded if the dispute begins while a refund is due', async () => {
    await shop.orders.refund(referenceOf(order), 'by-house');
    office.provider.stripe.dispute(String(order.paymentIntent), 'opened');
    expect((await refund()).json.order).toMatchObject({
      status: 'refunded',
      refundFailedAt: expect.any(Number),
    });
    expect(refundsMade()).toEqual([]);
  });

  it('is closed once if the dispute is lost: the bottles return to stock, no refund is made and no email is sent', async () => {
    await sendDisputeSteps('opened', 'lost');
    const id = commandId();
    const responses = await Promise.all([
      refund({ commandId: id }),
      refund({ commandId: id }),
      refund({}, 'noa'),
    ]);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(await shop.now(order)).toMatchObject({
      status: 'refunded',
      disputeAccepted: { at: expect.any(Number) },
    });
    expect(refundsMade()).toEqual([]);
    expect(await eventOf()).toBeUndefined();
    expect((await bottlesOf(table))[yumi]).toEqual([24, 0, 0]);
  });
});

it('the handler of refund-order needs only the environment variables that the deployed function has', async () => {
  const environment = { ...table.environment, STRIPE_SECRET_PARAMETER: '/stripe' };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager', true);
  const json = { commandId: commandId(), order: 'JP261121-ZZZZZZZZZZZZ', ...expectedState() };
  const response = await callHandler(contract, handler, { cookies: [eve.cookie], json });
  expect(response.json.kind).toBe('not-found');
});
