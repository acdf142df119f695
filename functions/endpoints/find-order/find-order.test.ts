import { beforeEach, expect, it } from 'vitest';
import { caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { newOrderOf, putBottles, reportOf, yumi } from '#functions/stores/orders/stocked-shop.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { findOrder as contract } from '#shared/contracts/guests/find-order.ts';
import { findOrder } from './find-order.ts';

const table = testTable();
const clock = () => new Date('2026-11-21T10:00:00+11:00');
const store = () => orderStore(table, clock);
const get = (order: string) => caller(contract, findOrder({ orders: store() }))({ query: { order } });

testLog();
beforeEach(async () => {
  await putBottles(table, { [yumi]: 24 });
});

it('find-order returns the lines and payment status, without customer details', async () => {
  const order = newOrderOf({ bottles: { [yumi]: 2 } });
  await store().place(order);
  const expectedOrder = {
    reference: order.reference,
    status: 'pending',
    lines: [{ id: yumi, name: 'ユミ', priceYen: 6000, quantity: 2 }],
    subtotalYen: 12_000,
    shippingYen: 2600,
    totalYen: 14_600,
  };
  expect(await get(order.reference)).toMatchObject({ status: 200 });
  expect((await get(order.reference)).json).toEqual({ success: true, order: expectedOrder });
  await store().settle(reportOf(order, 'paid'));
  expect((await get(` ${order.reference.toLowerCase()} `)).json).toEqual({
    success: true,
    order: { ...expectedOrder, status: 'paid' },
  });
});

it('find-order omits totals that are not yet known', async () => {
  const order = newOrderOf({ zone: null });
  await store().place(order);
  const { json } = await get(order.reference);
  expect(json.order).not.toHaveProperty('totalYen');
  expect(json.order).not.toHaveProperty('shippingYen');
});

it.each(['JP261121-ZZZZZZZZZZZZ', 'JP261122-000000000000', 'SMI2611241000AM-7K3Q9XTB4MWE', 'x', '../orders'])(
  'find-order returns 404 for the unknown reference %j',
  async (reference) => {
    await store().place(newOrderOf());
    expect(await get(reference)).toMatchObject({ status: 404, json: { kind: 'not-found' } });
  },
);

it('find-order requires a reference', async () => {
  expect(await get(' ')).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
});

it('the handler of find-order needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  const order = newOrderOf();
  await store().place(order);
  expect(await call({ query: { order: order.reference } })).toMatchObject({
    status: 200,
    json: { order: { reference: order.reference } },
  });
});
