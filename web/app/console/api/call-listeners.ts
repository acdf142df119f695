import { CallProblem } from '#app/requests/client.ts';

/** Listens to the calls of the console, to know whether our server answers. */
export interface CallListener {
  /** Returns a function to call at the end with whether our server answered; undefined if unknown or aborted. */
  onBegin(): (isAnswered: boolean | undefined) => void;
  /** Called with the headers of an answer. */
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

/** Whether a body is an answer of our API, and not the page of a captive portal; undefined if that is unclear. */
function isApiAnswer(body: unknown): boolean | undefined {
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
    end(isApiAnswer(body));
    return body;
  } catch (problem) {
    end(problem instanceof CallProblem ? problem.isDefinite : undefined);
    throw problem;
  }
}
