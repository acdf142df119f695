import { useEffect, useState } from 'react';
import type { Clock } from '#shared/values/port-vila-time.ts';

const stepMs = 10_000;

/** The time, updated every ten seconds. */
export function useClock(clock: Clock): Date {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const tick = () => setNow(clock());
    const timer = setInterval(tick, stepMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock]);
  return now;
}
