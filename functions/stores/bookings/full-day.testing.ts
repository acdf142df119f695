import { randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { timetableOf } from '#shared/booking/slots.ts';
import { entry } from '#shared/staff/parties/visit.testing.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import type { Table } from '../table/table.ts';
import { bookingAttribute, type StoredBooking, slotExpiresAt, slotKey } from './slot-item.ts';
import { storedBooking } from './stored-booking.testing.ts';
import { packLog, visitKeyOf } from './visit-item.ts';

/** A note of forty random characters, which hardly compress, by one of four colleagues. */
const randomNote = (_: unknown, index: number): VisitEntry =>
  entry({
    id: randomBytes(12).toString('hex'),
    kind: 'note',
    text: randomBytes(30).toString('base64'),
    at: 1_795_474_800 + index * 137,
    by: `PERS0N000000000${index % 4}`,
    on: `DEVXCE000000000${index % 3}`,
  });

/** Sixteen single guests in every start of a day, with this many entries each. */
export async function fillDay(table: Table, day: string, entries: number): Promise<StoredBooking> {
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
      const log = packLog(Array.from({ length: entries }, randomNote));
      await put({ ...visitKeyOf(booking), version: entries, log, expiresAt });
    }
    last = bookings[0] ?? last;
  }
  return last;
}
