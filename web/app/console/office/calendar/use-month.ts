import { staffClient } from '#app/console/api/staff-client.ts';
import { useOfficeRequest } from '#app/console/office/stored-replies.ts';
import type { Request } from '#app/requests/use-request.ts';
import type { CalendarDay } from '#shared/contracts/office/calendar-day.ts';

const intervalMs = 60_000;

/** The days of a month, polled while the page is visible. */
export function useMonth(month: string): Request<readonly CalendarDay[]> {
  return useOfficeRequest<readonly CalendarDay[]>(
    `calendar-${month}`,
    async (signal) => (await staffClient('showCalendar', { query: { month }, signal })).days,
    {
      failureEvent: 'calendar-not-loaded',
      intervalMs,
    },
  );
}
