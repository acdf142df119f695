import { AsyncLocalStorage } from 'node:async_hooks';

const deadline = new AsyncLocalStorage<number>();

/** Not enough time left for another attempt; safe to retry. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';
}

/** Runs a function with a deadline `milliseconds` from now. */
export const runWithDeadline = <Result>(milliseconds: number, run: () => Result): Result =>
  deadline.run(performance.now() + milliseconds, run);

/**
 * Called before each attempt of a remote call, so that sequential calls, however slow, end before the caller times out.
 * Without a deadline there is always time.
 *
 * @param milliseconds timeout of this attempt
 * @throws DeadlineExceeded
 */
export function requireTime(milliseconds: number): void {
  if (!hasTime(milliseconds)) throw new DeadlineExceeded('Not enough time left for another attempt');
}

/** Whether this many milliseconds are left until the deadline: for work that another call can continue. */
export function hasTime(milliseconds: number): boolean {
  const endsAt = deadline.getStore();
  return endsAt === undefined || performance.now() + milliseconds <= endsAt;
}

/**
 * AWS client middleware, added as `perAttempt`: checks before each attempt that its timeout ends before the deadline.
 */
export const withDeadline =
  (milliseconds: number) =>
  <Args, Output>(next: (args: Args) => Promise<Output>) =>
  async (args: Args): Promise<Output> => {
    requireTime(milliseconds);
    return next(args);
  };

/** Middleware position: inside the retry loop. */
export const perAttempt = { step: 'finalizeRequest', priority: 'low', name: 'inTime' } as const;
