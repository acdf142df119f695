import { setTimeout as pause } from 'node:timers/promises';
import {
  TransactionCanceledException,
  TransactionConflictException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb';

export const cancelledFor = (error: unknown, code: string): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some((reason) => reason.Code === code);

/** Whether a write failed because a transaction stood in its way. */
export const isConflict = (error: unknown): boolean =>
  error instanceof TransactionConflictException ||
  error instanceof TransactionInProgressException ||
  cancelledFor(error, 'TransactionConflict');

/** Times that a write is tried, and the longest pause after the first try; after later ones it is longer. */
export interface Patience {
  readonly mostTries: number;
  readonly longestPauseMilliseconds: number;
}

/**
 * Tries again what a transaction stood in the way of, which the SDK does not. Full jitter.
 *
 * @param write sends the same command each time: under its token a transaction that has happened does not happen twice
 */
export async function retryOnConflict<Result>(
  write: () => Promise<Result>,
  { mostTries, longestPauseMilliseconds }: Patience = { mostTries: 5, longestPauseMilliseconds: 60 },
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (!isConflict(error) || tries === mostTries) throw error;
      await pause(Math.random() * longestPauseMilliseconds * tries);
    }
  }
}
