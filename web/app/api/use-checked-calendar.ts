import type { Calendar } from '../../../shared/calendar/calendar.ts';
import type { CalendarDate } from '../../../shared/values/port-vila-time.ts';
import { now } from './clock.ts';
import { useRequest } from './use-request.ts';

/**
 * The calendar by the server, and with its answer the server's time: a device clock may be wrong by months, and managers
 * may have opened a day, so the server is asked before either prevents a booking. Without an answer, the files'.
 *
 * @param doubted - the day that the listed calendar and the current clock make unbookable, if any
 * @returns undefined until it is there
 */
export const useCheckedCalendar = (doubted: CalendarDate | undefined): Calendar | undefined =>
  useRequest(
    doubted,
    async (): Promise<Calendar> => (await import('./list-holidays.ts')).listHolidaysOrFixed(now()),
    { failed: 'holidays-not-loaded' },
  ).reply;
