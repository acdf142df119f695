import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf something runs. Both are ids of invocations: they reveal nothing and open nothing. */
export interface RequestContext {
  readonly requestId: string;
  /** The request that all of it began with: the visitor's, also in a worker that only hears of it later. */
  readonly cause: string;
}

const running = new AsyncLocalStorage<RequestContext>();

/** Runs something on behalf of a request. Every event that it writes and every line that it logs will say so. */
export const runWithContext = <Result>(request: RequestContext, run: () => Result): Result =>
  running.run(request, run);

/** The request that is being handled; undefined outside of functions, as in the staff's commands. */
export const requestContext = (): RequestContext | undefined => running.getStore();
