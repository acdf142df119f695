import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callerAs, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { enquiryStore, nameOfEnquiry } from '#functions/stores/enquiries/enquiries.ts';
import { sampleEnquiry } from '#functions/stores/enquiries/enquiry.testing.ts';
import { sampleOperator } from '#functions/stores/operators/operator.testing.ts';
import { requestKey } from '#functions/stores/operators/operator-requests.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { newOrderOf } from '#functions/stores/orders/stocked-shop.testing.ts';
import { referenceOf } from '#functions/stores/orders/stored-order.testing.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { countedTable } from '#functions/stores/table/counted-table.testing.ts';
import type { Table } from '#functions/stores/table/table.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { zStore } from '#functions/stores/till/z-reports.ts';
import { zReviewStore } from '#functions/stores/till/z-reviews.ts';
import { start, startOffice } from '#functions/use-cases/orders/office.testing.ts';
import { countWaiting as contract } from '#shared/contracts/office/count-waiting.ts';
import { countWaiting } from './count-waiting.ts';

const table = testTable();
testLog();
let office: Awaited<ReturnType<typeof startOffice>>;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.stop());
beforeEach(() => office.provider.clock.set(start));

const storesOn = (usedTable: Table) => ({
  enquiries: enquiryStore(usedTable, office.clock),
  operators: operatorStore(usedTable, office.clock),
  orders: office.on(usedTable).orders,
  tills: zStore(usedTable, office.clock),
  reviews: zReviewStore(usedTable, office.clock),
});
const count = async (usedTable: Table = table, by: Parameters<typeof office.actor>[0] = 'mia') =>
  (await callerAs(office.actor(by), contract, countWaiting(storesOn(usedTable)))({})).json;
const requestAccess = (index: number) => {
  const id = index.toString(16).padStart(20, '0');
  const receivedAt = Math.floor(office.clock().getTime() / 1000);
  const stored = { ...sampleOperator, id, status: 'requested', receivedAt, expiresAt: 1_900_000_000 };
  return table.client.send(
    new PutCommand({ TableName: table.name, Item: { ...requestKey(id, receivedAt), ...stored } }),
  );
};

it('count-waiting counts new enquiries, operator requests to decide, orders to pack and disputes to answer', async () => {
  expect(await count()).toEqual({
    success: true,
    enquiries: 0,
    requests: 0,
    orders: 0,
    disputes: 0,
    differences: 0,
  });
  const { enquiries, operators, orders } = storesOn(table);
  const shop = office.on(table);
  for (const eventName of ['A birthday', 'A wedding', 'A farewell'])
    await enquiries.receive({ ...sampleEnquiry, eventName }, undefined);
  for (const index of [1, 2]) await requestAccess(index);
  const [disputed] = [await shop.paid(), await shop.paid(), await shop.paid()];
  await orders.place(newOrderOf());
  office.provider.stripe.dispute(String(disputed?.paymentIntent), 'opened');
  await shop.settle(disputed);
  expect(await count()).toMatchObject({ enquiries: 3, requests: 2, orders: 2, disputes: 1 });

  const at = Math.floor(office.clock().getTime() / 1000);
  const [answered] = await enquiries.listReceivedSince(at - 60);
  const found = answered && (await enquiries.findByName(nameOfEnquiry(answered)));
  if (found === undefined) throw new Error('The enquiry was not stored');
  await enquiries.append(found, { kind: 'state', state: 'answered', at, by: 'mia', on: 'desk', id: 'a' });
  await operators.approve('1'.padStart(20, '0'));
  const [toPack] = (await orders.listEntries()).filter(({ task }) => task?.kind === 'to-ship');
  const [packed] = await orders.read(toPack ? [toPack] : []);
  if (packed === undefined) throw new Error('No order waits to be packed');
  await orders.ship(referenceOf(packed), 'T12345');
  expect(await count()).toMatchObject({ enquiries: 2, requests: 1, orders: 1, disputes: 1 });
});

it('count-waiting reads each of the twelve lists once, and counts at most a hundred operator requests', async () => {
  const counted = countedTable(table);
  const read = () => counted.measure(() => count(counted));
  const quietUse = await read();
  expect(quietUse).toEqual({ calls: 12, units: 12 });
  await Promise.all(Array.from({ length: 300 }, (_, index) => requestAccess(index)));
  const floodedUse = await read();
  expect(floodedUse.units).toBeLessThan(60);
  expect((await count()).requests).toBe(100);
});

it('the handler of count-waiting needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager');
  expect((await call({ cookies: [eve.cookie] })).json).toMatchObject({ enquiries: 0, requests: 0 });
});
