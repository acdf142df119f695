import { expect, it } from 'vitest';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { entry } from '#shared/staff/parties/visit.testing.ts';
import { countedTable } from '../table/counted-table.testing.ts';
import { testTable } from '../table/table-content.testing.ts';
import { bookingStore } from './bookings.ts';
import { fullDay } from './full-day.testing.ts';
import { keyOf, lastingId, type StoredBooking } from './slot-item.ts';
import { visitStore } from './visits.ts';

const table = testTable('all tests');
const clock = testClock('2026-11-24T10:05:00+11:00');

it('reading availability and recording a visit cost at most 1.3 times as much on a full day with twenty entries a party', async () => {
  const plain = await fullDay(table, '2026-11-24', 0);
  const busy = await fullDay(table, '2026-11-25', 20);
  const counted = countedTable(table);
  const availability = async ({ date }: StoredBooking): Promise<number> =>
    (await counted.used(() => bookingStore(counted, clock).day(date))).units;
  const press = async (booking: StoredBooking): Promise<number> => {
    const added = entry({ kind: 'arrive', guests: 1 });
    const record = () =>
      visitStore(counted, clock).record(keyOf(booking), lastingId(booking), () => ({ entry: added }));
    return (await counted.used(record)).units;
  };
  const [before, after] = [await availability(plain), await availability(busy)];
  expect(before).toBeGreaterThan(5);
  expect(after / before).toBeLessThanOrEqual(1.3);
  const [quick, full] = [await press(plain), await press(busy)];
  expect(full / quick).toBeLessThanOrEqual(1.3);
});
