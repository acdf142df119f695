import { describe, expect, it } from 'vitest';
import { type CallResult, callerAs } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { lastingId, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import {
  bookingMaker,
  referenceOf,
  storedBooking,
} from '#functions/stores/bookings/stored-booking.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { unlimited } from '#functions/use-cases/limits/unlimited.testing.ts';
import { changeLimits } from '#shared/booking/change-limit.ts';
import type { Actor } from '#shared/contracts/contract.ts';
import { changeParty as contract } from '#shared/contracts/staff/change-party.ts';
import { commandId, entry, paid } from '#shared/staff/parties/visit.testing.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { changeParty } from './change-party.ts';

const table = testTable();
const clock = testClock('2026-11-24T10:05:00+11:00');
const log = testLog();
const team = ['ana', 'ben'].map((id) => ({ id, name: `${id} Kal`, role: 'floor' as const, invitedAt: 0 }));
const people = { list: async () => team };
const actorOf = (id: string): Actor => ({
  person: { id, name: `${id} Kal`, role: 'floor' },
  deviceId: `device-of-${id}`,
  steppedUpAt: undefined,
  linkedAt: undefined,
});

const bookings = () => bookingStore(table, clock);
const findBooking = (booking: StoredBooking) => bookings().find(referenceOf(booking), 'staff');
const book = bookingMaker(bookingStore(table, clock), { guestCount: 4 });

interface ChangeOptions {
  readonly by?: string;
  readonly id?: string;
  readonly sequence?: number;
  readonly at?: Clock;
}
const change = (
  booking: StoredBooking,
  changes: object,
  { by = 'ana', id = commandId(), sequence = booking.sequence, at = clock }: ChangeOptions = {},
): Promise<CallResult> => {
  const { date, tourId, guestCount, preferredLanguage, firstName, lastName, email, phone = '' } = booking;
  const requested = {
    date,
    tourId,
    guestCount,
    preferredLanguage,
    firstName,
    lastName,
    email,
    phone,
    ...changes,
  };
  return callerAs(
    actorOf(by),
    contract,
    changeParty({
      parties: partyChangeStore(table, at),
      edits: calendarEditStore(table, at),
      people,
      quotas: unlimited,
      clock: at,
    }),
  )({ json: { commandId: id, date, tourId, party: lastingId(booking), sequence, requested } });
};

describe('a change of a party', () => {
  it('returns the new state and price of the party, and the colleague who changed it', async () => {
    const booking = await book();
    const { status, json } = await change(booking, { guestCount: 6, phone: ' +678 555 0100 ' });
    expect(status).toBe(200);
    expect(json.party).toMatchObject({
      guestCount: 6,
      totalPrice: 24_000,
      phone: '+678 555 0100',
      sequence: 1,
      staffChanges: [
        {
          kind: 'change',
          by: 'ana',
          on: 'device-of-ana',
          at: clock().getTime() / 1000,
          parts: ['guests', 'phone'],
          from: { guestCount: 4 },
          to: { guestCount: 6 },
        },
      ],
    });
    expect(log.lines().find(({ code }) => code === 'booking.changed')).toMatchObject({
      byStaff: true,
      date: booking.date,
    });
    expect(log.text()).not.toMatch(/Ann|Lee|example\.com|555/);
  });

  it('is stored once if its command is repeated, at the same time or after a lost reply', async () => {
    const booking = await book();
    const id = commandId();
    const moved = { tourId: 10 };
    const responses = await Promise.all(Array.from({ length: 12 }, () => change(booking, moved, { id })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    clock.set(new Date('2026-11-24T12:00:00+11:00'));
    expect(await change(booking, moved, { id })).toEqual(responses[0]);
    expect(await findBooking(booking)).toMatchObject({ tourId: 10, sequence: 1 });
    expect((await findBooking(booking))?.staffChanges).toHaveLength(1);
  });

  it('sent again after a lost reply succeeds, even if a colleague has changed the party since', async () => {
    const booking = await book();
    const id = commandId();
    await change(booking, { guestCount: 5 }, { id });
    await change({ ...booking, guestCount: 5, sequence: 1 }, { guestCount: 6 }, { by: 'ben' });
    expect(await change(booking, { guestCount: 5 }, { id })).toMatchObject({
      status: 200,
      json: { party: { guestCount: 6, sequence: 2 } },
    });
  });

  it('is refused if a colleague has changed the party since it was loaded, with the name of that colleague, the time and the new state', async () => {
    const booking = await book();
    await change(booking, { guestCount: 5 }, { by: 'ben' });
    const { status, json } = await change(booking, { guestCount: 3 });
    expect({ status, kind: json.kind }).toEqual({ status: 409, kind: 'party-changed' });
    expect(json.message).toBe(
      'ben Kal changed this booking at 10:05 AM: 5 adults, Tuesday 24 November 2026, 10:00 AM, in English. Nothing was changed. Look at the party as it is now.',
    );
    expect((await findBooking(booking))?.guestCount).toBe(5);
  });

  it('that took longer than a second is named, with its author, in the refusal of a colleague’s conflicting change', async () => {
    const booking = await book();
    let clockReads = 0;
    const tickingClock = () => new Date(clock().getTime() + 1000 * clockReads++);
    await change(booking, { guestCount: 5 }, { by: 'ben', at: tickingClock });
    expect((await change(booking, { guestCount: 3 })).json.message).toMatch(
      /^ben Kal changed this booking at /,
    );
  });

  it('to the values that a colleague has just stored succeeds and writes nothing', async () => {
    const booking = await book();
    await change(booking, { guestCount: 5 }, { by: 'ben' });
    const before = await table.items();
    expect((await change(booking, { guestCount: 5 })).status).toBe(200);
    expect(await table.items()).toEqual(before);
  });

  it('is possible after the party has arrived, and keeps its visit log', async () => {
    const arrived = [entry({ kind: 'arrive', guests: 4 })];
    const booking = await book({ log: arrived });
    const { json } = await change(booking, { date: '2026-11-26', tourId: 8 });
    expect(json.party).toMatchObject({ date: '2026-11-26', time: '2:00 PM', log: arrived });
  });

  it('cannot move a party that has paid to another day, only to another start of the same day', async () => {
    const booking = await book({ log: [paid(16_000)] });
    const refused = await change(booking, { date: '2026-11-26' });
    expect(refused).toMatchObject({ status: 409, json: { kind: 'checked-in' } });
    expect(refused.json.message).toContain('so it stays on that day. Nothing was changed.');
    expect((await change(booking, { tourId: 8 })).status).toBe(200);
  });

  it('is not subject to the limits on changes by guests, and does not count against them', async () => {
    const booking = await book();
    let current = booking;
    for (let index = 0; index <= changeLimits.perDay; index += 1) {
      const { status } = await change(current, { guestCount: index % 2 === 0 ? 5 : 4 });
      expect(status).toBe(200);
      current = (await findBooking(booking)) as StoredBooking;
    }
    expect(current.changes).toBeUndefined();
  });

  it.each([
    ['2026-11-24T10:59:59', 200],
    ['2026-11-24T11:00:00', 409],
  ])('is possible until the start ends: at %s the status is %i', async (time, status) => {
    const booking = await book();
    clock.set(new Date(`${time}+11:00`));
    expect((await change(booking, { guestCount: 3 })).status).toBe(status);
  });

  it('is refused if places are lacking, the start is in another language, or the new day is a Sunday', async () => {
    const booking = await book();
    await book({ guestCount: 10 });
    const full = await change(booking, { guestCount: 8 });
    expect(full.json).toMatchObject({
      kind: 'slot-full',
      message: 'Only 6 spots available. Nothing was changed.',
    });
    const conflict = await change(booking, { preferredLanguage: 'French' });
    expect(conflict.json).toMatchObject({
      kind: 'language-taken',
      message: 'This tour is already scheduled in English. Nothing was changed.',
    });
    expect((await change(booking, { date: '2026-11-29' })).json.kind).toBe('not-bookable');
  });

  it('sends no email until an email address is added, which cannot be removed afterwards', async () => {
    const booking = await book({ email: '', source: 'phone' });
    const eventOf = async () => (await table.items())[0]?.event;
    await change(booking, { guestCount: 3 });
    expect(await eventOf()).toBeUndefined();
    await change({ ...booking, guestCount: 3, sequence: 1 }, { email: 'ann@example.com' });
    expect(await eventOf()).toMatchObject({ type: 'booking.changed' });
    const removed = await change(
      { ...booking, guestCount: 3, email: 'ann@example.com', sequence: 2 },
      { email: '' },
    );
    expect(removed).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
  });

  it('is refused for a cancelled or unknown party', async () => {
    const booking = await book();
    await bookings().cancel(referenceOf(booking));
    expect((await change(booking, { guestCount: 3 })).json.kind).toBe('booking-cancelled');
    expect((await change(storedBooking(), { guestCount: 3 })).json.kind).toBe('not-found');
  });

  it.each([
    ['seventeen adults', { guestCount: 17 }],
    ['an unknown start', { tourId: 14 }],
    ['an invalid address', { email: 'ann' }],
    ['an invalid telephone number', { phone: 'call me' }],
    ['a name with a line break', { lastName: 'Lee\nAnn' }],
  ])('to %s is refused', async (_, changes) => {
    const booking = await book();
    expect(await change(booking, changes)).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
    expect((await findBooking(booking))?.sequence).toBe(0);
  });
});
