import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actorOf, type CallResult, callerAs, callHandler } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { privacyTrail } from '#functions/stores/privacy/privacy-trail.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { type FindPartitions, findPartitions } from '#functions/use-cases/privacy/find-partitions.ts';
import { erasePerson as contract } from '#shared/contracts/office/erase-person.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { erasePerson } from './erase-person.ts';

const clock = () => new Date('2026-11-24T10:00:00+11:00');
const table = testTable();
const log = testLog();
const email = 'marker@example.com';

/** By default, records are found by a scan, which is fast on a small table. */
let search: { findPartitions?: FindPartitions } = {};
beforeEach(() => {
  search = {};
});

const erase = (
  changes: object = {},
  role: 'floor' | 'manager' = 'manager',
  isSteppedUp = true,
): Promise<CallResult> => {
  const deps = { data: personalData(table, clock), trail: privacyTrail(table, clock), clock, ...search };
  const actor = actorOf({ id: 'mia', name: 'Mia', role }, 'desk');
  const json = { commandId: commandId(), who: email, shown: 1, ...changes };
  return callerAs(actor, contract, erasePerson(deps), isSteppedUp)({ json });
};
async function book(date: string): Promise<void> {
  await bookingStore(table, clock).book(storedBooking({ date, email, firstName: 'Marker' }));
}
const storedText = async () => JSON.stringify(await table.items());

describe('erasing a person', () => {
  it('erases the records that may be erased, and reports how many were erased and kept', async () => {
    await book('2026-11-20');
    await book('2026-11-30');
    const { status, json } = await erase();
    expect(status).toBe(200);
    expect(json).toMatchObject({
      isFinished: true,
      entry: { action: 'erase', by: 'mia', records: { booking: 1 }, stayed: { booking: 1 } },
    });
    expect(log.lines()).toContainEqual(expect.objectContaining({ code: 'privacy.erased', records: 1 }));
    expect(log.text()).not.toMatch(/marker/i);
  });

  it('is refused if the number of records differs from the one shown, and if there are none', async () => {
    expect(await erase({ shown: 0 })).toMatchObject({ status: 404, json: { kind: 'not-found' } });
    await book('2026-11-20');
    expect(await erase({ shown: 2 })).toMatchObject({ status: 409, json: { kind: 'records-changed' } });
    expect(await storedText()).toContain('Marker');
  });

  it('ignores partitions named in the request, and erases records outside them as well', async () => {
    await book('2026-11-20');
    await book('2026-11-21');
    search = { findPartitions: findPartitions(table, clock) };
    const command = { commandId: commandId(), partitions: ['DAY#2026-11-20', 'STAFF#1'], shown: 2 };
    // On a busy machine one call may run out of time. The page then sends the same command again.
    let { json } = await erase(command);
    for (let calls = 1; json.isFinished === false && calls < 10; calls += 1)
      ({ json } = await erase(command));
    expect(json).toMatchObject({ isFinished: true, entry: { records: { booking: 2 } } });
    expect(await storedText()).not.toContain('Marker');
  });

  it.each([{ who: 'Marker' }, { who: '' }, { who: undefined }, { shown: '1' }])(
    'with invalid input is refused: %j',
    async (changes) => {
      await book('2026-11-20');
      expect(await erase(changes)).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
      expect(await storedText()).toContain('Marker');
    },
  );

  it('needs a manager who has just used a passkey', async () => {
    await book('2026-11-20');
    expect(await erase({}, 'floor')).toMatchObject({ status: 403, json: { kind: 'forbidden' } });
    expect(await erase({}, 'manager', false)).toMatchObject({ status: 403, json: { kind: 'step-up' } });
    expect(await storedText()).toContain('Marker');
  });
});

it('the handler of erase-person needs only the environment variables that the deployed function has', async () => {
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager', true);
  const json = { commandId: commandId(), who: email, shown: 0 };
  const call = () => callHandler(contract, handler, { cookies: [eve.cookie], json });
  let response = await call();
  // A slow machine needs several calls.
  while (response.json.isFinished === false) response = await call();
  expect(response.json.kind).toBe('not-found');
});
