import { describe, expect, it } from 'vitest';
import { addParty } from '#functions/endpoints/add-party/add-party.ts';
import { cancelParty } from '#functions/endpoints/cancel-party/cancel-party.ts';
import { changeParty } from '#functions/endpoints/change-party/change-party.ts';
import { actorOf, type CallResult, callerAs } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { bookingMaker, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { testReferenceSecret } from '#functions/stores/table/reference-secret.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import type { Actor } from '#shared/contracts/contract.ts';
import { addParty as addContract } from '#shared/contracts/staff/add-party.ts';
import { cancelParty as cancelContract } from '#shared/contracts/staff/cancel-party.ts';
import { changeParty as changeContract } from '#shared/contracts/staff/change-party.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { type PersonLimit, personLimits } from '#shared/limits/person-limits.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';

const table = testTable();
const clock = testClock('2026-11-24T10:05:00+11:00');
const log = testLog();
const ana = actorOf({ id: 'ana', name: 'Ana Kal', role: 'floor' }, 'door');
const ben = actorOf({ id: 'ben', name: 'Ben Kal', role: 'floor' }, 'bar');
const mia = actorOf({ id: 'mia', name: 'Mia Kal', role: 'manager' }, 'office');
const people = { list: async () => [] };
const quotas = quotaStore(table, clock);
const edits = calendarEditStore(table, clock);
const parties = partyChangeStore(table, clock);
const bookings = bookingStore(table, clock);
const book = bookingMaker(bookings, { date: '2026-11-26' });

type StoredParty = Awaited<ReturnType<typeof book>> | Party;

const cancel = (
  by: Actor,
  { id, date, tourId, sequence }: StoredParty,
  command = commandId(),
): Promise<CallResult> =>
  callerAs(
    by,
    cancelContract,
    cancelParty({ parties, people, quotas, clock }),
  )({
    query: { commandId: command, date, tourId: String(tourId), party: id, sequence: String(sequence) },
  });

const changeAddress = (by: Actor, booking: StoredParty, email: string): Promise<CallResult> => {
  const { id: party, date, tourId, sequence, guestCount, preferredLanguage, firstName, lastName } = booking;
  const requested = { date, tourId, guestCount, preferredLanguage, firstName, lastName, email, phone: '' };
  return callerAs(
    by,
    changeContract,
    changeParty({ parties, edits, people, quotas, clock }),
  )({
    json: { commandId: commandId(), date, tourId, party, sequence, requested },
  });
};

const add = (by: Actor, changes: object = {}): Promise<CallResult> =>
  callerAs(
    by,
    addContract,
    addParty({ bookings, edits, quotas, referenceSecret: testReferenceSecret, clock }),
  )({
    json: {
      commandId: commandId(),
      source: 'phone',
      date: '2026-11-27',
      tourId: 0,
      guestCount: 1,
      ...changes,
    },
  });
const withEmail = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' };

/** Uses up the limit of a colleague, except for `remaining` actions. */
async function useUpLimit(limit: PersonLimit, { person }: Actor, remaining = 0): Promise<void> {
  const quota = personLimits[limit];
  const points = quota.max - remaining;
  await quotas.count({ kind: `person ${limit}`, subject: person.id, quota, points });
}
const steppedUpMia: Actor = { ...mia, steppedUpAt: clock().getTime() / 1000 - 60 };

const cases: readonly [PersonLimit, (by: Actor) => Promise<CallResult>, number][] = [
  ['cancellations', async (by) => cancel(by, await book()), 200],
  ['bookingsWithEmail', (by) => add(by, withEmail), 201],
  ['changesOfEmail', async (by) => changeAddress(by, await book(), 'other@example.com'), 200],
];

describe.each(cases)('the daily limit of a colleague for %s', (limit, act, success) => {
  it('admits the last action of the day, and refuses the next with the advice to ask a manager', async () => {
    await useUpLimit(limit, ana, 1);
    expect((await act(ana)).status).toBe(success);
    const before = await confirmedGuests();
    const { status, json } = await act(ana);
    expect(status).toBe(429);
    expect(json).toMatchObject({ kind: 'too-many' });
    expect(json.message).toMatch(/the limit of one person\. Nothing was .* A manager can do it/);
    expect(await confirmedGuests()).toEqual(before + (limit === 'bookingsWithEmail' ? 0 : 1));
    expect(log.lines()).toContainEqual(
      expect.objectContaining({ code: 'staff.limit-reached', limit, person: 'ana', device: 'door' }),
    );
  });

  it('counts each colleague separately', async () => {
    await useUpLimit(limit, ana);
    expect((await act(ben)).status).toBe(success);
  });

  it('lets a manager continue after the use of a passkey', async () => {
    await useUpLimit(limit, mia);
    const { status, json } = await act(mia);
    expect([status, json.kind]).toEqual([403, 'step-up']);
    expect(json.message).toContain('confirm with your passkey');
    expect((await act(steppedUpMia)).status).toBe(success);
    expect((await act(steppedUpMia)).status).toBe(success);
  });

  it('applies to a floor colleague even after the use of a passkey', async () => {
    await useUpLimit(limit, ana);
    expect((await act({ ...ana, steppedUpAt: steppedUpMia.steppedUpAt })).status).toBe(429);
  });
});

/** Guests of all confirmed bookings. */
const confirmedGuests = async (): Promise<number> =>
  (await table.items()).reduce((sum, { guests }) => sum + (typeof guests === 'number' ? guests : 0), 0);

it('the daily limits count a cancellation once, however often its command is repeated', async () => {
  await useUpLimit('cancellations', ana, 2);
  const [one, two, three] = [await book(), await book(), await book()];
  const command = commandId();
  for (let tries = 0; tries < 5; tries += 1) expect((await cancel(ana, one, command)).status).toBe(200);
  expect((await cancel(ana, two)).status).toBe(200);
  expect((await cancel(ana, three)).status).toBe(429);
});

it('the daily limits do not count a cancellation that is refused or that another colleague has already made', async () => {
  await useUpLimit('cancellations', ana, 1);
  const one = await book();
  expect((await cancel(ana, { ...one, sequence: 7 })).status).toBe(409);
  expect((await cancel(ben, one)).status).toBe(200);
  expect((await cancel(ana, one)).status).toBe(200);
  expect((await cancel(ana, await book())).status).toBe(200);
});

it('the daily limits admit thirty of 36 concurrent cancellations by a colleague', async () => {
  const dates = ['2026-11-26', '2026-11-27', '2026-11-28'];
  const bookedParties = [];
  for (const date of dates)
    for (let index = 0; index < 12; index += 1)
      bookedParties.push(await book({ date: storedBooking({ date }).date }));
  const responses = await Promise.all(bookedParties.map((one) => cancel(ana, one)));
  const countOf = (status: number) => responses.filter((response) => response.status === status).length;
  expect([countOf(200), countOf(429)]).toEqual([personLimits.cancellations.max, 6]);
});

it('the daily limits count neither bookings without an address nor changes that leave the address unchanged', async () => {
  await useUpLimit('bookingsWithEmail', ana);
  await useUpLimit('changesOfEmail', ana);
  expect((await add(ana)).status).toBe(201);
  const one = await book();
  expect((await changeAddress(ana, { ...one, lastName: 'Li' }, one.email)).status).toBe(200);
});
