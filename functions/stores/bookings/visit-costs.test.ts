import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { entry } from '#shared/staff/parties/visit.testing.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { countedTable } from '../table/counted-table.testing.ts';
import { testTable } from '../table/table-content.testing.ts';
import { bookingStore } from './bookings.ts';
import { fillDay } from './full-day.testing.ts';
import { dayKey, keyOf, lastingId, type StoredBooking, slotKeyPrefix } from './slot-item.ts';
import { visitStore } from './visits.ts';

const table = testTable('all tests');
const clock = testClock('2026-11-24T10:05:00+11:00');

it('reading availability and recording a visit cost at most 1.3 times as much on a full day with twenty entries for each party', async () => {
  const dayWithoutEntries = await fillDay(table, '2026-11-24', 0);
  const busyDay = await fillDay(table, '2026-11-25', 20);
  const counted = countedTable(table);
  const availability = async ({ date }: StoredBooking): Promise<number> =>
    (await counted.measure(() => bookingStore(counted, clock).day(date))).units;
  const recordArrival = async (booking: StoredBooking): Promise<number> => {
    const added = entry({ kind: 'arrive', guests: 1 });
    const record = () =>
      visitStore(counted, clock).record(keyOf(booking), lastingId(booking), () => ({ entry: added }));
    return (await counted.measure(record)).units;
  };
  const [quietUnits, busyUnits] = [await availability(dayWithoutEntries), await availability(busyDay)];
  expect(quietUnits).toBeGreaterThan(5);
  expect(busyUnits / quietUnits).toBeLessThanOrEqual(1.3);
  const [withoutEntries, withEntries] = [
    await recordArrival(dayWithoutEntries),
    await recordArrival(busyDay),
  ];
  expect(withEntries / withoutEntries).toBeLessThanOrEqual(1.3);
});

it('availability is read with strong consistency, so that it includes every booking made before', async () => {
  const date = calendarDateFrom('2026-11-26');
  const counted = countedTable(table);
  await fillDay(table, date, 0);
  const availability = await counted.measure(() => bookingStore(counted, clock).day(date));
  const eventualQuery = new QueryCommand({
    TableName: counted.name,
    KeyConditionExpression: 'pk = :day AND begins_with(sk, :slot)',
    ExpressionAttributeValues: { ':day': dayKey(date), ':slot': slotKeyPrefix },
  });
  const eventualUse = await counted.measure(() => counted.client.send(eventualQuery));
  expect(availability.units).toBe(2 * eventualUse.units);
});
