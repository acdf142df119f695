import { staffClient } from '#app/console/api/staff-client.ts';
import { useReadAgain } from '#app/requests/use-read-again.ts';
import { type Request, useRequest } from '#app/requests/use-request.ts';
import type { CalendarDay } from '#shared/contracts/office/calendar-day.ts';

const everyMs = 60_000;

/** The days of a month, read again while the page is visible. */
export function useMonth(month: string): Request<readonly CalendarDay[]> {
  const request = useRequest<readonly CalendarDay[]>(
    `calendar-${month}`,
    async (signal) => (await staffClient('showCalendar', { query: { month }, signal })).days,
    {
      failed: 'calendar-not-loaded',
    },
  );
  useReadAgain(request.refresh, everyMs);
  return request;
}
