import { useEffect, useState } from 'react';
import type { Month } from '../../../../../shared/calendar/month.ts';
import { CallProblem } from '../../../api/client.ts';
import { listOperatorBookings, type OperatorMonth } from '../../../api/operator-bookings.ts';

/** What is known of a month. While another is being looked up, the last one stays. */
export interface MonthState {
  readonly status: 'loading' | 'loaded' | 'failed';
  readonly known: OperatorMonth | undefined;
  readonly reload: () => void;
}

/** An operator's bookings of a month, looked up anew when the month changes or `reload` is called. */
export function useMonth(key: string, month: Month | undefined, onRefused: () => void): MonthState {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<OperatorMonth>();
  const [status, setStatus] = useState<MonthState['status']>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks again
  useEffect(() => {
    if (month === undefined) return;
    const given = new AbortController();
    setStatus('loading');
    listOperatorBookings(key, month, given.signal).then(
      (found) => {
        setKnown(found);
        setStatus('loaded');
      },
      (problem: unknown) => {
        if (given.signal.aborted) return;
        if (problem instanceof CallProblem && problem.kind === 'unauthorized') onRefused();
        else setStatus('failed');
      },
    );
    return () => given.abort();
  }, [key, month, attempt]);
  return { status, known, reload: () => setAttempt((count) => count + 1) };
}
