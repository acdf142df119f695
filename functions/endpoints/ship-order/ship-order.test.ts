import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallResult, callerAs, callHandler } from '#functions/kernel/call.testing.ts';
import { captureLog } from '#functions/kernel/captured-log.testing.ts';
import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { start, startOffice } from '#functions/use-cases/orders/office.testing.ts';
import { shipOrder as contract } from '#shared/contracts/office/ship-order.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { shipOrder } from './ship-order.ts';

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
  table = await observedTable();
  shop = office.on(table);
  log = captureLog();
  order = await shop.paid({ email: 'marker@example.com' });
});

const number = '1234-5678-9012';
const ship = (changes: object = {}, by: 'ana' | 'mia' | 'noa' = 'mia'): Promise<CallResult> =>
  callerAs(
    office.actor(by),
    contract,
    shipOrder({ orders: shop.orders, clock: office.clock }),
  )({
    json: { commandId: commandId(), order: order.reference, trackingNumber: number, ...changes },
  });
const itemOf = async () => (await table.items()).find(({ reference }) => reference === order.reference);

describe('the shipment of an order', () => {
  it('is stored with number, colleague, time and device, and announced in the same write', async () => {
    const { status, json } = await ship({ trackingNumber: ' 1234-5678-9012 ' });
    expect(status).toBe(200);
    expect(json.order).toMatchObject({
      reference: order.reference,
      shipped: { trackingNumber: number, by: 'mia', at: expect.any(Number) },
    });
    expect(json.order).not.toHaveProperty('task');
    expect(JSON.stringify(json)).not.toContain('device-of-mia');
    expect(await itemOf()).toMatchObject({
      shipped: { by: 'mia', on: 'device-of-mia' },
      event: { type: 'order.shipped', subject: order.id },
    });
  });

  it('is recorded once, even if the command is repeated or two managers send the same number', async () => {
    const id = commandId();
    const responses = await Promise.all([
      ...Array.from({ length: 4 }, () => ship({ commandId: id })),
      ship({}, 'noa'),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const item = await itemOf();
    expect((await ship({ commandId: id })).status).toBe(200);
    expect(await itemOf()).toEqual(item);
  });

  it('by two managers with different numbers is recorded once, and the second is refused with the first number', async () => {
    const responses = await Promise.all([
      ship({ trackingNumber: 'MIA-1234' }),
      ship({ trackingNumber: 'NOA-1234' }, 'noa'),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { shipped } = await shop.now(order);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.json).toMatchObject({
      kind: 'order-changed',
      message: expect.stringContaining(`already shipped, as parcel ${shipped?.trackingNumber}`),
    });
  });

  it.each([
    ['under dispute', 'opened', 'disputes the payment of this order: do not ship it'],
    ['under inquiry by the bank', 'inquiry-opened', 'disputes the payment of this order: do not ship it'],
  ] as const)('that is %s is refused', async (_, step, message) => {
    office.provider.stripe.dispute(String(order.paymentIntent), step);
    await shop.settle(order);
    const before = await itemOf();
    expect(await ship()).toMatchObject({
      status: 409,
      json: { kind: 'order-changed', message: expect.stringContaining(message) },
    });
    expect(await itemOf()).toEqual(before);
  });

  it('that is refunded is refused', async () => {
    await office.provider.payments.refund(order);
    await shop.settle(order);
    expect((await ship()).json.message).toContain('is refunded, so it is not paid');
  });

  it.each([
    ['no number', { trackingNumber: ' ' }, 400, 'invalid-input'],
    ['an invalid number', { trackingNumber: 'www.evil.example/x' }, 400, 'invalid-input'],
    ['an unknown order', { order: 'JP261121-ZZZZZZZZZZZZ' }, 404, 'not-found'],
    ['the reference of a booking', { order: 'SMI2611241000AM' }, 400, 'invalid-input'],
  ])('with %s is refused', async (_, changes, status, kind) => {
    expect(await ship(changes)).toMatchObject({ status, json: { kind } });
    expect((await shop.now(order)).shipped).toBeUndefined();
  });

  it('needs a manager', async () => {
    expect(await ship({}, 'ana')).toMatchObject({ status: 403, json: { kind: 'forbidden' } });
    expect((await shop.now(order)).shipped).toBeUndefined();
  });

  it('is logged without name, address and number', async () => {
    await ship();
    expect(log.lines()).toContainEqual(expect.objectContaining({ code: 'order.shipped', orderId: order.id }));
    expect(log.text()).not.toMatch(/marker@|1234-5678|Mia/);
    expect(log.text()).not.toContain(order.reference);
  });
});

describe('the correction of a tracking number', () => {
  const rightNumber = 'RIGHT-123456';
  const correct = (changes: object = {}, by: 'ana' | 'mia' | 'noa' = 'noa') =>
    ship({ trackingNumber: rightNumber, insteadOf: number, ...changes }, by);
  beforeEach(() => ship());

  it('is stored with author, time and earlier number, and announced by a second email in the same write', async () => {
    office.provider.clock.set('2026-11-21T12:00:00+11:00');
    const { status, json } = await correct({ trackingNumber: ' right-123456 ' });
    expect(status).toBe(200);
    const at = Date.parse('2026-11-21T12:00:00+11:00') / 1000;
    expect(json.order).toMatchObject({
      shipped: {
        trackingNumber: rightNumber,
        by: 'mia',
        corrections: [{ at, by: 'noa', earlierNumber: number }],
      },
    });
    expect(JSON.stringify(json)).not.toContain('device-of-noa');
    expect(await itemOf()).toMatchObject({
      shipped: { by: 'mia', corrections: [{ by: 'noa', on: 'device-of-noa' }] },
      event: { type: 'order.renumbered', id: `${order.id}-renumbered-1`, subject: order.id },
    });
  });

  it('is recorded and announced once, even if the command is repeated or two managers send the same number', async () => {
    const id = commandId();
    const responses = await Promise.all([
      ...Array.from({ length: 4 }, () => correct({ commandId: id })),
      correct({}, 'mia'),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const item = await itemOf();
    expect((await correct({ commandId: id })).status).toBe(200);
    expect(await itemOf()).toEqual(item);
    expect(item?.shipped).toMatchObject({ corrections: [{ earlierNumber: number }] });
  });

  it('by a repeated command does not overwrite a later correction', async () => {
    const id = commandId();
    await correct({ commandId: id });
    await correct({ trackingNumber: 'THIRD-123456', insteadOf: rightNumber });
    expect((await correct({ commandId: id })).status).toBe(200);
    expect(await itemOf()).toMatchObject({
      shipped: { trackingNumber: 'THIRD-123456' },
      event: { id: `${order.id}-renumbered-2` },
    });
  });

  it('by a manager who saw an outdated number is refused with the current number', async () => {
    await correct();
    const before = await itemOf();
    expect(await correct({ trackingNumber: 'OTHER-123456' }, 'mia')).toMatchObject({
      status: 409,
      json: {
        kind: 'order-changed',
        message: expect.stringContaining(`has the number ${rightNumber} by now`),
      },
    });
    expect(await itemOf()).toEqual(before);
  });

  it('of an order that is not shipped or has been refunded is refused', async () => {
    const unshipped = await shop.paid();
    const refusal = await correct({ order: unshipped.reference });
    expect(refusal).toMatchObject({ status: 409, json: { kind: 'order-changed' } });
    expect(refusal.json.message).toContain('not shipped yet');
    await office.provider.payments.refund(order);
    await shop.settle(order);
    expect((await correct()).json.message).toContain('is refunded, so its number stays');
  });

  it('needs a manager, and is logged without the number', async () => {
    expect((await correct({}, 'ana')).status).toBe(403);
    await correct();
    expect(log.lines()).toContainEqual(
      expect.objectContaining({ code: 'order.renumbered', orderId: order.id }),
    );
    expect(log.text()).not.toContain(rightNumber);
  });
});

it('the handler of ship-order needs only the environment variables that the deployed function has', async () => {
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager');
  const json = { commandId: commandId(), order: 'JP261121-ZZZZZZZZZZZZ', trackingNumber: number };
  const response = await callHandler(contract, handler, { cookies: [eve.cookie], json });
  expect(response.json.kind).toBe('not-found');
});
