import type { DayBookings, SlotBookings } from '#shared/booking/availability.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { type Client, client as pageClient } from './client.ts';

/** Booked seats by date, time and tour type: a number, or a count with its language (specification §3). */
type WireBookings = Partial<Record<string, Record<string, Record<string, number | SlotBookings>>>>;

/** Booked seats of a day by time and tour type; missing entries have no bookings (specification §7). */
export async function findDay(
  date: CalendarDate,
  options: { signal?: AbortSignal; client?: Client } = {},
): Promise<DayBookings> {
  const { client = pageClient, signal } = options;
  const days = (await client('findBookings', { query: { date }, signal })) as WireBookings;
  return mapValues(days[date] ?? {}, (types) =>
    mapValues(types, (taken) => (typeof taken === 'number' ? { count: taken } : taken)),
  );
}

const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
