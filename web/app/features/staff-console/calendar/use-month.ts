import type { CalendarDay } from '../../../../../shared/contracts/staff/calendar-day.ts';
import { showCalendar } from '../../../api/staff/calendar.ts';
import { useReadAgain } from '../../../api/use-read-again.ts';
import { type Request, useRequest } from '../../../api/use-request.ts';

const everyMs = 60_000;

/** The days of a month, read again while the page is visible. */
export function useMonth(month: string): Request<readonly CalendarDay[]> {
  const request = useRequest(`calendar-${month}`, (signal) => showCalendar(month, { signal }), {
    failed: 'calendar-not-loaded',
  });
  useReadAgain(request.refresh, everyMs);
  return request;
}
