import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SoftwareAuthenticator } from '#functions/use-cases/passkeys/software-authenticator.testing.ts';
import { slotOf } from '#shared/booking/slots.ts';
import { inFull } from '#shared/full-run.testing.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { type Harness, startHarness } from '../harness/harness.ts';
import { scenarioTimeout } from '../harness/scenario.ts';
import { formFor } from '../harness/slots-for-scenarios.ts';
import { commandId, inviteColleague, type StaffBrowser, staffBrowser } from '../harness/staff-browser.ts';
import type { ApiResponse } from '../harness/visitor.ts';

let harness: Harness;
let manager: StaffBrowser;
let passkey: SoftwareAuthenticator;

const linkColleague = async (name: string, role: 'floor' | 'manager'): Promise<StaffBrowser> => {
  const browser = staffBrowser(harness);
  await browser.link(await inviteColleague(harness, name, role));
  return browser;
};

beforeAll(async () => {
  harness = await startHarness();
  manager = await linkColleague('Mia', 'manager');
  passkey = await manager.register();
});
afterAll(() => harness.stop());

it('a stolen phone that floods a start with writes does not stop colleagues from recording arrivals, payments and a closing', {
  timeout: scenarioTimeout,
}, async () => {
  const [ann, eve] = [await linkColleague('Ann', 'floor'), await linkColleague('Eve', 'floor')];
  const slot = { date: dateOf(harness.localStack.clock.now()), slot: slotOf('4:00 PM', 'Tour and Tasting') };
  const start = { date: slot.date, tourId: slot.slot.id };
  const addWalkIn = async () =>
    (
      await eve.call('POST', 'bookings', {
        commandId: commandId(),
        source: 'walk-in',
        guestCount: 1,
        ...start,
      })
    ).party;
  const recordVisit = (browser: StaffBrowser, party: string, action: object, command = commandId()) =>
    browser.tryCall('POST', 'visits', { commandId: command, ...start, party, action });
  const victim = await addWalkIn();
  const guest = await harness.visitor.book(formFor(slot, { guestCount: 1 }));
  expect(guest.status).toBe(201);

  const text = '€'.repeat(200);
  const responses: ApiResponse[] = [];
  for (let write = 0; write < inFull(160, 12); write += 1)
    responses.push(await recordVisit(eve, victim.id, { kind: 'note', text }));
  for (let cycle = 0; cycle < inFull(60, 4); cycle += 1) {
    const added = await addWalkIn();
    const payment = commandId();
    const sum = { amount: 1, vatu: 1, outstanding: added.due };
    responses.push(await recordVisit(eve, added.id, { kind: 'pay', method: 'cash-vuv', ...sum }, payment));
    responses.push(await recordVisit(eve, added.id, { kind: 'undo', entry: payment }));
    responses.push(
      await eve.tryCall(
        'DELETE',
        `bookings?commandId=${commandId()}&party=${added.id}&sequence=0&date=${start.date}&tourId=${start.tourId}`,
      ),
    );
  }
  expect(responses.filter(({ status }) => status >= 500)).toEqual([]);

  expect((await recordVisit(ann, victim.id, { kind: 'arrive', guests: 1, here: 0 })).status).toBe(200);
  const due = { amount: victim.due, vatu: victim.due, outstanding: victim.due };
  expect((await recordVisit(ann, victim.id, { kind: 'pay', method: 'cash-vuv', ...due })).status).toBe(200);
  await manager.stepUp(passkey);
  const closing = { commandId: commandId(), first: start.date, last: start.date, reason: 'Cyclone' };
  const { digest } = await manager.call('POST', 'closures', { ...closing, preview: true });
  const closureResult = await manager.call('POST', 'closures', { ...closing, preview: false, digest });
  // A colleague can still record arrival and payment of the victim.
  expect(closureResult).toMatchObject({ notified: [{}], remaining: { days: 0, bookings: 0 } });
});

it('a stolen phone that a manager has revoked cannot sign in with its session or its passkey', {
  timeout: scenarioTimeout,
}, async () => {
  const phone = await linkColleague('Lou', 'floor');
  const stolenPasskey = await phone.register();
  await phone.signIn(stolenPasskey);
  await manager.stepUp(passkey);
  const { people } = await manager.call('GET', 'people');
  const { devices } = people.find(({ name }: { name: string }) => name === 'Lou');
  for (const { id } of devices) await manager.manage({ kind: 'end-device', device: id });
  expect((await phone.tryCall('PUT', 'session')).status).toBe(401);
  await expect(staffBrowser(harness).signIn(stolenPasskey)).rejects.toThrow('POST session: 401');
});
