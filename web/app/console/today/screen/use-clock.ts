import { useEffect, useState } from 'react';
import { serverClock } from '#app/clock/clock.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

const intervalMs = 10_000;

/** The time, updated every ten seconds and when a reply corrects the clock of the device. */
export function useClock(clock: Clock): Date {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const update = () => setNow(clock());
    const timer = setInterval(update, intervalMs);
    const stopCorrections = serverClock.onCorrection(update);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      stopCorrections();
      document.removeEventListener('visibilitychange', update);
    };
  }, [clock]);
  return now;
}
