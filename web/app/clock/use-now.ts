import { startTransition, useEffect, useState } from 'react';
import { serverClock } from './clock.ts';
import { isHydrated } from './hydrated.ts';

const intervalMs = 30_000;

let current: Date | undefined;

function subscribe(onChange: () => void): () => void {
  const tick = () => {
    current = serverClock.now();
    onChange();
  };
  const timer = setInterval(tick, intervalMs);
  const stopCorrections = serverClock.onCorrection(tick);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    stopCorrections();
    document.removeEventListener('visibilitychange', tick);
    current = undefined;
  };
}

function readCurrent(): Date {
  current ??= serverClock.now();
  return current;
}

/**
 * Current instant, updated every half minute and on clock corrections. Undefined in prerendered HTML and during
 * hydration, so that both match.
 */
export function useNow(): Date | undefined {
  const [now, setNow] = useState(() => (isHydrated() ? readCurrent() : undefined));
  useEffect(() => {
    const update = () => startTransition(() => setNow(readCurrent()));
    update();
    return subscribe(update);
  }, []);
  return now;
}
