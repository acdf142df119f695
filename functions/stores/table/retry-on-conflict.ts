import { setTimeout as pause } from 'node:timers/promises';
import {
  TransactionCanceledException,
  TransactionConflictException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb';

export const cancelledFor = (error: unknown, code: string): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some((reason) => reason.Code === code);

/** Whether a call failed on a conflict with a transaction. */
export const isConflict = (error: unknown): boolean =>
  error instanceof TransactionConflictException ||
  error instanceof TransactionInProgressException ||
  cancelledFor(error, 'TransactionConflict');

/** Number of attempts and the maximum pause after the first one; later pauses are longer. */
export interface RetryOptions {
  readonly maxAttempts: number;
  readonly maxDelayMilliseconds: number;
}

/**
 * Retries calls that conflict with a transaction, which the SDK does not do. The pauses have full jitter.
 *
 * @param send sends the same command each time: its token makes a transaction idempotent
 */
export async function retryOnConflict<Result>(
  send: () => Promise<Result>,
  { maxAttempts, maxDelayMilliseconds }: RetryOptions = { maxAttempts: 5, maxDelayMilliseconds: 60 },
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isConflict(error) || tries === maxAttempts) throw error;
      await pause(Math.random() * maxDelayMilliseconds * tries);
    }
  }
}
