import { CallProblem } from '#app/requests/client.ts';

/** Listens to the calls of the console, to know whether our server answers. */
export interface CallListener {
  /** Returns a function to call at the end with whether our server answered; undefined if unknown or aborted. */
  onBegin(): (isAnswered: boolean | undefined) => void;
  /** Called with the headers of a response. */
  onHeaders(headers: Headers): void;
}

const listeners = new Set<CallListener>();

/** Returns the unsubscribe function. */
export function onCalls(listener: CallListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const passHeaders = (headers: Headers): void => {
  for (const listener of listeners) listener.onHeaders(headers);
};

/** Whether a body came from our API rather than from a captive portal; undefined if that is unclear. */
function isFromApi(body: unknown): boolean | undefined {
  if (typeof body !== 'object' || body === null) return false;
  return 'success' in body ? body.success === true : undefined;
}

/** Reports a call and its end to the listeners. */
export async function reportCall<Body>(call: () => Promise<Body>): Promise<Body> {
  const endCallbacks = [...listeners].map((listener) => listener.onBegin());
  const end = (isAnswered: boolean | undefined) => {
    for (const end of endCallbacks) end(isAnswered);
  };
  try {
    const body = await call();
    end(isFromApi(body));
    return body;
  } catch (problem) {
    end(problem instanceof CallProblem ? problem.isDefinite : undefined);
    throw problem;
  }
}
