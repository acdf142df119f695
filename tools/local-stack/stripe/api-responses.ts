import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { newSession } from './new-session.ts';
import { expire } from './paying.ts';
import { refund } from './refunding.ts';
import { validateSession } from './session-rules.ts';
import type { BookedSession } from './stripe-books.ts';
import { missing, StripeProblem } from './stripe-problem.ts';

type ApiResponse = (account: Account, parameters: never, id: string) => object;

interface Page {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
  created?: Stripe.RangeQueryParam | number;
}

interface ExpandParameters {
  expand?: string[];
}

/** Response of each call, after its parameter types were checked. */
export function apiResponsesOf(pageOf: (sessionId: string) => string): Readonly<Record<string, ApiResponse>> {
  return {
    'POST /v1/checkout/sessions': (account, parameters: Stripe.Checkout.SessionCreateParams) => {
      validateSession(parameters, account.now());
      const bookedSession = newSession(parameters, account.now(), pageOf);
      account.books.sessions[bookedSession.session.id] = bookedSession;
      return expandedSession(account, bookedSession, parameters);
    },
    'GET /v1/checkout/sessions': (account, parameters: Stripe.Checkout.SessionListParams) => {
      const { payment_intent, status, customer_details, expand = [] } = parameters;
      const matching = Object.values(account.books.sessions).filter(
        ({ session }) =>
          (payment_intent === undefined || session.payment_intent === payment_intent) &&
          (status === undefined || session.status === status) &&
          (customer_details === undefined || session.customer_details?.email === customer_details.email),
      );
      const sessionPaths = expand.map((path) => path.replace(/^data\./, ''));
      const objects = matching.map((bookedSession) =>
        expandedSession(account, bookedSession, { expand: sessionPaths }),
      );
      return page('/v1/checkout/sessions', objects, parameters);
    },
    'GET /v1/checkout/sessions/:id': (account, parameters: ExpandParameters, id) =>
      expandedSession(account, sessionOf(account, id), parameters),
    'POST /v1/checkout/sessions/:id/expire': (account, parameters: ExpandParameters, id) => {
      const bookedSession = sessionOf(account, id);
      expire(account, bookedSession);
      return expandedSession(account, bookedSession, parameters);
    },
    'GET /v1/checkout/sessions/:id/line_items': (account, parameters: Page, id) =>
      list(
        `/v1/checkout/sessions/${id}/line_items`,
        sessionOf(account, id).lineItems,
        parameters.limit ?? 10,
      ),
    'GET /v1/payment_intents/:id': (account, { expand }: ExpandParameters, id) =>
      expandedIntent(account, id, expand),
    'POST /v1/refunds': (account, parameters: Stripe.RefundCreateParams) => refund(account, parameters),
    'GET /v1/refunds': ({ books }, parameters: Stripe.RefundListParams) => {
      const { payment_intent, charge } = parameters;
      const matching = Object.values(books.refunds).filter(
        (refund) =>
          (payment_intent === undefined || refund.payment_intent === payment_intent) &&
          (charge === undefined || refund.charge === charge),
      );
      return page('/v1/refunds', matching, parameters);
    },
    'GET /v1/refunds/:id': ({ books }, _, id) => requireFound('refund', id, books.refunds[id]),
    'GET /v1/disputes': ({ books }, parameters: Stripe.DisputeListParams) => {
      const { payment_intent, charge } = parameters;
      const matching = Object.values(books.disputes).filter(
        (dispute) =>
          (payment_intent === undefined || dispute.payment_intent === payment_intent) &&
          (charge === undefined || dispute.charge === charge),
      );
      return page('/v1/disputes', matching, parameters);
    },
    'GET /v1/disputes/:id': ({ books }, _, id) => requireFound('dispute', id, books.disputes[id]),
    'GET /v1/events': ({ books }, parameters: Stripe.EventListParams) => {
      const { type, types, delivery_success } = parameters;
      const matching = Object.values(books.events).filter(
        ({ event, state }) =>
          (type === undefined || event.type === type) &&
          (types ?? [event.type]).includes(event.type) &&
          (delivery_success === undefined ||
            (state === 'delivered' || state === 'unsubscribed') === delivery_success),
      );
      return page(
        '/v1/events',
        matching.map(({ event }) => event),
        parameters,
      );
    },
    'GET /v1/webhook_endpoints': ({ endpoints }, parameters: Stripe.WebhookEndpointListParams) =>
      page('/v1/webhook_endpoints', endpoints, parameters),
    'GET /v1/events/:id': ({ books }, _, id) => requireFound('event', id, books.events[id]?.event),
  };
}

/** @throws StripeProblem `resource_missing` */
export function sessionOf({ books }: Account, id: string): BookedSession {
  return requireFound('checkout.session', id, books.sessions[id]);
}

function requireFound<Thing>(kind: string, id: string, thing: Thing | undefined): Thing {
  if (thing === undefined) throw missing(kind, id);
  return thing;
}

function expandedSession(
  account: Account,
  bookedSession: BookedSession,
  { expand = [] }: ExpandParameters,
): object {
  const session: Record<string, unknown> = { ...bookedSession.session };
  for (const path of expand) {
    const [first, ...rest] = path.split('.');
    if (path === 'line_items') {
      session.line_items = list(
        `/v1/checkout/sessions/${bookedSession.session.id}/line_items`,
        bookedSession.lineItems,
        10,
      );
    } else if (first === 'payment_intent') {
      const { payment_intent } = bookedSession.session;
      if (payment_intent !== null)
        session.payment_intent = expandedIntent(account, String(payment_intent), rest.length > 0 ? rest : []);
    } else if (path === 'shipping_cost.shipping_rate') {
      const { shipping_cost } = bookedSession.session;
      const rate = bookedSession.shippingRates.find(({ id }) => id === shipping_cost?.shipping_rate);
      if (rate !== undefined) session.shipping_cost = { ...shipping_cost, shipping_rate: rate };
    } else {
      throw cannotExpandProblem(path);
    }
  }
  return session;
}

function expandedIntent({ books }: Account, id: string, expand: string[] = []): object {
  const intent = requireFound('payment_intent', id, books.intents[id]);
  const unknown = expand.find((path) => path !== 'latest_charge');
  if (unknown !== undefined) throw cannotExpandProblem(unknown);
  const charge = books.charges[String(intent.latest_charge)];
  return expand.length > 0 && charge !== undefined ? { ...intent, latest_charge: charge } : intent;
}

function cannotExpandProblem(path: string): StripeProblem {
  return new StripeProblem(`This property cannot be expanded (${path}).`, { param: 'expand' });
}

/** Newest first, starting after the cursor. */
function page(
  url: string,
  all: object[],
  { limit = 10, starting_after, ending_before, created }: Page,
): object {
  if (limit < 1 || limit > 100)
    throw new StripeProblem('Invalid limit: must be between 1 and 100', { param: 'limit' });
  if (ending_before !== undefined)
    throw new StripeProblem('The Stripe emulator supports only forward paging.', { param: 'ending_before' });
  const newestFirst = (all as { id: string; created: number }[])
    .filter((item) => isWithin(item.created, created))
    .reverse();
  const cursorIndex = newestFirst.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && cursorIndex < 0)
    throw missing('object', starting_after, 'starting_after');
  return list(url, newestFirst.slice(cursorIndex + 1), limit);
}

function isWithin(time: number, range: Page['created']): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return time === range;
  const { gt, gte, lt, lte } = range;
  return (
    (gt === undefined || time > gt) &&
    (gte === undefined || time >= gte) &&
    (lt === undefined || time < lt) &&
    (lte === undefined || time <= lte)
  );
}

function list(url: string, objects: object[], limit: number): object {
  return { object: 'list', url, has_more: objects.length > limit, data: objects.slice(0, limit) };
}
