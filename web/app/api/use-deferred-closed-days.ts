import type { Holiday } from '../../../shared/calendar/holidays.ts';
import { dateOf } from '../../../shared/values/port-vila-time.ts';
import { useRequest } from './use-request.ts';

/**
 * As `useClosedDays`, for a page that is to be light: what asks for the list comes once there is a `now`, and the answer
 * tells the time of the server as well. Undefined until the list has come.
 */
export const useDeferredClosedDays = (now: Date | undefined): readonly Holiday[] | undefined =>
  useRequest(
    now && dateOf(now),
    async () => (await import('./list-holidays.ts')).listHolidaysOrFixed(now as Date),
    { failed: 'holidays-not-loaded' },
  ).reply;
