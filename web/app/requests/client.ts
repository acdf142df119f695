import type { PartsOf, ReplyTo } from '#shared/contracts/calls.ts';
import type { Endpoint } from '#shared/contracts/endpoints.ts';
import { publicEndpoints } from '#shared/contracts/public-endpoints.ts';
import type { Problem, ProblemKind } from '#shared/problems/problems.ts';
import { basePath } from '#shared/site/language.ts';
import { readJson } from '#shared/values/read-json.ts';
import { type ServerClock, serverClock } from '../clock/clock.ts';
import { callCopy } from '../content/frame/call-copy.ts';
import type { ServerRefusal } from '../content/frame/refusals.ts';

/** A problem kind of the server, an unnamed refusal, or a network failure. */
export type CallProblemKind = ProblemKind | 'refused' | 'unreachable' | 'timed-out' | 'unreadable';

/** A failed call. `message` is for people, from the server where possible; `cause` of a refusal is the rest of its body. */
export class CallProblem extends Error {
  override readonly name = 'CallProblem';
  readonly kind: CallProblemKind;
  /** HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /** Messages by field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    kind: CallProblemKind,
    message: string,
    details: { status?: number; fields?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.fields = details.fields ?? {};
  }

  /** Whether the server has decided. If not, the request may or may not have been carried out. */
  get isDefinite(): boolean {
    return this.status !== undefined && this.status < 500 && this.kind !== 'unreadable';
  }
}

/** Message of the server or the connection about a failure; undefined for an unreadable reply and an error in our code. */
export const messageOf = (problem: unknown): string | undefined =>
  problem instanceof CallProblem && problem.message !== callCopy.unreadable ? problem.message : undefined;

/** The problem of a reply that breaks its contract. */
export const unreadableReply = (): CallProblem => new CallProblem('unreadable', callCopy.unreadable);

/** How a call is sent, to any endpoint. */
interface CallOptions {
  /** Continues after navigation (`keepalive`). */
  readonly outlivesPage?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The parts of a call to any endpoint. */
export interface Call extends CallOptions {
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  readonly body?: unknown;
}

export type PublicEndpoint = keyof typeof publicEndpoints;

type CallTo<E extends Endpoint> = PartsOf<E> & CallOptions;

/**
 * Calls an endpoint by its name, under its contract. Returns the body of the reply; throws a `CallProblem`, or the
 * reason of the aborted signal.
 */
export type Client<Known extends Endpoint = PublicEndpoint> = <E extends Known>(
  endpoint: E,
  ...call: Record<never, never> extends CallTo<E> ? [call?: CallTo<E>] : [call: CallTo<E>]
) => Promise<ReplyTo<E>>;

/** Sends a call to an endpoint by its name; `Client` types it by the contracts. */
export type Send = (endpoint: string, call?: Call) => Promise<unknown>;

const timeOutMs = 10_000;

interface Route {
  readonly method: string;
  readonly path: string;
}

interface ClientOptions {
  readonly origin?: string;
  readonly timeOutMs?: number;
  readonly clock?: ServerClock;
  readonly hasSession?: boolean;
}

/**
 * @param routes - method and path of the endpoints that the client knows
 * @param options - `origin` of the API (default: that of the page), time-out in milliseconds (default 10 s,
 *   specification §7), the clock that learns from responses, whether calls carry the session cookie (default: no)
 */
export function createSend(
  routes: Readonly<Record<string, Route>>,
  {
    origin = '',
    timeOutMs: limitMs = timeOutMs,
    clock = serverClock,
    hasSession = false,
  }: ClientOptions = {},
): Send {
  return async (endpoint, call = {}) => {
    const { method, path } = routes[endpoint] as Route;
    const timeOut = AbortSignal.timeout(limitMs);
    const signal = call.signal === undefined ? timeOut : anySignal(timeOut, call.signal);
    let response: Response;
    let text: string;
    try {
      response = await fetch(
        `${origin}${path}${searchOf(call)}`,
        requestOf(call, method, signal, hasSession),
      );
      text = await response.text();
    } catch (cause) {
      if (call.signal?.aborted) throw call.signal.reason;
      if (timeOut.aborted) throw new CallProblem('timed-out', callCopy.timedOut, { cause });
      throw new CallProblem('unreachable', callCopy.unreachable, { cause });
    }
    clock.learnFrom(response.headers);
    const body = readJson(text);
    if (response.ok && body !== undefined && !isRefusal(body)) return body;
    throw await problemOf(response.status, body, endpoint, call);
  };
}

/** A client of the endpoints that pages for guests call. */
export const createClient = (options?: ClientOptions): Client =>
  createSend(publicEndpoints, options) as Client;

export const client: Client = createClient();

/** `AbortSignal.any`, which Safari before 17.4 lacks. */
function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}

/** Drops undefined values. */
const definedValues = (values: NonNullable<Call['query']> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

function searchOf({ query }: Call): string {
  const search = new URLSearchParams(definedValues(query)).toString();
  return search === '' ? '' : `?${search}`;
}

function requestOf(call: Call, method: string, signal: AbortSignal, hasSession: boolean): RequestInit {
  return {
    method,
    headers: {
      accept: 'application/json',
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...definedValues(call.headers),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    cache: 'no-store',
    credentials: hasSession ? 'same-origin' : 'omit',
    keepalive: call.outlivesPage ?? false,
    signal,
  };
}

/** Body of a failure: `success`, `message` and `error` as specified (§7), the rest from our server. */
interface FailureBody extends Partial<Pick<Problem, 'kind' | 'reason' | 'about' | 'details' | 'fields'>> {
  readonly success?: unknown;
  readonly message?: unknown;
  readonly error?: unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether the body is a refusal, regardless of the status. */
function isRefusal(body: unknown): boolean {
  const { success, error } = (body ?? {}) as FailureBody;
  return success === false || (success === undefined && isText(error));
}

async function problemOf(status: number, body: unknown, endpoint: string, call: Call): Promise<CallProblem> {
  const { message, error, kind: statedKind, ...rest } = (body ?? {}) as FailureBody;
  const text = [message, error].find(isText);
  if (text === undefined) return new CallProblem('unreadable', callCopy.unreadable, { status });
  const kind = text === 'Unauthorized' ? 'unauthorized' : statedKind;
  const fallbackKind = isRefusal(body) ? 'refused' : 'unreadable';
  const sentFields = { ...call.query, ...(call.body as object | undefined) };
  const translated = await translateRefusal({ ...rest, kind, message: text, endpoint, sent: sentFields });
  return new CallProblem(kind ?? fallbackKind, translated.message, {
    status,
    cause: rest,
    ...(translated.fields && { fields: translated.fields }),
  });
}

/** Messages of the server are in English. Translations load on demand, since refusals are rare. */
const translateRefusal = async (refusal: ServerRefusal): Promise<ServerRefusal> =>
  basePath === ''
    ? refusal
    : import('../content/frame/refusals.ts').then(
        ({ translateRefusal }) => translateRefusal(refusal),
        () => refusal,
      );
