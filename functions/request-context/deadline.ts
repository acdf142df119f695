import { AsyncLocalStorage } from 'node:async_hooks';

const end = new AsyncLocalStorage<number>();

/** Nothing is begun any more whose end nobody would wait for. It is likely to pass by itself. */
export class DeadlineExceeded extends Error {
  override readonly name = 'OutOfTime';
}

/** Runs something that somebody waits for, so many milliseconds at the most. */
export const within = <Result>(milliseconds: number, run: () => Result): Result =>
  end.run(performance.now() + milliseconds, run);

/**
 * Called before each try of a call to another service, so that as many calls as there are, one after the other and each
 * as slow as may be, end before whoever waits for all of them gives up. Where nobody waits there is always time.
 *
 * @param milliseconds after which this try is given up
 * @throws OutOfTime
 */
export function requireTime(milliseconds: number): void {
  const at = end.getStore();
  if (at !== undefined && performance.now() + milliseconds > at)
    throw new DeadlineExceeded('No time is left');
}

/** For the middleware of an AWS client, as `perAttempt`: looks at the time before each try that takes so long at the most. */
export const withDeadline =
  (milliseconds: number) =>
  <Args, Output>(next: (args: Args) => Promise<Output>) =>
  async (args: Args): Promise<Output> => {
    requireTime(milliseconds);
    return next(args);
  };

/** Where it stands: within what tries again. */
export const perAttempt = { step: 'finalizeRequest', priority: 'low', name: 'inTime' } as const;
