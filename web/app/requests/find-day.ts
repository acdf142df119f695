import type { DayBookings, SlotBookings } from '#shared/booking/availability.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { type Client, client as pageClient } from './client.ts';
import { hasJustChanged } from './recent-change.ts';

/** Booked seats by date, time and tour type: a number, or a count with its language (specification §3). */
type WireBookings = Partial<Record<string, Record<string, Record<string, number | SlotBookings>>>>;

interface FindOptions {
  readonly signal?: AbortSignal;
  readonly client?: Client;
}

/**
 * Current booked seats of a day by time and tour type; missing entries have no bookings (specification §7). For forms,
 * which must not use cached numbers.
 */
export async function findDay(
  date: CalendarDate,
  { client = pageClient, signal }: FindOptions = {},
): Promise<DayBookings> {
  return bookingsOn((await client('findBookings', { query: { date }, signal })) as WireBookings, date);
}

/**
 * Like `findDay`, but the numbers may be two seconds old, unless this guest has just changed something. For pages on
 * which guests choose a tour.
 */
export async function findCachedDay(date: CalendarDate, options: FindOptions = {}): Promise<DayBookings> {
  if (hasJustChanged()) return findDay(date, options);
  const { client = pageClient, signal } = options;
  return bookingsOn((await client('showAvailability', { query: { date }, signal })) as WireBookings, date);
}

const bookingsOn = (days: WireBookings, date: CalendarDate): DayBookings =>
  mapValues(days[date] ?? {}, (types) =>
    mapValues(types, (taken) => (typeof taken === 'number' ? { count: taken } : taken)),
  );

const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
