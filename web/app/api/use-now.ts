import { startTransition, useEffect, useState } from 'react';
import { serverClock } from './clock.ts';

const stepMs = 30_000;

let current: Date | undefined;

function subscribe(onChange: () => void): () => void {
  const tick = () => {
    current = serverClock.now();
    onChange();
  };
  const timer = setInterval(tick, stepMs);
  const stopCorrections = serverClock.onCorrection(tick);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    stopCorrections();
    document.removeEventListener('visibilitychange', tick);
    current = undefined;
  };
}

function snapshot(): Date {
  current ??= serverClock.now();
  return current;
}

/** Said by `entry.client.tsx`. What is drawn from then on belongs to no prerendered page. */
const isHydrated = (): boolean => performance.getEntriesByName('hydrated').length > 0;

/**
 * The present instant, renewed every half minute and whenever the clock is corrected. Undefined in the
 * prerendered page and while it is taken over: what depends on the time is filled in after that, in small pieces.
 */
export function useNow(): Date | undefined {
  const [now, setNow] = useState(() => (isHydrated() ? snapshot() : undefined));
  useEffect(() => {
    const renew = () => startTransition(() => setNow(snapshot()));
    renew();
    return subscribe(renew);
  }, []);
  return now;
}
