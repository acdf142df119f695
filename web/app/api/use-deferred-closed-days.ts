import type { Holiday } from '../../../shared/calendar/holidays.ts';
import { dateOf } from '../../../shared/values/port-vila-time.ts';
import { useRequest } from './use-request.ts';

/**
 * `useClosedDays` for light pages: the code loads once there is a `now`, and the response brings the server's time.
 * Undefined until loaded.
 */
export const useDeferredClosedDays = (now: Date | undefined): readonly Holiday[] | undefined =>
  useRequest(
    now && dateOf(now),
    async () => (await (await import('./list-holidays.ts')).listHolidaysOrFixed(now as Date)).closedDays,
    { failed: 'holidays-not-loaded' },
  ).reply;
