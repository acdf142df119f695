import { type HttpResponse, httpResponse } from '../http/http-message.ts';
import type { StripeBooks } from './stripe-books.ts';
import { StripeProblem } from './stripe-problem.ts';

/** Responses of calls with an idempotency key. */
export interface IdempotentCalls {
  /**
   * Performs a call, or returns the stored response for its key.
   *
   * @param call method, path and parameters, which must be equal for the same key
   * @throws StripeProblem when the key belongs to another call, or that call is in progress
   */
  once(key: string, call: string, work: () => Promise<HttpResponse>): Promise<HttpResponse>;
}

const retentionSeconds = 24 * 60 * 60;

/** @param now seconds since the epoch, on the stack's clock */
export function createIdempotentCalls({ responses }: StripeBooks, now: () => number): IdempotentCalls {
  const inProgress = new Map<string, string>();
  return {
    once: async (key, call, work) => {
      if (key.length > 255)
        throw new StripeProblem('Idempotency keys have at most 255 characters.', {
          type: 'idempotency_error',
        });
      const stored = responses[key];
      const earlier = stored !== undefined && now() - stored.at < retentionSeconds ? stored : undefined;
      if ((earlier?.call ?? inProgress.get(key) ?? call) !== call) throw keyReusedProblem(key);
      if (earlier !== undefined) {
        const headers = { 'content-type': 'application/json', 'idempotent-replayed': 'true' };
        return httpResponse(earlier.status, headers, earlier.body);
      }
      if (inProgress.has(key)) throw callInProgressProblem();
      inProgress.set(key, call);
      try {
        const response = await work();
        responses[key] = { call, at: now(), status: response.status, body: response.body.toString() };
        return response;
      } finally {
        // A call without effect leaves its key unused.
        inProgress.delete(key);
      }
    },
  };
}

function keyReusedProblem(key: string): StripeProblem {
  const message =
    'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
    `Try using a key other than '${key}' if you meant to execute a different request.`;
  return new StripeProblem(message, { type: 'idempotency_error' });
}

function callInProgressProblem(): StripeProblem {
  const message = 'There is currently another in-progress request using this Idempotency Key.';
  return new StripeProblem(message, {
    status: 409,
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
  });
}
