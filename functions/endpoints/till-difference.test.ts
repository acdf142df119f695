import { beforeEach, expect, it } from 'vitest';
import { countWaiting as countContract } from '#shared/contracts/office/count-waiting.ts';
import { closeTill as closeContract } from '#shared/contracts/staff/close-till.ts';
import { showTill as showContract } from '#shared/contracts/staff/show-till.ts';
import { commandId, paid } from '#shared/staff/parties/visit.testing.ts';
import { callerAs } from '../kernel/call.testing.ts';
import { captureLog } from '../kernel/captured-log.testing.ts';
import { enquiryStore } from '../stores/enquiries/enquiries.ts';
import { operatorStore } from '../stores/operators/operators.ts';
import { orderStore } from '../stores/orders/orders.ts';
import { type ObservedTable, observedTable } from '../stores/table/table-content.testing.ts';
import { readTill } from '../use-cases/till/open-till.ts';
import { tillConsole } from '../use-cases/till/till-console.testing.ts';
import { closeTill } from './close-till/close-till.ts';
import { countWaiting } from './count-waiting/count-waiting.ts';
import { showTill } from './show-till/show-till.ts';

type Colleague = 'ana' | 'mia' | 'noa';

let table: ObservedTable;
let now: Date;
let till: ReturnType<typeof tillConsole>;
const clock = () => now;

beforeEach(async () => {
  table = await observedTable();
  now = new Date('2026-11-24T17:00:00+11:00');
  till = tillConsole(table, clock);
  captureLog();
});

const advanceSeconds = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

/** Closes a till with a payment of 4,000 VUV in cash. */
async function close(by: Colleague, cash = 4000): Promise<void> {
  await till.write(await till.party(), paid(4000));
  const { number, digest } = await readTill(till.deps);
  const counted = { 'cash-vuv': cash, 'cash-aud': 0, card: 0 };
  const json = { commandId: commandId(), number, digest, counted, reason: 'Change given twice' };
  const { status } = await callerAs(till.actor(by), closeContract, closeTill(till.deps), true)({ json });
  expect(status).toBe(200);
  advanceSeconds(60);
}

const open = (number: number, by: Colleague) =>
  callerAs(till.actor(by), showContract, showTill(till.deps))({ query: { z: String(number) } });

async function differences(by: Colleague): Promise<number> {
  const stores = {
    enquiries: enquiryStore(table, clock),
    operators: operatorStore(table, clock),
    orders: orderStore(table, clock),
    tills: till.deps.tills,
    reviews: till.deps.reviews,
  };
  return (await callerAs(till.actor(by), countContract, countWaiting(stores))({})).json.differences;
}

const reviews = async () => (await table.items()).filter(({ pk }) => pk === 'TILL-REVIEWS');

it('a till closed with a difference is counted for the other managers until one of them opens the Z', async () => {
  await close('noa', 3500);
  await close('noa');
  await close('mia', 3800);
  expect([await differences('mia'), await differences('noa')]).toEqual([1, 1]);
  expect((await open(1, 'mia')).status).toBe(200);
  expect([await differences('mia'), await differences('noa')]).toEqual([0, 1]);
  await open(3, 'noa');
  expect(await differences('noa')).toBe(0);
});

it('a manager who closed the till with a difference and opens that Z is not stored as its reviewer', async () => {
  await close('noa', 3500);
  expect((await open(1, 'noa')).status).toBe(200);
  expect(await reviews()).toEqual([]);
  expect(await differences('mia')).toBe(1);
});

it('opening a Z without a difference stores no review', async () => {
  await close('noa');
  await open(1, 'mia');
  expect(await reviews()).toEqual([]);
});

it('a Z that is opened again keeps the manager and the time of its first review', async () => {
  await close('noa', 3500);
  await open(1, 'mia');
  const first = await reviews();
  expect(first).toMatchObject([{ sk: '000001', by: 'mia', at: now.getTime() / 1000 }]);
  advanceSeconds(3600);
  expect((await open(1, 'mia')).status).toBe(200);
  expect(await reviews()).toEqual(first);
});

it('floor staff cannot open a Z with a difference, which is still counted for the other managers', async () => {
  await close('noa', 3500);
  expect(await open(1, 'ana')).toMatchObject({ status: 403, json: { kind: 'forbidden' } });
  expect(await reviews()).toEqual([]);
  expect(await differences('mia')).toBe(1);
});
