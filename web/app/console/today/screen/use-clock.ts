import { useEffect, useState } from 'react';
import type { Clock } from '#shared/values/port-vila-time.ts';

const intervalMs = 10_000;

/** The time, updated every ten seconds. */
export function useClock(clock: Clock): Date {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const update = () => setNow(clock());
    const timer = setInterval(update, intervalMs);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [clock]);
  return now;
}
