import { useEffect, useState } from 'react';
import type { KeptQueue } from '../kept/kept-state.ts';

/** Seconds between two automatic tries. */
const everySeconds = 30;

/** Counts down to the next try to send; a press starts one at once. */
export function useNextTry(queue: KeptQueue | undefined) {
  const [seconds, setSeconds] = useState(everySeconds);
  const [isTrying, setTrying] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => (left > 1 ? left - 1 : everySeconds)), 1000);
    return () => clearInterval(timer);
  }, []);
  return {
    /** Undefined while a try runs. */
    nextTry: isTrying ? undefined : seconds,
    onTry() {
      setTrying(true);
      void queue?.sendNow().finally(() => {
        setTrying(false);
        setSeconds(everySeconds);
      });
    },
  };
}
