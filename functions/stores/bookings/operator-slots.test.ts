import { expect, it } from 'vitest';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { testTable } from '../table/table-content.testing.ts';
import { bookingStore } from './bookings.ts';
import type { StoredBooking } from './slot-item.ts';
import { referenceOf, storedBooking } from './stored-booking.testing.ts';

const now = new Date('2026-11-21T10:00:00+11:00');
const operatorOf = (id: string) => ({
  id,
  companyName: `Company ${id}`,
  chargingModel: 'guest_pays' as const,
});
const table = testTable();
const store = bookingStore(table, () => now);

async function book(id: string | undefined, changes: Parameters<typeof storedBooking>[0] = {}) {
  const booking = storedBooking({ ...changes, ...(id !== undefined && { operator: operatorOf(id) }) });
  expect(await store.book(booking)).toMatchObject({ result: 'booked' });
  return booking;
}
const idsOf = async (id: string, month = '2026-11') =>
  (await store.ofOperator(id, month)).map((booking) => booking.id).sort();
const ids = (...bookings: StoredBooking[]) => bookings.map(({ id }) => id).sort();

it('the bookings of an operator in a month exclude those of other operators and guests in the same slots', async () => {
  const [first, second, later] = [
    await book('a'),
    await book('a', { time: '2:00 PM' }),
    await book('a', { date: '2026-12-01' }),
  ];
  const other = await book('b');
  await book(undefined);
  expect(await idsOf('a')).toEqual(ids(first, second));
  expect(await idsOf('a', '2026-12')).toEqual(ids(later));
  expect(await idsOf('b')).toEqual(ids(other));
  expect(await idsOf('c')).toEqual([]);
});

it('the bookings of an operator never include those of an operator with a longer id that begins with the same characters', async () => {
  await book('ab');
  expect(await idsOf('a')).toEqual([]);
});

it('the bookings of an operator include a booking that the guest has moved to another month', async () => {
  const booking = await book('a');
  const requested = { ...booking, date: calendarDateFrom('2026-12-01'), tourId: 8, time: '2:00 PM' as const };
  expect(await store.change(referenceOf(booking), requested)).toMatchObject({ result: 'changed' });
  expect(await idsOf('a')).toEqual([]);
  expect(await store.ofOperator('a', '2026-12')).toMatchObject([
    { id: booking.id, date: '2026-12-01', operator: operatorOf('a') },
  ]);
});

it("an operator's index item contains the slot and no personal data", async () => {
  await book('a', { lastName: 'Marker', email: 'marker@example.com' });
  const entries = (await table.items()).filter(({ pk }) => pk === 'OPERATOR#a');
  expect(entries).toEqual([
    { pk: 'OPERATOR#a', sk: '2026-11-24#SLOT#10:00#TOUR', expiresAt: expect.any(Number) },
  ]);
});

it("an operator's index item is ignored if its booking was never written", async () => {
  await book(undefined, { guestCount: 16 });
  const refused = storedBooking({ operator: operatorOf('a') });
  expect(await store.book(refused)).toMatchObject({ result: 'full' });
  expect(await idsOf('a')).toEqual([]);
});

/**
 * A crash between the two writes leaves an index item without a booking; in reverse order, the booking would be lost to
 * the operator.
 */
it("an operator's index item is written before the booking", async () => {
  const sentCommands: string[] = [];
  const send = table.client.send.bind(table.client);
  const watchedClient = new Proxy(table.client, {
    get: (client, name) =>
      name === 'send'
        ? (command: { constructor: { name: string } }) => {
            sentCommands.push(command.constructor.name);
            return send(command as never);
          }
        : Reflect.get(client, name),
  });
  await bookingStore({ ...table, client: watchedClient }, () => now).book(
    storedBooking({ operator: operatorOf('a') }),
  );
  expect(sentCommands.slice(0, 3)).toEqual(['GetCommand', 'PutCommand', 'UpdateCommand']);
  sentCommands.length = 0;
  await bookingStore({ ...table, client: watchedClient }, () => now).book(storedBooking());
  expect(sentCommands.slice(0, 2)).toEqual(['GetCommand', 'UpdateCommand']);
});

it('the bookings of an operator are all found in 135 slots, more than one batch read returns', async () => {
  const days = Array.from({ length: 27 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`);
  const times = ['10:00 AM', '11:00 AM', '2:00 PM', '3:00 PM', '4:00 PM'] as const;
  const all: StoredBooking[] = [];
  for (const date of days) all.push(...(await Promise.all(times.map((time) => book('a', { date, time })))));
  expect(await idsOf('a', '2026-12')).toEqual(ids(...all));
});
