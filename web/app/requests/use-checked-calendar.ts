import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { now } from '../clock/clock.ts';
import type { KnownDays } from './list-holidays.ts';
import { type Request, useRequest } from './use-request.ts';

/**
 * The calendar by the server, and with its answer the server's time: a device clock may be wrong by months, and managers
 * may have opened or closed a day, so the server is asked before either prevents a booking. Without an answer, the files'.
 *
 * @param doubted - the day that cannot be booked by the listed calendar and the current clock, or by its slots, if any
 */
export const useCheckedCalendar = (doubted: CalendarDate | undefined): Request<KnownDays> =>
  useRequest(doubted, async () => (await import('./list-holidays.ts')).listHolidaysOrFixed(now()), {
    failed: 'holidays-not-loaded',
  });
