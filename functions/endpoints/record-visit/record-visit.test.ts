import { beforeEach, describe, expect, it } from 'vitest';
import { type CallResult, callerAs } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { visitStore } from '#functions/stores/bookings/visits.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { zStore } from '#functions/stores/till/z-reports.ts';
import { shortReference } from '#shared/booking/reference.ts';
import type { Actor } from '#shared/contracts/contract.ts';
import { recordVisit as contract } from '#shared/contracts/staff/record-visit.ts';
import { commandId, entry } from '#shared/staff/parties/visit.testing.ts';
import { maxEventEntriesOfPerson, maxNotes } from '#shared/staff/parties/visit-limits.ts';
import { entryName } from '#shared/staff/till/till-lines.ts';
import { recordVisit } from './record-visit.ts';

const table = testTable();
const clock = testClock('2026-11-24T10:05:00+11:00');
const log = testLog();
let booking: StoredBooking;

const colleague = (id: string, name: string, role: 'floor' | 'manager' = 'floor') => ({ id, name, role });
const team = [colleague('ana', 'Ana Kal'), colleague('ben', 'Ben Toa'), colleague('mia', 'Mia', 'manager')];
const actorOf = (id: string): Actor => {
  const person = team.find((member) => member.id === id);
  if (person === undefined) throw new Error('Not in the team');
  return { person, deviceId: `device-of-${id}`, steppedUpAt: undefined, linkedAt: undefined };
};
const people = {
  list: async () => team.map((person) => ({ ...person, invitedAt: 0 })),
};

beforeEach(async () => {
  booking = storedBooking({ guestCount: 4, email: 'ann@example.com' });
  await bookingStore(table, clock).book(booking);
});

interface PressOptions {
  readonly by?: string;
  readonly id?: string;
  readonly changes?: object;
}
const press = (
  action: object,
  { by = 'ana', id = commandId(), changes = {} }: PressOptions = {},
): Promise<CallResult> =>
  callerAs(
    actorOf(by),
    contract,
    recordVisit({ visits: visitStore(table, clock), people, tills: zStore(table, clock), clock }),
  )({
    json: { commandId: id, date: '2026-11-24', tourId: 0, party: booking.id, action, ...changes },
  });

/** Closes the till with a Z of one line. */
const closeTillWith = (line: string) =>
  zStore(table, clock).close({
    number: 1,
    closedAt: clock().getTime() / 1000,
    by: 'mia',
    on: 'office',
    lines: [{ ...sampleLine, id: line }],
    exceptions: [],
    counted: { 'cash-vuv': 1, 'cash-aud': 0, card: 0 },
    commandId: commandId(),
    readFrom: booking.date,
  });
const sampleLine = {
  at: 0,
  by: 'ana',
  date: '2026-11-24',
  tourId: 0,
  method: 'cash-vuv',
  amount: 1,
  vatu: 1,
  guests: 1,
} as const;

const arrive = (guests = 4, here = 0) => ({ kind: 'arrive', guests, here });
const pay = (vatu = 16_000, outstanding = 16_000) => ({
  kind: 'pay',
  method: 'cash-vuv',
  amount: vatu,
  vatu,
  outstanding,
});
const findBooking = async () => {
  const store = bookingStore(table, clock);
  const stored = await store.find(referenceOf(booking), 'staff');
  return stored && store.readWithVisit(stored);
};

describe('an action at the door', () => {
  it('returns the party, and is stored with colleague, time and device', async () => {
    const { status, json } = await press(arrive());
    expect(status).toBe(200);
    const entry = { by: 'ana', on: 'device-of-ana', at: clock().getTime() / 1000, kind: 'arrive', guests: 4 };
    expect(json.party).toMatchObject({
      id: booking.id,
      reference: shortReference(booking.reference),
      due: 16_000,
      source: 'web',
      sequence: 0,
      log: [entry],
    });
    expect((await findBooking())?.visit?.log).toMatchObject([entry]);
  });

  it('sent twice with the same command id gets the same reply and is stored once', async () => {
    const id = commandId();
    const first = await press(pay(), { id });
    clock.advance(60_000);
    expect(await press(pay(), { id })).toEqual(first);
    expect((await findBooking())?.visit?.log).toHaveLength(1);
  });

  it('that changes nothing succeeds without another entry, even by another colleague', async () => {
    await press(arrive());
    expect((await press(arrive(), { by: 'ben' })).json.party.log).toHaveLength(1);
  });

  it('that repeats a payment recorded by a colleague is refused with name and time', async () => {
    await press(pay());
    const { status, json } = await press(pay(), { by: 'ben' });
    expect({ status, kind: json.kind }).toEqual({ status: 409, kind: 'party-changed' });
    expect(json.message).toBe(
      'A. Lee, 10:00 AM Tour: 16,000 VUV already paid in cash, recorded by Ana Kal at 10:05 AM. Your payment was not recorded. Look at the party as it is now.',
    );
  });

  it('on a cancelled booking is refused, but an arrival is stored in the visit log nevertheless', async () => {
    await bookingStore(table, clock).cancel(referenceOf(booking));
    const id = commandId();
    const first = await press(arrive(), { id });
    expect(first).toMatchObject({ status: 409, json: { kind: 'booking-cancelled' } });
    expect((await findBooking())?.visit?.log).toHaveLength(1);
    expect(await press(arrive(), { id })).toEqual(first);
    expect((await press({ kind: 'no-show', guests: 4 })).json.kind).toBe('booking-cancelled');
    expect((await findBooking())?.visit?.log).toHaveLength(1);
  });

  it('can be undone only by its author or a manager', async () => {
    const id = commandId();
    await press(arrive(), { id });
    const undo = { kind: 'undo', entry: id };
    expect(await press(undo, { by: 'ben' })).toMatchObject({ status: 403, json: { kind: 'forbidden' } });
    expect((await press(undo, { by: 'mia' })).json.party.log).toHaveLength(2);
    expect((await press(undo)).json.party.log).toHaveLength(2);
  });

  it('that undoes a payment is refused if a colleague recorded it or a Z lists it, since a passkey is required', async () => {
    const id = commandId();
    await press(pay(), { id });
    const undo = { kind: 'undo', entry: id };
    const refused = { status: 403, json: { kind: 'forbidden', message: expect.stringContaining('passkey') } };
    expect(await press(undo, { by: 'mia' })).toMatchObject(refused);
    await closeTillWith(entryName(booking.id, id));
    expect(await press(undo)).toMatchObject(refused);
    expect((await findBooking())?.visit?.log).toHaveLength(1);
  });

  it('that undoes a payment by the same colleague succeeds within ten minutes if no Z lists the payment', async () => {
    const id = commandId();
    await press(pay(), { id });
    await closeTillWith(entryName('another-party', id));
    expect((await press({ kind: 'undo', entry: id })).json.party.log).toHaveLength(2);
  });

  it.each([
    ['an unknown start', { tourId: 99 }],
    ['another start', { tourId: 1 }],
    ['another day', { date: '2026-11-25' }],
    ['an unknown party', { party: 'nothing' }],
  ])('for %s is not found', async (_, changes) => {
    const before = await table.items();
    expect(await press(arrive(), { changes })).toMatchObject({ status: 404, json: { kind: 'not-found' } });
    expect(await table.items()).toEqual(before);
  });

  it.each([
    ['no guests', arrive(0)],
    ['a fraction of a guest', arrive(1.5)],
    ['a negative sum', pay(-1, 16_000)],
    ['an empty note', { kind: 'note', text: '  ' }],
    ['a note with a direction override', { kind: 'note', text: 'paid \u202E000,01 VUV' }],
    ['a note with a directional isolate', { kind: 'note', text: '\u2066paid' }],
    ['a note with a zero byte', { kind: 'note', text: 'pa\u0000id' }],
    ['a note of two lines', { kind: 'note', text: 'paid\nnothing' }],
    ['an unknown kind', { kind: 'give-away' }],
  ])('with %s is refused', async (_, action) => {
    expect(await press(action)).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
  });
});

it('a note beyond the note limit of a party is refused, while arrivals are still recorded', async () => {
  const notes = Array.from({ length: maxNotes }, () => entry({ kind: 'note', text: 'x' }));
  booking = storedBooking({ guestCount: 4 });
  await bookingStore(table, clock).book(booking, undefined, notes);
  const anotherNote = await press({ kind: 'note', text: 'y' });
  expect(anotherNote).toMatchObject({ status: 409, json: { kind: 'history-full' } });
  expect((await press(arrive())).status).toBe(200);
  expect(log.lines().map(({ code }) => code)).not.toContain('visit.history-full');
});

it('actions beyond the limit of one colleague are refused and logged, while another colleague may still record them', async () => {
  const arrivals = Array.from({ length: maxEventEntriesOfPerson }, () =>
    entry({ kind: 'arrive', guests: 1, by: 'ana' }),
  );
  const undone = arrivals.flatMap((arrival) => [
    arrival,
    entry({ kind: 'undo', entry: arrival.id, by: 'ana' }),
  ]);
  booking = storedBooking({ guestCount: 4 });
  await bookingStore(table, clock).book(booking, undefined, undone);
  expect(await press(arrive())).toMatchObject({ status: 409, json: { kind: 'history-full' } });
  expect(log.lines()).toContainEqual(
    expect.objectContaining({ code: 'visit.history-full', kind: 'arrive', date: booking.date }),
  );
  expect((await press(arrive(), { by: 'ben' })).status).toBe(200);
});

it('record-visit logs the recorded actions, but no name, address or note', async () => {
  await press({ kind: 'note', text: 'Nut allergy' });
  await press(pay());
  await press(pay());
  const lines = log.text();
  expect(lines).toContain('visit.recorded');
  for (const secret of ['Nut allergy', 'Ann', 'Lee', 'ann@example.com', booking.reference, 'Kal']) {
    expect(lines).not.toContain(secret);
  }
});
