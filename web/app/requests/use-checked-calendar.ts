import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { now } from '../clock/clock.ts';
import type { KnownDays } from './list-holidays.ts';
import { type Request, useRequest } from './use-request.ts';

/**
 * The server's calendar, whose response also brings the server's time. A device clock may be wrong by months, and
 * managers may have opened or closed a day, so the page queries the server before a wrong clock or an old list prevents a
 * booking. Falls back to the built-in calendar.
 *
 * @param date - the day, if any, that cannot be booked according to the listed calendar, the current clock or its slots
 */
export const useCheckedCalendar = (date: CalendarDate | undefined): Request<KnownDays> =>
  useRequest(date, async () => (await import('./list-holidays.ts')).listHolidaysOrFixed(now()), {
    failureEvent: 'holidays-not-loaded',
  });
