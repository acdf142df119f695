import { afterAll, beforeAll, expect, it } from 'vitest';
import { slotOf } from '#shared/booking/slots.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { type Harness, startHarness } from '../harness/harness.ts';
import { scenarioTimeout } from '../harness/scenario.ts';
import { commandId, inviteColleague, type StaffBrowser, staffBrowser } from '../harness/staff-browser.ts';

let harness: Harness;
let [ann, eve, manager]: readonly StaffBrowser[] = [];

beforeAll(async () => {
  harness = await startHarness();
  const signIn = async (name: string, role: 'floor' | 'manager') => {
    const browser = staffBrowser(harness);
    await browser.link(await inviteColleague(harness, name, role));
    return browser;
  };
  [ann, eve, manager] = [
    await signIn('Ann', 'floor'),
    await signIn('Eve', 'floor'),
    await signIn('Mia', 'manager'),
  ];
});
afterAll(() => harness.stop());

interface WalkIn {
  readonly id: string;
  readonly due: number;
  readonly start: { readonly date: string; readonly tourId: number };
}

const requireBrowser = (browser: StaffBrowser | undefined): StaffBrowser => {
  if (browser === undefined) throw new Error('No one is signed in');
  return browser;
};
async function addWalkIn(time: '2:00 PM' | '4:00 PM', guestCount: number): Promise<WalkIn> {
  const date = dateOf(harness.localStack.clock.now());
  const start = { date, tourId: slotOf(time, 'Tour and Tasting').id };
  const { party } = await requireBrowser(ann).call('POST', 'bookings', {
    commandId: commandId(),
    source: 'walk-in',
    guestCount,
    ...start,
  });
  return { id: party.id, due: party.due, start };
}
const recordVisit = (
  browser: StaffBrowser | undefined,
  { id, start }: WalkIn,
  action: object,
  command = commandId(),
) => requireBrowser(browser).tryCall('POST', 'visits', { commandId: command, ...start, party: id, action });
const payment = (method: string, vatu: number, outstanding: number, extras: object = {}) => ({
  kind: 'pay',
  method,
  amount: vatu,
  vatu,
  outstanding,
  ...extras,
});
const readX = async () => (await requireBrowser(manager).call('GET', 'till')).x;
const linesOf = async ({ id }: WalkIn): Promise<readonly { readonly vatu: number }[]> =>
  (await readX()).lines.filter((line: { readonly id: string }) => line.id.startsWith(id));

it('a colleague cannot remove a payment from the till by reusing its id', {
  timeout: scenarioTimeout,
}, async () => {
  const annsParty = await addWalkIn('4:00 PM', 4);
  const evesParty = await addWalkIn('2:00 PM', 1);
  const otherParty = await addWalkIn('2:00 PM', 2);
  const id = commandId();
  expect((await recordVisit(ann, annsParty, payment('cash-vuv', 10_000, annsParty.due), id)).status).toBe(
    200,
  );
  // Eve has read the id on the Today screen, reuses it in an earlier start and undoes her entry.
  expect((await recordVisit(eve, evesParty, payment('card', 1, evesParty.due), id)).status).toBe(200);
  expect(await linesOf(annsParty)).toMatchObject([{ vatu: 10_000 }]);
  expect((await recordVisit(eve, evesParty, { kind: 'undo', entry: id })).status).toBe(200);
  expect(await linesOf(annsParty)).toMatchObject([{ vatu: 10_000 }]);
  expect(
    (await recordVisit(eve, otherParty, payment('cash-vuv', otherParty.due, otherParty.due), id)).status,
  ).toBe(200);
  expect(await linesOf(otherParty)).toMatchObject([{ vatu: otherParty.due }]);
  expect((await readX()).imbalances).toEqual([]);
});

it('payments in Australian dollars are accepted only at the distillery’s rate, and a large sum of change needs a manager’s passkey', {
  timeout: scenarioTimeout,
}, async () => {
  const party = await addWalkIn('4:00 PM', 4);
  const aud = (vatu: number, amount: number, change?: { cents: number; vuv: number }) =>
    payment('cash-aud', vatu, party.due, { amount, change });
  for (const refusedPayment of [
    aud(party.due, 1),
    aud(4000, 1, { cents: 100, vuv: 400_000 }),
    aud(1, 10_000_000),
    aud(4000, 5500, { cents: 10_000_000, vuv: 7_272_727 }),
  ])
    expect((await recordVisit(eve, party, refusedPayment)).status).toBeGreaterThanOrEqual(400);
  expect(await linesOf(party)).toEqual([]);
  const zeroPayment = await recordVisit(eve, party, payment('cash-vuv', 0, party.due));
  expect(zeroPayment).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('No sum was entered.') },
  });
  const largeChange = aud(4000, 5500, { cents: 30_000, vuv: 21_818 });
  expect(await recordVisit(eve, party, largeChange)).toMatchObject({
    status: 403,
    body: { kind: 'forbidden' },
  });
  expect((await recordVisit(manager, party, largeChange)).status).toBe(403);
  expect((await recordVisit(eve, party, aud(party.due, 22_000, { cents: 2000, vuv: 1455 }))).status).toBe(
    200,
  );
  expect(await linesOf(party)).toMatchObject([{ vatu: party.due, change: { cents: 2000, vuv: 1455 } }]);
});
