import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import Stripe from 'stripe';
import { readBody } from '../http/forward.ts';
import { type HttpResponse, httpResponse } from '../http/http-message.ts';
import type { FaultEffect, Faults } from '../process/injected-faults.ts';
import { createLocalServer } from '../process/ports.ts';
import type { Account } from './account.ts';
import { apiResponsesOf } from './api-responses.ts';
import { createIdempotentCalls } from './idempotency.ts';
import { expireOverdue } from './paying.ts';
import { isKnownCall, readParameters } from './read-parameters.ts';
import { newId } from './stripe-books.ts';
import { StripeProblem } from './stripe-problem.ts';

/** A request received by the emulator. */
export interface StripeRequest {
  /** Counts from 1 and continues when the oldest requests are dropped. */
  number: number;
  /** ISO 8601, on the stack's clock. */
  at: string;
  /** Logical id of the calling function; undefined for a key that no function holds. */
  caller: string | undefined;
  /** For example `POST /v1/checkout/sessions/:id/expire`. */
  call: string;
  path: string;
  /** Form-encoded, as sent. */
  parameters: string;
  idempotencyKey: string | undefined;
  /** 0 without a response. */
  status: number;
}

export interface KeyHolder {
  functionId: string;
  kill(): void;
}

export interface ApiServerOptions {
  account: Account;
  /** To be called after every change. */
  save(): void;
  faults: Faults;
  /** Undefined for an unknown key; null for a key that no function holds. */
  holderOf(secretKey: string): KeyHolder | null | undefined;
  pageOf(sessionId: string): string;
}

const maxRequests = 2000;

/** The part of Stripe's API that the product calls. */
export function createApiServer(options: ApiServerOptions): { server: Server; requests: StripeRequest[] } {
  const { account, save, faults } = options;
  const requests: StripeRequest[] = [];
  let requestCount = 0;
  const apiResponses = apiResponsesOf(options.pageOf);
  const idempotentCalls = createIdempotentCalls(account.books, () => account.now());

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await readBody(incoming)).toString();
    const { pathname, search } = new URL(incoming.url ?? '/', 'http://stripe.local');
    const { call, id } = callOf(incoming.method ?? 'GET', pathname);
    const parameters = incoming.method === 'POST' ? body : search.slice(1);
    const holder = options.holderOf(keyIn(incoming) ?? '');
    const key = incoming.headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' && incoming.method === 'POST' ? key : undefined;
    requestCount += 1;
    const request: StripeRequest = {
      number: requestCount,
      at: new Date(account.now() * 1000).toISOString(),
      caller: holder?.functionId,
      call,
      path: pathname,
      parameters,
      idempotencyKey,
      status: 0,
    };
    requests.push(request);
    if (requests.length > maxRequests) requests.shift();

    const effect = faults.pick({ service: 'stripe', operation: call, caller: holder?.functionId ?? '' });
    if (effect?.kind === 'hang') return;
    if (effect?.kind === 'drop-before') return void incoming.socket.destroy();
    if (effect?.kind === 'kill-before') return holder?.kill();
    const work = () => perform(call, id, parameters, effect);
    const fullCall = `${incoming.method} ${pathname} ${parameters}`;
    const result = await respondOrRefuse(() => {
      requireAdmission(incoming, holder);
      return idempotencyKey === undefined ? work() : idempotentCalls.once(idempotencyKey, fullCall, work);
    });
    save();
    request.status = result.status;
    if (effect?.kind === 'drop-after') return void incoming.socket.destroy();
    if (effect?.kind === 'kill-after') return holder?.kill();
    send(response, result, idempotencyKey);
  }

  async function perform(
    call: string,
    id: string,
    parameters: string,
    effect: FaultEffect | undefined,
  ): Promise<HttpResponse> {
    if (effect?.kind === 'latency') await new Promise((resolve) => setTimeout(resolve, effect.ms));
    if (effect?.kind === 'error') throw faultOf(effect);
    const respond = apiResponses[call];
    if (respond === undefined || !isKnownCall(call)) {
      throw new StripeProblem(`Unrecognized request URL (${call}).`, { status: 404 });
    }
    expireOverdue(account);
    return json(200, respond(account, readParameters<never>(call, parameters), id));
  }

  const server = createLocalServer((incoming, response) => {
    serve(incoming, response).catch(() => incoming.socket.destroy());
  });
  return { server, requests };
}

/** Splits `/v1/checkout/sessions/cs_1/expire` into the call `…/sessions/:id/expire` and `cs_1`. */
function callOf(method: string, pathname: string): { call: string; id: string } {
  const parts = /^(\/v1\/(?:checkout\/)?[a-z_]+)\/([^/]+)(\/[a-z_]+)?$/.exec(pathname);
  if (parts === null || pathname === '/v1/checkout/sessions')
    return { call: `${method} ${pathname}`, id: '' };
  const [, collection = '', id = '', action = ''] = parts;
  return { call: `${method} ${collection}/:id${action}`, id: decodeURIComponent(id) };
}

function keyIn({ headers }: IncomingMessage): string | undefined {
  return /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
}

function requireAdmission(incoming: IncomingMessage, holder: KeyHolder | null | undefined): void {
  const key = keyIn(incoming);
  if (key === undefined) throw new StripeProblem('You did not provide an API key.', { status: 401 });
  if (holder === undefined)
    throw new StripeProblem(`Invalid API Key provided: ${key.slice(0, 8)}***`, { status: 401 });
  const version = incoming.headers['stripe-version'];
  if (version !== undefined && version !== Stripe.API_VERSION) {
    throw new StripeProblem(`Invalid Stripe API version: ${String(version)}`);
  }
}

function faultOf({ code, status = 500, message }: FaultEffect & { kind: 'error' }): StripeProblem {
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  return new StripeProblem(message ?? 'A fault rule of the local stack.', { status, type, code });
}

async function respondOrRefuse(work: () => Promise<HttpResponse>): Promise<HttpResponse> {
  try {
    return await work();
  } catch (problem) {
    if (problem instanceof StripeProblem) return json(problem.status, problem.body);
    const failure = new StripeProblem(String(problem), { status: 500, type: 'api_error' });
    return json(500, failure.body);
  }
}

function json(status: number, value: object): HttpResponse {
  return httpResponse(status, { 'content-type': 'application/json' }, JSON.stringify(value, null, 2));
}

function send(
  response: ServerResponse,
  { status, headers, body }: HttpResponse,
  key: string | undefined,
): void {
  response.writeHead(status, {
    ...headers,
    'request-id': newId('req', 14),
    'stripe-version': Stripe.API_VERSION,
    ...(key !== undefined && { 'idempotency-key': key }),
    'content-length': body.length,
  });
  response.end(body);
}
