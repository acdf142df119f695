import { CallProblem } from '#app/requests/client.ts';

/** Follows the calls of the console, to know whether our server answers. */
export interface CallListener {
  /** Returns a function for the end of the call: whether our server answered; undefined if unknown or aborted. */
  began(): (isAnswered: boolean | undefined) => void;
  /** The headers of an answer. */
  heard(headers: Headers): void;
}

const listeners = new Set<CallListener>();

/** Returns the unsubscribe function. */
export function onCalls(listener: CallListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const passHeaders = (headers: Headers): void => {
  for (const listener of listeners) listener.heard(headers);
};

/** Whether a body is an answer of our API, and not the page of a captive portal: undefined where that is unknown. */
function isApiAnswer(body: unknown): boolean | undefined {
  if (typeof body !== 'object' || body === null) return false;
  return 'success' in body ? body.success === true : undefined;
}

/** Reports a call and its end to the listeners. */
export async function followed<Body>(call: () => Promise<Body>): Promise<Body> {
  const ends = [...listeners].map((listener) => listener.began());
  const end = (isAnswered: boolean | undefined) => {
    for (const each of ends) each(isAnswered);
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
