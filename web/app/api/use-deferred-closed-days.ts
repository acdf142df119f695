import { useEffect, useState } from 'react';
import type { Holiday } from '../../../shared/calendar/holidays.ts';
import { dateOf } from '../../../shared/values/port-vila-time.ts';
import { logInBrowser } from './browser-log.ts';

/**
 * As `useClosedDays`, for a page that is to be light: what asks for the list comes once there is a `now`, and the answer
 * tells the time of the server as well. Undefined until the list has come.
 */
export function useDeferredClosedDays(now: Date | undefined): readonly Holiday[] | undefined {
  const [listed, setListed] = useState<readonly Holiday[]>();
  const today = now && dateOf(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list changes with the day, not with every tick
  useEffect(() => {
    if (now === undefined) return;
    let wanted = true;
    import('./list-holidays.ts')
      .then(({ listHolidaysOrFixed }) => listHolidaysOrFixed(now))
      .then(
        (days) => wanted && setListed(days),
        () => logInBrowser('holidays-not-loaded'),
      );
    return () => {
      wanted = false;
    };
  }, [today]);
  return listed;
}
