import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { shortReference } from '#shared/booking/reference.ts';
import { slots, timetableOf } from '#shared/booking/slots.ts';
import { inFull } from '#shared/full-run.testing.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { bookedDay } from './booked-days.testing.ts';
import { runSheetOf, type SheetBooking } from './run-sheet.ts';

const date = calendarDateFrom('2026-11-24');
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the run sheet of a random day', () => {
  it('has the totals of the confirmed bookings, and the slots in the order of the timetable', () => {
    fc.assert(
      fc.property(bookedDay, (day) => {
        const sheet = runSheetOf(date, day);
        const confirmed = day
          .flatMap(({ bookings }) => bookings)
          .filter(({ status }) => status === 'confirmed');
        expect(sheet.totals).toEqual({
          bookings: confirmed.length,
          guests: sum(confirmed.map(({ guestCount }) => guestCount)),
          dueVuv: sum(confirmed.map(({ totalPrice }) => totalPrice)),
        });
        expect(sum(sheet.slots.map(({ totals }) => totals.dueVuv))).toBe(sheet.totals.dueVuv);
        expect(sheet.slots.flatMap(({ bookings }) => bookings).length).toBe(confirmed.length);
        const ids = sheet.slots.map((slot) =>
          slots.findIndex(({ time, type }) => time === slot.time && type === slot.type),
        );
        expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a run sheet', () => {
  const guest = (changes: Partial<SheetBooking>): SheetBooking => ({ ...storedBooking(), ...changes });

  it('sorts guests by last name, ignoring case and accents', () => {
    const bookings = [
      guest({ lastName: 'Zed' }),
      guest({ lastName: 'étienne' }),
      guest({ lastName: 'Eton', firstName: 'Bo' }),
      guest({ lastName: 'Eton', firstName: 'Al' }),
    ];
    const [slot] = runSheetOf(date, [{ time: '10:00 AM', type: 'Tour and Tasting', bookings }]).slots;
    expect(slot?.bookings.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
      'Ann étienne',
      'Al Eton',
      'Bo Eton',
      'Ann Zed',
    ]);
  });

  it('leaves out slots without guests, unless they are closed', () => {
    const cancelled = guest({ status: 'cancelled' });
    const sheet = runSheetOf(date, [
      { time: '10:00 AM', type: 'Tour and Tasting', bookings: [cancelled] },
      { time: '11:00 AM', type: 'Tour and Tasting', bookings: [], closed: { reason: 'Cyclone' } },
    ]);
    expect(sheet.slots.map(({ time, closed, language }) => [time, closed?.reason, language])).toEqual([
      ['11:00 AM', 'Cyclone', undefined],
    ]);
    expect(sheet.totals).toEqual({ bookings: 0, guests: 0, dueVuv: 0 });
  });

  it('shows a shortened reference, which identifies the booking but cannot open it', () => {
    expect(shortReference('SMI2611241000AM-7K3Q9XTB4MWE')).toBe('SMI2611241000AM-7K3Q…');
  });
});

describe('the run sheets of hundreds of stored bookings', () => {
  const bookingCount = inFull(500, 160);
  let table: ObservedTable;
  beforeAll(async () => {
    table = await observedTable();
  });

  it('have the totals of the confirmed bookings', async () => {
    const clock = () => new Date('2026-11-21T10:00:00+11:00');
    const bookings = bookingStore(table, clock);
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map((day) => calendarDateFrom(day));
    const bookingsToStore: StoredBooking[] = Array.from({ length: bookingCount }, (_, index) => {
      const day = days[index % days.length] as (typeof days)[number];
      const slot = timetableOf(day)[Math.floor(index / days.length) % 14] as (typeof slots)[number];
      const guestCount = 1 + (index % 3);
      return storedBooking({ date: day, time: slot.time, tourType: slot.type, guestCount });
    });
    const bookedBookings: StoredBooking[] = [];
    for (let start = 0; start < bookingsToStore.length; start += 20) {
      const batch = bookingsToStore.slice(start, start + 20);
      const outcomes = await Promise.all(batch.map((booking) => bookings.book(booking)));
      bookedBookings.push(...batch.filter((_, index) => outcomes[index]?.result === 'booked'));
    }
    const cancelled = bookedBookings.filter((_, index) => index % 7 === 0);
    for (const booking of cancelled) expect(await bookings.cancel(referenceOf(booking))).toBe('cancelled');
    const confirmed = bookedBookings.filter((booking) => !cancelled.includes(booking));
    expect(confirmed.length).toBeGreaterThan(0.6 * bookingCount);

    const sheets = await Promise.all(
      days.map(async (day) => runSheetOf(day, await dayStore(table, clock).slots(day))),
    );
    expect({
      bookings: sum(sheets.map(({ totals }) => totals.bookings)),
      guests: sum(sheets.map(({ totals }) => totals.guests)),
      dueVuv: sum(sheets.map(({ totals }) => totals.dueVuv)),
    }).toEqual({
      bookings: confirmed.length,
      guests: sum(confirmed.map(({ guestCount }) => guestCount)),
      dueVuv: sum(confirmed.map(({ totalPrice }) => totalPrice)),
    });
  });
});
