import { describe, expect, it, vi } from 'vitest';
import { actorOf, type CallResult, callerAs, callHandler } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { privacyTrail } from '#functions/stores/privacy/privacy-trail.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { exportPerson as contract } from '#shared/contracts/office/export-person.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { exportPerson } from './export-person.ts';

const clock = () => new Date('2026-11-24T10:00:00+11:00');
const table = testTable();
const log = testLog();
const email = 'marker@example.com';
const trail = () => privacyTrail(table, clock);

const requestExport = (
  changes: object = {},
  role: 'floor' | 'manager' = 'manager',
  isSteppedUp = true,
): Promise<CallResult> => {
  const deps = { data: personalData(table, clock), trail: trail(), clock };
  const actor = actorOf({ id: 'mia', name: 'Mia', role }, 'desk');
  const json = { commandId: commandId(), who: email, ...changes };
  return callerAs(actor, contract, exportPerson(deps), isSteppedUp)({ json });
};
const book = (changes: object = {}) =>
  bookingStore(table, clock).book(
    storedBooking({ date: '2026-11-20', email, firstName: 'Marker', ...changes }),
  );

describe('the export of a person', () => {
  it('contains only the records of this person, with shortened references, and is recorded in the privacy trail', async () => {
    await book();
    await book({ email: 'other@example.com' });
    const { status, json } = await requestExport();
    expect(status).toBe(200);
    expect(json.records).toEqual({ booking: 1 });
    expect(JSON.parse(json.text)).toMatchObject([
      { kind: 'booking', email, firstName: 'Marker', reference: expect.stringMatching(/-.{4}…$/) },
    ]);
    expect(json.text).not.toMatch(/other@|fingerprint/);
    expect(await trail().list()).toMatchObject([{ action: 'export', by: 'mia', records: { booking: 1 } }]);
    expect(log.lines()).toContainEqual(expect.objectContaining({ code: 'privacy.exported', records: 1 }));
    expect(log.text()).not.toMatch(/marker/i);
  });

  it('without any records is refused and not recorded', async () => {
    expect(await requestExport()).toMatchObject({ status: 404, json: { kind: 'not-found' } });
    expect(await trail().list()).toEqual([]);
  });

  it('under a command id used for another person is refused', async () => {
    await book();
    await book({ email: 'other@example.com' });
    const id = commandId();
    await requestExport({ commandId: id });
    const response = await requestExport({ commandId: id, who: 'other@example.com' });
    expect(response).toMatchObject({ status: 422, json: { kind: 'key-reused' } });
  });

  it('needs a manager who has just used a passkey', async () => {
    await book();
    expect(await requestExport({}, 'floor')).toMatchObject({ status: 403, json: { kind: 'forbidden' } });
    expect(await requestExport({}, 'manager', false)).toMatchObject({
      status: 403,
      json: { kind: 'step-up' },
    });
    expect(await requestExport({ who: 'Marker' })).toMatchObject({
      status: 400,
      json: { kind: 'invalid-input' },
    });
    expect(await trail().list()).toEqual([]);
  });
});

it('the handler of export-person needs only the environment variables that the deployed function has', async () => {
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager', true);
  const json = { commandId: commandId(), who: email };
  const call = () => callHandler(contract, handler, { cookies: [eve.cookie], json });
  let response = await call();
  // A slow machine needs several calls.
  while (response.json.isFinished === false) response = await call();
  expect(response.json.kind).toBe('not-found');
});
