import { useSyncExternalStore } from 'react';
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

const none = (): undefined => undefined;

/**
 * The present instant, renewed every half minute and whenever the clock is corrected. Undefined in the
 * prerendered page and while it is taken over: what depends on the time is filled in after that.
 */
export const useNow = (): Date | undefined =>
  useSyncExternalStore<Date | undefined>(subscribe, snapshot, none);
