import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { timetableOf } from '../../../shared/booking/slots.ts';
import { entry } from '../../../shared/staff/parties/visit.testing.ts';
import { calendarDateFrom } from '../../../shared/values/port-vila-time.ts';
import { testClock } from '../../kernel/test-clock.testing.ts';
import type { Table } from '../table/table.ts';
import { testTable } from '../table/table-content.testing.ts';
import { bookingStore } from './bookings.ts';
import {
  bookingAttribute,
  keyOf,
  lastingId,
  type StoredBooking,
  slotExpiresAt,
  slotKey,
} from './slot-item.ts';
import { storedBooking } from './stored-booking.testing.ts';
import { visitKeyOf } from './visit-item.ts';
import { visitStore } from './visits.ts';

const table = testTable('all tests');
const clock = testClock('2026-11-24T10:05:00+11:00');

/** The table, adding up the units of all calls. */
function metered(): { table: Table; units: () => number } {
  let units = 0;
  const client = new Proxy(table.client, {
    get: (target, name) =>
      name !== 'send'
        ? Reflect.get(target, name)
        : async (command: { input: Record<string, unknown> }) => {
            command.input.ReturnConsumedCapacity = 'TOTAL';
            const answer = (await target.send(command as never)) as {
              ConsumedCapacity?: { CapacityUnits?: number };
            };
            units += answer.ConsumedCapacity?.CapacityUnits ?? 0;
            return answer;
          },
  });
  return { table: { client, name: table.name }, units: () => units };
}

/** Sixteen single guests in every start of a day, with this many entries each. */
async function fullDay(day: string, entries: number): Promise<StoredBooking> {
  const date = calendarDateFrom(day);
  const put = (Item: Record<string, unknown>) =>
    table.client.send(new PutCommand({ TableName: table.name, Item }));
  let last = storedBooking({ date });
  for (const { time, type } of timetableOf(date)) {
    const bookings = Array.from({ length: 16 }, () => storedBooking({ date, time, tourType: type }));
    const attributes = bookings.map((booking) => [bookingAttribute(booking.id), booking]);
    const expiresAt = slotExpiresAt(date);
    const state = { guests: 16, language: 'English', expiresAt };
    await put({ ...slotKey(date, { time, type }), ...state, ...Object.fromEntries(attributes) });
    for (const booking of entries === 0 ? [] : bookings) {
      const log = Array.from({ length: entries }, () => entry({ kind: 'note', text: 'x'.repeat(40) }));
      await put({ ...visitKeyOf(booking), version: entries, log, expiresAt });
    }
    last = bookings[0] ?? last;
  }
  return last;
}

it('availability costs the same on a full day with twenty entries a party, and a press only what its own log has grown', async () => {
  const plain = await fullDay('2026-11-24', 0);
  const busy = await fullDay('2026-11-25', 20);
  const availability = async ({ date }: StoredBooking): Promise<number> => {
    const meter = metered();
    await bookingStore(meter.table, clock).day(date);
    return meter.units();
  };
  const press = async (booking: StoredBooking): Promise<number> => {
    const meter = metered();
    const added = entry({ kind: 'arrive', guests: 1 });
    await visitStore(meter.table, clock).record(keyOf(booking), lastingId(booking), () => ({ entry: added }));
    return meter.units();
  };
  const [before, after] = [await availability(plain), await availability(busy)];
  expect(before).toBeGreaterThan(5);
  expect(after / before).toBeLessThanOrEqual(1.3);
  // A press reads the same start; only the log of its own party has grown: four units, and six.
  expect((await press(busy)) - (await press(plain))).toBeLessThanOrEqual(3);
});
