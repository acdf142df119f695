import { useState } from 'react';
import { useForm } from '#app/forms/use-form.ts';
import { client } from '#app/requests/client.ts';
import { cancelProblem } from './cancel-problem.ts';

export interface Cancellation {
  /** The dialog is open. */
  readonly isAsking: boolean;
  readonly isCancelling: boolean;
  readonly problem: string | undefined;
  readonly ask: () => void;
  readonly keep: () => void;
  readonly cancel: () => void;
  /** Clears the message of an earlier try. */
  readonly clear: () => void;
}

/** Cancels a booking, once asked and confirmed (specification §8). */
export function useCancellation(reference: string, onCancelled: () => void): Cancellation {
  const [isAsking, setAsking] = useState(false);
  const { status, failure, edited, submit } = useForm({
    async send() {
      try {
        await client('cancelBooking', { query: { reference } });
        onCancelled();
      } finally {
        setAsking(false);
      }
    },
  });
  return {
    isAsking,
    isCancelling: status === 'sending',
    problem: status === 'failed' ? cancelProblem(failure) : undefined,
    ask() {
      setAsking(true);
      edited();
    },
    keep: () => status === 'sending' || setAsking(false),
    cancel: submit,
    clear: () => edited(),
  };
}
