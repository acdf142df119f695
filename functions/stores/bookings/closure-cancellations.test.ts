import { beforeAll, describe, expect, it } from 'vitest';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { interruptedTable } from '../table/interrupted-table.testing.ts';
import { type ObservedTable, observedTable } from '../table/table-content.testing.ts';
import { bookingStore } from './bookings.ts';
import { type ClosureCancellationStore, closureCancellationStore } from './closure-cancellations.ts';
import { closureStore } from './closures.ts';
import { dayStore } from './days.ts';
import { slotKey } from './slot-item.ts';
import { referenceOf, storedBooking } from './stored-booking.testing.ts';
import { noVisit, withVisit } from './visit-item.ts';

let table: ObservedTable;
let bookings: ReturnType<typeof bookingStore>;
let closures: ClosureCancellationStore;
const now = new Date('2026-11-21T10:00:00+11:00');

beforeAll(async () => {
  table = await observedTable();
  bookings = bookingStore(table, () => now);
  closures = closureCancellationStore(table, () => now);
});

const itemOf = async (booking: ReturnType<typeof storedBooking>) => {
  const key = slotKey(booking.date, { time: booking.time, type: booking.tourType });
  return (await table.items()).find(({ pk, sk }) => pk === key.pk && sk === key.sk);
};

describe('a booking cancelled by the distillery', () => {
  it('releases seats and language and publishes its event with the reason', async () => {
    const booking = storedBooking({ date: '2026-12-01', guestCount: 3, preferredLanguage: 'French' });
    await bookings.book(booking);
    expect(await closures.cancel(booking, 'Cyclone')).toBe('cancelled');
    expect(await bookings.find(referenceOf(booking))).toEqual({
      ...booking,
      status: 'cancelled',
      closedReason: 'Cyclone',
      cancelledAt: now.getTime() / 1000,
      sequence: 1,
    });
    expect(await itemOf(booking)).toMatchObject({
      guests: 0,
      event: { id: expect.any(String), type: 'booking.closed-by-house', subject: booking.id },
    });
    expect(await itemOf(booking)).not.toHaveProperty('language');
    expect(JSON.stringify((await itemOf(booking))?.event)).not.toContain('Cyclone');
  });

  it('leaves the other bookings and the language of the slot unchanged', async () => {
    const [closed, other] = [storedBooking({ date: '2026-12-02' }), storedBooking({ date: '2026-12-02' })];
    await bookings.book(closed);
    await bookings.book(other);
    await closures.cancel(closed, 'Cyclone');
    expect(await itemOf(closed)).toMatchObject({ guests: 1, language: 'English' });
    expect(await bookings.find(referenceOf(other))).toEqual(other);
  });

  it('is not changed by a second cancellation, and keeps the reason of the first', async () => {
    const booking = storedBooking({ date: '2026-12-03' });
    await bookings.book(booking);
    await closures.cancel(booking, 'Cyclone');
    const before = await itemOf(booking);
    expect(await closures.cancel(booking, 'Repairs')).toBe('gone');
    expect(await itemOf(booking)).toEqual(before);
  });

  it('is not changed if the guest has already cancelled', async () => {
    const booking = storedBooking({ date: '2026-12-04' });
    await bookings.book(booking);
    await bookings.cancel(referenceOf(booking));
    expect(await closures.cancel(booking, 'Cyclone')).toBe('gone');
    expect(await bookings.find(referenceOf(booking))).not.toHaveProperty('closedReason');
  });

  it('is reported as gone if it was never stored', async () => {
    expect(await closures.cancel(storedBooking({ date: '2026-12-05', time: '1:00 PM' }), 'Cyclone')).toBe(
      'gone',
    );
  });

  it("is cancelled once and releases the seats once in twenty calls concurrent with the guest's cancellation", async () => {
    const booking = storedBooking({ date: '2026-12-07', guestCount: 4 });
    await bookings.book(storedBooking({ date: '2026-12-07', guestCount: 5 }));
    await bookings.book(booking);
    const outcomes = await Promise.all([
      bookings.cancel(referenceOf(booking)),
      ...Array.from({ length: 20 }, () => closures.cancel(booking, 'Cyclone')),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'cancelled')).toHaveLength(1);
    expect(await itemOf(booking)).toMatchObject({ guests: 5 });
  });
});

describe('a cancellation that requires a closed slot', () => {
  const slotOfTest = { time: '10:00 AM', type: 'Tour and Tasting' } as const;
  const by = { id: 'a', person: 'mia', device: 'office' };

  it('stores the colleague, the device and the command with the booking', async () => {
    const booking = storedBooking({ date: '2027-01-05' });
    await bookings.book(booking);
    await closureStore(table, () => now).closeSlots(booking.date, [slotOfTest], 'Cyclone', { by });
    expect(await closures.cancel(booking, 'Cyclone', { by, whileClosed: true })).toBe('cancelled');
    expect(await bookings.find(referenceOf(booking))).toMatchObject({
      staffChanges: [{ id: 'a', by: 'mia', on: 'office', kind: 'close' }],
      closedReason: 'Cyclone',
    });
  });

  it('leaves the booking as it is if the slot is open again', async () => {
    const booking = storedBooking({ date: '2027-01-06' });
    await bookings.book(booking);
    expect(await closures.cancel(booking, 'Cyclone', { by, whileClosed: true })).toBe('reopened');
    expect(await bookings.find(referenceOf(booking))).toEqual(booking);
  });

  it('is not written if a colleague reopens the slot between the read and the write', async () => {
    const booking = storedBooking({ date: '2027-01-07' });
    const marks = closureStore(table, () => now);
    await bookings.book(booking);
    await marks.closeSlots(booking.date, [slotOfTest], 'Cyclone', { by });
    const reopeningTable = interruptedTable(table, 'TransactWriteCommand', () =>
      marks.reopenSlots(booking.date, [{ ...slotOfTest, closed: { command: 'a' } }]),
    );
    const store = closureCancellationStore(reopeningTable, () => now);
    expect(await store.cancel(booking, 'Cyclone', { by, whileClosed: true })).toBe('reopened');
    expect(await bookings.find(referenceOf(booking))).toEqual(booking);
  });
});

describe('the slots of a day', () => {
  it('are read in order of time, with their bookings and closures', async () => {
    const [late, early] = [
      storedBooking({ date: '2026-12-08', time: '3:00 PM' }),
      storedBooking({ date: '2026-12-08', tourType: 'Cellar Door Tasting' }),
    ];
    await bookings.book(late);
    await bookings.book(early);
    await closureStore(table, () => now).closeSlots(
      late.date,
      [{ time: '11:00 AM', type: 'Tour and Tasting' }],
      'Repairs',
    );
    const day = await dayStore(table, () => now).slots(calendarDateFrom('2026-12-08'));
    expect(day.map(({ time, type, closed, bookings: all }) => [time, type, closed?.reason, all])).toEqual([
      ['10:00 AM', 'Cellar Door Tasting', undefined, [withVisit(early, noVisit)]],
      ['11:00 AM', 'Tour and Tasting', 'Repairs', []],
      ['3:00 PM', 'Tour and Tasting', undefined, [withVisit(late, noVisit)]],
    ]);
  });

  it('are not returned after their expiry, even before DynamoDB deletes them', async () => {
    const booking = storedBooking({ date: '2026-12-09' });
    await bookings.book(booking);
    const daysAfterExpiry = dayStore(table, () => new Date('2028-06-09T00:00:00+11:00'));
    expect(await daysAfterExpiry.slots(booking.date)).toEqual([]);
  });
});
