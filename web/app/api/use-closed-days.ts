import { useEffect, useState } from 'react';
import type { Holiday } from '../../../shared/calendar/holidays.ts';
import { dateOf } from '../../../shared/values/port-vila-time.ts';
import { fixedHolidays, listHolidaysOrFixed } from './list-holidays.ts';

const none: readonly Holiday[] = [];

/**
 * The closed days of the next three months: the fixed ones at once, staff's closures as soon as the list has
 * come. Asked for again when the day changes in Port Vila. Empty without a `now`.
 */
export function useClosedDays(now: Date | undefined): readonly Holiday[] {
  const [listed, setListed] = useState<readonly Holiday[]>();
  const today = now && dateOf(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list changes with the day, not with every tick
  useEffect(() => {
    if (now === undefined) return;
    let wanted = true;
    listHolidaysOrFixed(now).then((days) => wanted && setListed(days));
    return () => {
      wanted = false;
    };
  }, [today]);
  return listed ?? (now ? fixedHolidays(now) : none);
}
