import { startTransition, useEffect, useState } from 'react';
import type { CalendarDate } from '../../../shared/values/port-vila-time.ts';
import { serverClock } from './clock.ts';
import { findDay } from './find-day.ts';

/**
 * Whether the present time is the server's, or as good as it gets because the server does not answer. The clock of a
 * device may be wrong by months: before it keeps anybody from booking, the server is asked for its own.
 *
 * @param doubted - the day that cannot be booked by the clock as it is; undefined when nothing stands in the way
 */
export function useClockChecked(doubted: CalendarDate | undefined): boolean {
  const [isChecked, setChecked] = useState(() => serverClock.isKnown());
  useEffect(() => {
    if (doubted === undefined || isChecked) return;
    if (serverClock.isKnown()) return setChecked(true);
    const given = new AbortController();
    // Drawn together with the time that it has brought: nothing is refused by the old one meanwhile.
    const check = () => given.signal.aborted || startTransition(() => setChecked(true));
    findDay(doubted, { signal: given.signal }).then(check, check);
    return () => given.abort();
  }, [doubted, isChecked]);
  return isChecked;
}
