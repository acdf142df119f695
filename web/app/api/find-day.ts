import type { DayBookings } from '../../../shared/booking/availability.ts';
import type { BookingsByDate } from '../../../shared/contracts/find-bookings.ts';
import type { CalendarDate } from '../../../shared/values/port-vila-time.ts';
import { type Client, client as pageClient } from './client.ts';

/** The places taken on a day by time and tour type; what is missing has no bookings (specification §7). */
export async function findDay(
  date: CalendarDate,
  options: { signal?: AbortSignal; client?: Client } = {},
): Promise<DayBookings> {
  const { client = pageClient, signal } = options;
  const days = await client<BookingsByDate>({
    method: 'GET',
    path: '/api/bookings',
    query: { date },
    ...(signal ? { signal } : {}),
  });
  return days[date] ?? {};
}
