import { dateOf } from '#shared/values/port-vila-time.ts';
import { fixedHolidays, type KnownDays, knownDays, recentDays } from './list-holidays.ts';
import { useRequest } from './use-request.ts';

const none = knownDays([], []);

/**
 * The calendar of the next three months: at first the built-in one; once loaded, the one with closures and edits by
 * staff. Refreshed when the date changes in Port Vila. Empty without a `now`.
 */
export function useKnownDays(now: Date | undefined): KnownDays {
  const { reply } = useRequest(now && dateOf(now), () => recentDays(now as Date));
  return reply ?? (now ? fixedHolidays(now) : none);
}
