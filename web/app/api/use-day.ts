import { useEffect, useState } from 'react';
import type { DayBookings } from '../../../shared/booking/availability.ts';
import type { CalendarDate } from '../../../shared/values/port-vila-time.ts';
import { logInBrowser } from './browser-log.ts';
import { findDay } from './find-day.ts';

/** What is known of a day's bookings. `failed`: nobody could tell; every slot counts as free then (specification §7). */
export type DayState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly bookings: DayBookings }
  | { readonly status: 'failed' };

const loading: DayState = { status: 'loading' };

/**
 * Loads the bookings of a day anew whenever the day changes, or `attempt` does; the answer to an earlier day is
 * dropped.
 */
export function useDay(date: CalendarDate | undefined, attempt = 0): DayState {
  const [known, setKnown] = useState<{ date: CalendarDate; state: DayState }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    if (date === undefined) return;
    const given = new AbortController();
    findDay(date, { signal: given.signal }).then(
      (bookings) => setKnown({ date, state: { status: 'loaded', bookings } }),
      (problem: unknown) => {
        if (given.signal.aborted) return;
        logInBrowser('day-not-loaded', problem instanceof Error ? problem.message : undefined);
        setKnown({ date, state: { status: 'failed' } });
      },
    );
    return () => {
      given.abort();
      setKnown(undefined);
    };
  }, [date, attempt]);
  return known?.date === date ? (known?.state ?? loading) : loading;
}
