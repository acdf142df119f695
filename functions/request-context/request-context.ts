import { AsyncLocalStorage } from 'node:async_hooks';

/** The request on whose behalf code runs. Both ids are invocation ids: they reveal nothing and grant nothing. */
export interface RequestContext {
  readonly requestId: string;
  /** The originating request: the visitor's, even in a worker that runs later. */
  readonly cause: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs a function on behalf of a request: every event and log line carries its ids. */
export const runWithContext = <Result>(request: RequestContext, run: () => Result): Result =>
  storage.run(request, run);

/** The current request; undefined outside of functions, as in staff commands. */
export const requestContext = (): RequestContext | undefined => storage.getStore();
