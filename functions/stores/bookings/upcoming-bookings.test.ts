import { expect, it } from 'vitest';
import { testClock } from '../../kernel/test-clock.testing.ts';
import { testTable } from '../table/table-content.testing.ts';
import { bookingStore } from './bookings.ts';
import { bookingsIn, referenceOf } from './stored-booking.testing.ts';
import { upcomingBookings } from './upcoming-bookings.ts';

const table = testTable();
const clock = testClock('2026-11-24T10:59:59+11:00');
const found = async (email = 'ann@example.com') =>
  (await upcomingBookings(table, clock)(email)).map(({ date, time }) => `${date} ${time}`);
const book = bookingsIn(bookingStore(table, clock));

it('are those of the address, in order, from today to the last day that can be booked', async () => {
  await book({ date: '2027-02-24', time: '4:00 PM' });
  await book({ date: '2026-12-01', time: '2:00 PM' });
  await book({ date: '2026-12-01', tourType: 'Cellar Door Tasting', email: 'Ann@Example.com' });
  await book({ date: '2026-12-01', email: 'ann+rum@example.com' });
  await book({ date: '2026-11-24' });
  await book({ date: '2026-11-23' });
  expect(await found(' ann@example.com'.trim().toUpperCase())).toEqual([
    '2026-11-24 10:00 AM',
    '2026-12-01 10:00 AM',
    '2026-12-01 2:00 PM',
    '2027-02-24 4:00 PM',
  ]);
  expect(await found('stranger@example.com')).toEqual([]);
});

it('end with their visit', async () => {
  await book({ date: '2026-11-24' });
  expect(await found()).toEqual(['2026-11-24 10:00 AM']);
  clock.set(new Date('2026-11-24T11:00:00+11:00'));
  expect(await found()).toEqual([]);
});

it('leave out what is cancelled, and what has another address by now', async () => {
  const cancelled = await book({ date: '2026-12-01' });
  await bookingStore(table, clock).cancel(referenceOf(cancelled));
  const passedOn = await book({ date: '2026-12-02' });
  await bookingStore(table, clock).change(referenceOf(passedOn), { ...passedOn, email: 'ben@example.com' });
  expect(await found()).toEqual([]);
  expect(await found('ben@example.com')).toEqual(['2026-12-02 10:00 AM']);
});
