import { useState } from 'react';
import type { CalendarDate } from '../../../shared/values/port-vila-time.ts';
import { serverClock } from './clock.ts';
import { findDay } from './find-day.ts';
import { useRequest } from './use-request.ts';

/**
 * Whether the clock can be trusted: the server's time is known, or the server does not answer. A device clock may be
 * wrong by months, so the server is asked before that prevents a booking.
 *
 * @param doubted - the day that the current clock makes unbookable, if any
 */
export function useClockChecked(doubted: CalendarDate | undefined): boolean {
  const [wasKnown] = useState(() => serverClock.isKnown());
  const { status } = useRequest(wasKnown ? undefined : doubted, async (signal) => {
    if (!serverClock.isKnown()) await findDay(doubted as CalendarDate, { signal });
  });
  return wasKnown || status !== 'loading';
}
