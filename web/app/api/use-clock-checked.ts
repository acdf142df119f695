import { useState } from 'react';
import type { CalendarDate } from '../../../shared/values/port-vila-time.ts';
import { serverClock } from './clock.ts';
import { findDay } from './find-day.ts';
import { useRequest } from './use-request.ts';

/**
 * Whether the present time is the server's, or as good as it gets because the server does not answer. The clock of a
 * device may be wrong by months: before it keeps anybody from booking, the server is asked for its own.
 *
 * @param doubted - the day that cannot be booked by the clock as it is; undefined when nothing stands in the way
 */
export function useClockChecked(doubted: CalendarDate | undefined): boolean {
  const [wasKnown] = useState(() => serverClock.isKnown());
  const { status } = useRequest(wasKnown ? undefined : doubted, async (signal) => {
    if (!serverClock.isKnown()) await findDay(doubted as CalendarDate, { signal });
  });
  return wasKnown || status !== 'loading';
}
