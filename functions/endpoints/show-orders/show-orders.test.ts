import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallResult, callerAs, callHandler } from '#functions/kernel/call.testing.ts';
import { captureLog } from '#functions/kernel/captured-log.testing.ts';
import { newOrderOf, putBottles, reportOf, yumi } from '#functions/stores/orders/stocked-shop.testing.ts';
import { referenceOf } from '#functions/stores/orders/stored-order.testing.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { countedTable } from '#functions/stores/table/counted-table.testing.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { start, startOffice } from '#functions/use-cases/orders/office.testing.ts';
import { showOrders as contract } from '#shared/contracts/office/show-orders.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import { showOrders } from './show-orders.ts';

let office: Awaited<ReturnType<typeof startOffice>>;
let shop: ReturnType<typeof office.on>;
let table: ObservedTable;
let log: ReturnType<typeof captureLog>;

beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.stop());
beforeEach(async () => {
  office.provider.clock.set(start);
  table = await observedTable();
  shop = office.on(table);
  log = captureLog();
});

const show = (query: Record<string, string> = {}, by: 'ana' | 'mia' = 'mia'): Promise<CallResult> =>
  callerAs(
    office.actor(by),
    contract,
    showOrders({ orders: shop.orders, people: office.people, clock: office.clock }),
  )({ query });
const seconds = (day: string) => Date.parse(`${day}T10:00:00+11:00`) / 1000;
const advanceToHour = (hours: number) =>
  office.provider.clock.set(new Date(Date.parse(start) + hours * 3_600_000).toISOString());

describe('the lists of orders', () => {
  it('contain open orders by urgency, and recently finished orders, the latest first', async () => {
    const [ship, disputed, shipped, refunded] = [
      await shop.paid(),
      await shop.paid(),
      await shop.paid(),
      await shop.paid(),
    ];
    await shop.orders.place(newOrderOf());
    office.provider.stripe.dispute(String(disputed.paymentIntent), 'opened');
    await shop.settle(disputed);
    await shop.orders.ship(referenceOf(shipped), 'T12345');
    advanceToHour(2);
    await shop.orders.refund(referenceOf(refunded), 'by-house');
    await shop.orders.confirmRefund(referenceOf(refunded));
    const { json } = await show();
    expect(json.toDo.map(({ reference, task }: never) => [reference, task])).toEqual([
      [disputed.reference, { kind: 'disputed', dueAt: expect.any(Number) }],
      [ship.reference, { kind: 'to-ship', dueAt: Number(ship.paidAt) + 48 * 3600 }],
      [expect.stringMatching(/^JP261121-/), { kind: 'stuck' }],
    ]);
    expect(json.done.map(({ reference }: never) => reference)).toEqual([
      refunded.reference,
      shipped.reference,
    ]);
    expect(json).toMatchObject({ people: [], now: expect.any(Number) });
    expect(json).not.toHaveProperty('order');
  });

  it('contain no names and addresses', async () => {
    await shop.paid({ email: 'marker@example.com' });
    expect(JSON.stringify((await show()).json)).not.toMatch(/marker@|花子|山田|\+81/);
  });

  it('include an open dispute of an order placed half a year ago', async () => {
    const order = await shop.paid();
    await shop.orders.ship(referenceOf(order), 'T12345');
    office.provider.stripe.dispute(String(order.paymentIntent), 'opened');
    await shop.settle(order);
    advanceToHour(199 * 24);
    expect((await show()).json.toDo).toMatchObject([{ reference: order.reference }]);
  });

  it.runIf(isFullRun)('cost the same reads after a year of orders as after three months', async () => {
    await putBottles(table, { [yumi]: 1000 });
    const now = seconds('2027-10-28');
    const placeMonth = async (name: string) => {
      for (let day = 10; day < 24; day += 1) {
        office.provider.clock.set(`${name}-${day}T10:00:00+11:00`);
        const sample = { ...newOrderOf({ date: `${name}-${day}` }), createdAt: seconds(`${name}-${day}`) };
        await shop.orders.place(sample);
        await shop.orders.settle(reportOf(sample, 'paid'));
        if (name !== '2027-10') await shop.orders.ship(referenceOf(sample), 'T12345');
      }
    };
    const read = (query: { month?: string }) => {
      office.provider.clock.set(new Date(now * 1000).toISOString());
      const counted = countedTable(table);
      const list = showOrders({
        orders: office.on(counted).orders,
        people: office.people,
        clock: office.clock,
      });
      return counted.measure(() => callerAs(office.actor('mia'), contract, list)({ query }));
    };
    for (const name of ['2027-08', '2027-09', '2027-10']) await placeMonth(name);
    const [list, books] = [await read({}), await read({ month: '2027-10' })];
    for (const name of ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05'])
      await placeMonth(name);
    const [listAfter, booksAfter] = [await read({}), await read({ month: '2027-10' })];
    for (const [before, after] of [
      [list, listAfter],
      [books, booksAfter],
    ] as const) {
      expect(before.calls).toBeGreaterThan(0);
      expect(before.calls).toBeLessThan(10);
      expect(after.calls).toBeLessThanOrEqual(before.calls * 1.3);
      expect(after.units).toBeLessThanOrEqual(before.units * 1.3);
    }
  });

  it('report how many finished orders they omit', async () => {
    await putBottles(table, { [yumi]: 100 });
    for (let index = 0; index < 22; index += 1) {
      const order = newOrderOf();
      await shop.orders.place(order);
      await shop.orders.settle(reportOf(order, 'paid'));
      await shop.orders.ship(referenceOf(order), 'T12345');
    }
    const { json } = await show();
    expect([json.done.length, json.left]).toEqual([20, { toDo: 0, done: 2 }]);
  });

  it('omit orders finished two weeks ago', async () => {
    const order = await shop.paid();
    await shop.orders.ship(referenceOf(order), 'T12345');
    advanceToHour(14 * 24 + 1);
    expect((await show()).json).toMatchObject({ toDo: [], done: [] });
  });
});

describe('a single order', () => {
  it('contains the address, the history and the names of colleagues, without devices and commands', async () => {
    const order = await shop.paid({ email: 'hanako@example.com' });
    await shop.orders.ship(referenceOf(order), 'T12345', { by: 'noa', on: 'device-of-noa', commandId: 'c1' });
    const { status, json } = await show({ order: ` ${order.reference.toLowerCase()} ` });
    expect(status).toBe(200);
    expect(json.order).toMatchObject({
      reference: order.reference,
      email: 'hanako@example.com',
      shipTo: { postalCode: expect.any(String) },
      zonePaid: 'mainland',
      shipped: { by: 'noa', trackingNumber: 'T12345' },
      disputes: [],
      isErased: false,
    });
    expect(json.people).toContainEqual({ id: 'noa', name: 'Noa Tari', role: 'manager' });
    expect(JSON.stringify(json)).not.toMatch(/device-of-noa|"c1"|fingerprint|"version"/);
    expect(json).not.toHaveProperty('toDo');
  });

  it.each(['JP261121-ZZZZZZZZZZZZ'])(
    'is refused as not found if no order has the reference %s',
    async (order) => {
      expect(await show({ order })).toMatchObject({ status: 404, json: { kind: 'not-found' } });
    },
  );
});

describe('the payments of a month', () => {
  it('include the payment of an order in the month of the payment, and the refund in the month of the refund', async () => {
    const order = await shop.paid();
    advanceToHour(24 * 15);
    await shop.orders.refund(referenceOf(order), 'by-house');
    await shop.orders.confirmRefund(referenceOf(order));
    const readBooks = async (month: string) =>
      (await show({ month })).json.books.map(({ kind, yen }: never) => [kind, yen]);
    expect(await readBooks('2026-11')).toEqual([['payment', order.totalYen]]);
    expect(await readBooks('2026-12')).toEqual([['refund', -Number(order.totalYen)]]);
    expect(await readBooks('2026-10')).toEqual([]);
  });
});

it.each([{ order: 'x' }, { month: '2026-13' }, { month: 'now' }])('show-orders refuses %j', async (query) => {
  expect(await show(query)).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
});

it('show-orders needs a manager, and logs no reference', async () => {
  const order = await shop.paid();
  expect(await show({}, 'ana')).toMatchObject({ status: 403, json: { kind: 'forbidden' } });
  await show({ order: order.reference });
  expect(log.text()).not.toContain(order.reference);
});

it('the handler of show-orders needs only the environment variables that the deployed function has', async () => {
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager');
  const response = await callHandler(contract, handler, { cookies: [eve.cookie] });
  expect(response.json).toMatchObject({ success: true, toDo: [], done: [] });
});
