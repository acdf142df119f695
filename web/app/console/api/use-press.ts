import { useRef, useState } from 'react';
import { logInBrowser } from '#app/requests/browser-log.ts';

export interface PressState {
  readonly status: 'idle' | 'sending' | 'sent' | 'failed';
  /** What the task threw. */
  readonly failure: unknown;
  /** Ignored while the task runs. */
  readonly press: () => void;
}

/** Runs the task of a button, never twice at a time. @param failureEvent log event of a failure */
export function usePress(task: () => Promise<void>, failureEvent: string): PressState {
  const [status, setStatus] = useState<PressState['status']>('idle');
  const [failure, setFailure] = useState<unknown>();
  const isRunning = useRef(false);
  const run = async () => {
    isRunning.current = true;
    setStatus('sending');
    setFailure(undefined);
    try {
      await task();
      setStatus('sent');
    } catch (problem) {
      logInBrowser(failureEvent, problem instanceof Error ? problem.name : undefined);
      setFailure(problem);
      setStatus('failed');
    } finally {
      isRunning.current = false;
    }
  };
  return {
    status,
    failure,
    press: () => {
      if (!isRunning.current) void run();
    },
  };
}
