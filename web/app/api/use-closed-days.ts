import type { Holiday } from '../../../shared/calendar/holidays.ts';
import { dateOf } from '../../../shared/values/port-vila-time.ts';
import { fixedHolidays, listHolidaysOrFixed } from './list-holidays.ts';
import { useRequest } from './use-request.ts';

const none: readonly Holiday[] = [];

/**
 * Closed days of the next three months: the fixed ones at once, staff closures once loaded. Refreshed when the date
 * changes in Port Vila. Empty without a `now`.
 */
export function useClosedDays(now: Date | undefined): readonly Holiday[] {
  const { reply } = useRequest(now && dateOf(now), () => listHolidaysOrFixed(now as Date));
  return reply ?? (now ? fixedHolidays(now) : none);
}
