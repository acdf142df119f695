import { type HttpRequest, type HttpResponse, httpResponse } from '../http/http-message.ts';
import { disputeSteps } from './disputing.ts';
import type { LocalStripe } from './local-stripe.ts';
import { StripeProblem } from './stripe-problem.ts';
import type { WebhookPlan } from './webhooks.ts';

/**
 * Serves `/__local/stripe`, except the hosted page: `GET …` returns the whole state; `POST …/webhooks` with a (partial)
 * JSON {@link WebhookPlan} changes deliveries; `POST …/deliver` with `{ "events": ["evt_1", "evt_2"] }` delivers these
 * in order and returns each status; `POST …/dispute` with `{ "payment": "pi_1", "step": "opened" }` acts as the
 * customer's bank (see `disputing.ts`).
 *
 * @returns undefined for any other path
 */
export async function stripeControls(
  { method, path, body }: HttpRequest,
  stripe: LocalStripe,
): Promise<HttpResponse | undefined> {
  try {
    switch (`${method} ${path.replace(/\/$/, '')}`) {
      case 'GET /__local/stripe':
        return json(200, reportOf(stripe));
      case 'POST /__local/stripe/webhooks':
        stripe.webhooks.set(planIn(parseBody(body)));
        return json(200, stripe.webhooks.plan);
      case 'POST /__local/stripe/deliver': {
        const statuses: number[] = [];
        for (const id of [parseBody(body).events ?? []].flat()) {
          statuses.push(await stripe.webhooks.deliver(String(id)));
        }
        return json(200, { statuses });
      }
      case 'POST /__local/stripe/dispute': {
        const { payment, step, reason } = parseBody(body);
        const disputeStep = disputeSteps.find((candidate) => candidate === step);
        if (disputeStep === undefined)
          throw new StripeProblem(`step must be one of ${disputeSteps.join(', ')}.`);
        return json(200, {
          dispute: stripe.dispute(
            String(payment),
            disputeStep,
            reason === undefined ? undefined : String(reason),
          ),
        });
      }
      default:
        return undefined;
    }
  } catch (problem) {
    if (problem instanceof StripeProblem) return json(problem.status, problem.body);
    throw problem;
  }
}

function reportOf({ books, events, requests, webhooks }: LocalStripe): object {
  return {
    sessions: Object.values(books.sessions).map(({ session }) => session),
    payments: Object.values(books.intents),
    refunds: Object.values(books.refunds),
    disputes: Object.values(books.disputes),
    events: events().map(({ event, state, attempts }) => ({
      id: event.id,
      type: event.type,
      state,
      attempts,
      event,
    })),
    requests,
    webhooks: webhooks.plan,
  };
}

function planIn(requested: Record<string, unknown>): Partial<WebhookPlan> {
  const { mode, delayMs, copies, retryMs } = requested;
  const modes = ['deliver', 'hold', 'lose'] as const;
  const knownMode = modes.find((candidate) => candidate === mode);
  if (mode !== undefined && knownMode === undefined)
    throw new StripeProblem(`mode must be one of ${modes.join(', ')}.`);
  const numbers = [delayMs, copies, ...(retryMs === undefined ? [] : [retryMs].flat())];
  if (numbers.some((item) => item !== undefined && !(typeof item === 'number' && item >= 0)))
    throw new StripeProblem('delayMs, copies and retryMs must be numbers.');
  return {
    ...(knownMode && { mode: knownMode }),
    ...(typeof delayMs === 'number' && { delayMs }),
    ...(typeof copies === 'number' && { copies }),
    ...(retryMs !== undefined && { retryMs: [retryMs].flat() as number[] }),
  };
}

function parseBody(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString());
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new StripeProblem('The body is not a JSON object.');
}

function json(status: number, value: object): HttpResponse {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return httpResponse(status, headers, JSON.stringify(value));
}
