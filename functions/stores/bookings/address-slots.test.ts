import { expect, it } from 'vitest';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { countedTable } from '../table/counted-table.testing.ts';
import { referenceSecret } from '../table/reference-secret.ts';
import { testTable } from '../table/table-content.testing.ts';
import { addressSlots } from './address-slots.ts';
import { bookingStore } from './bookings.ts';
import { bookingMaker, referenceOf } from './stored-booking.testing.ts';

const table = testTable();
const clock = testClock('2026-11-24T10:59:59+11:00');
const index = () => addressSlots(table, clock, referenceSecret(table));
const findBookings = async (email = 'ann@example.com') =>
  (await index().listUpcoming(email)).map(({ date, time }) => `${date} ${time}`);
const bookUnrecorded = bookingMaker(bookingStore(table, clock));
/** Books as a guest does, and indexes the address as the email worker does. */
const book: typeof bookUnrecorded = async (changes) => {
  const booking = await bookUnrecorded(changes);
  await index().index(booking);
  return booking;
};
const entries = async () => (await table.items()).filter(({ pk }) => String(pk).startsWith('ADDRESS#'));

it('the address index lists the bookings of an address in order, from today to the last bookable day', async () => {
  await book({ date: '2027-02-24', time: '4:00 PM' });
  await book({ date: '2026-12-01', time: '2:00 PM' });
  await book({ date: '2026-12-01', tourType: 'Cellar Door Tasting', email: 'Ann@Example.com' });
  await book({ date: '2026-12-01', email: 'ann+rum@example.com' });
  await book({ date: '2026-11-24' });
  await book({ date: '2026-11-23' });
  expect(await findBookings(' ann@example.com'.trim().toUpperCase())).toEqual([
    '2026-11-24 10:00 AM',
    '2026-12-01 10:00 AM',
    '2026-12-01 2:00 PM',
    '2027-02-24 4:00 PM',
  ]);
  expect(await findBookings('stranger@example.com')).toEqual([]);
});

it('the address index no longer lists a booking once the visit is over', async () => {
  await book({ date: '2026-11-24' });
  expect(await findBookings()).toEqual(['2026-11-24 10:00 AM']);
  clock.set(new Date('2026-11-24T11:00:00+11:00'));
  expect(await findBookings()).toEqual([]);
});

it('the address index leaves out bookings that were cancelled or given another address', async () => {
  const cancelled = await book({ date: '2026-12-01' });
  await bookingStore(table, clock).cancel(referenceOf(cancelled));
  const passedOn = await book({ date: '2026-12-02' });
  const after = { ...passedOn, email: 'ben@example.com' };
  await bookingStore(table, clock).change(referenceOf(passedOn), after);
  await index().index(after);
  expect(await findBookings()).toEqual([]);
  expect(await findBookings('ben@example.com')).toEqual(['2026-12-02 10:00 AM']);
});

it('listing the bookings of an address takes two calls and at most twice the units while others have booked many slots', async () => {
  await book({ date: '2026-12-01' });
  await book({ date: '2027-01-13', time: '2:00 PM' });
  const counted = countedTable(table);
  const slots = addressSlots(counted, clock, referenceSecret(counted));
  await slots.listUpcoming('nobody@example.com');
  const usageAlone = await counted.measure(() => slots.listUpcoming('ann@example.com'));
  for (const day of ['01', '02', '03', '04'])
    for (const time of ['10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM'] as const)
      await book({ date: `2026-12-${day}`, time, email: 'ben@example.com' });
  const usageAmongOthers = await counted.measure(() => slots.listUpcoming('ann@example.com'));
  expect(usageAlone.calls).toBe(2);
  expect(usageAmongOthers.calls).toBe(2);
  expect(usageAmongOthers.units).toBeLessThanOrEqual(2 * usageAlone.units);
});

it('entries of the address index contain a keyed digest instead of the address, and expire the day after the visit', async () => {
  const { date } = await book({ date: '2026-12-01', email: 'marker@example.com' });
  const [entry] = await entries();
  expect(entry).toEqual({
    pk: expect.stringMatching(/^ADDRESS#[0-9a-f]{64}$/),
    sk: `${date}#SLOT#10:00#TOUR`,
    expiresAt: Date.parse('2026-12-02T00:00:00+11:00') / 1000,
  });
  expect(JSON.stringify(entry)).not.toMatch(/marker/);
});

it('the nightly check restores the missing entries of the address index, and writes no others', async () => {
  const indexed = await book({ date: '2026-12-01' });
  const unindexed = await bookUnrecorded({ date: '2026-12-02' });
  const withoutAddress = await bookUnrecorded({ date: '2026-12-03', email: '' });
  expect(await findBookings()).toEqual(['2026-12-01 10:00 AM']);
  const counted = countedTable(table);
  const slots = addressSlots(counted, clock, referenceSecret(counted));
  const all = [indexed, unindexed, withoutAddress];
  await slots.repair(all);
  expect(await findBookings()).toEqual(['2026-12-01 10:00 AM', '2026-12-02 10:00 AM']);
  expect(await entries()).toHaveLength(2);
  expect((await counted.measure(() => slots.repair(all))).calls).toBe(1);
});
