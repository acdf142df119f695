import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { stockKey, stockStore } from '#functions/stores/orders/stock.ts';
import {
  aged,
  lostTime,
  newOrderOf,
  putBottles,
  yumi,
} from '#functions/stores/orders/stocked-shop.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { listInventory as contract } from '#shared/contracts/guests/list-inventory.ts';
import { listInventory } from './list-inventory.ts';

const table = testTable();
const clock = () => new Date('2026-11-21T10:00:00+11:00');
const get = () => caller(contract, listInventory({ stock: stockStore(table) }))({});

testLog();

it('list-inventory returns the sellable stock, without bottles on hold', async () => {
  await putBottles(table, { [yumi]: 24, [aged]: 24, [lostTime]: 0 });
  await orderStore(table, clock).place(newOrderOf({ bottles: { [yumi]: 2 } }));
  const at = '2026-11-20T00:00:00.000Z';
  expect(await get()).toMatchObject({ status: 200 });
  expect((await get()).json).toEqual({
    success: true,
    inventory: [
      { productId: yumi, name: 'Yumi', abv: 40, quantity: 22, lastUpdated: '2026-11-20T23:00:00.000Z' },
      { productId: aged, name: 'Aged', abv: 40, quantity: 24, lastUpdated: at },
      { productId: lostTime, name: 'Lost Time', abv: 40, quantity: 0, lastUpdated: at },
    ],
  });
});

it('list-inventory falls back to the stored name for products not in the shop', async () => {
  const lastUpdated = '2026-11-20T00:00:00.000Z';
  const products = [
    { productId: 'gin', name: 'Gin', abv: 41.5, quantity: 3, lastUpdated },
    { productId: 'vodka', quantity: 1, lastUpdated },
  ];
  for (const product of products) {
    const Item = { ...stockKey(product.productId), ...product };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  }
  expect((await get()).json.inventory).toEqual([
    { productId: 'gin', name: 'Gin', abv: 41.5, quantity: 3, lastUpdated },
    { productId: 'vodka', name: 'vodka', quantity: 1, lastUpdated },
  ]);
});

it('list-inventory returns an empty list only when the table is empty, not when it is unavailable', async () => {
  expect((await get()).json).toEqual({ success: true, inventory: [] });
  const list = async () => {
    throw Object.assign(new Error('slow'), { name: 'TimeoutError' });
  };
  expect((await caller(contract, listInventory({ stock: { list } }))({})).status).toBe(503);
});

it('the handler of list-inventory needs only the environment variables that the deployed function has', async () => {
  await putBottles(table, { [yumi]: 5 });
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  expect((await call({})).json.inventory).toMatchObject([{ quantity: 5 }]);
});
