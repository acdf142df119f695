import { useEffect, useState } from 'react';
import type { KeptQueue } from '../kept/kept-state.ts';

/** Seconds between two automatic attempts. */
const intervalSeconds = 30;

/** Counts down to the next attempt to send; a press starts one at once. */
export function useNextTry(queue: KeptQueue | undefined) {
  const [seconds, setSeconds] = useState(intervalSeconds);
  const [isTrying, setTrying] = useState(false);
  useEffect(() => {
    const timer = setInterval(
      () => setSeconds((remaining) => (remaining > 1 ? remaining - 1 : intervalSeconds)),
      1000,
    );
    return () => clearInterval(timer);
  }, []);
  return {
    /** Undefined during an attempt. */
    nextTry: isTrying ? undefined : seconds,
    onTry() {
      setTrying(true);
      void queue?.sendNow().finally(() => {
        setTrying(false);
        setSeconds(intervalSeconds);
      });
    },
  };
}
