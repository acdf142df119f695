import { gunzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { expect, vi } from 'vitest';
import type { Actor, Contract } from '#shared/contracts/contract.ts';
import { edgeHeaders } from '#shared/contracts/edge-headers.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import { Problem, type ProblemKind } from '#shared/problems/problems.ts';
import { edgeKey } from './edge-key-secret.testing.ts';
import { endpoint, type ServicesOf, type UseCase } from './endpoint.ts';
import type { Quotas } from './limits.ts';
import type { Sessions } from './staff-access.ts';

/** A call to send: `json` is serialized, `body` is sent verbatim. */
export interface Call {
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: string;
  readonly base64?: boolean;
  /** Address of the caller, as reported by CloudFront. */
  readonly address?: string;
  /** Undefined removes a default header. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly cookies?: readonly string[];
}

/** The response; `json` is the parsed body, `cookies` the values of `set-cookie`. */
export interface CallResult {
  readonly status: number;
  readonly cookies: readonly string[];
  readonly headers: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect bodies of any shape
  readonly json: any;
}

export const siteHost = 'rum.example.com';

/** Lambda timeout in milliseconds, as deployed. */
const timeoutMilliseconds = 8000;

const commonProblems: readonly ProblemKind[] = [
  'invalid-input',
  'origin-bypass',
  'foreign-origin',
  'too-large',
  'wrong-type',
  'unexpected',
  'unavailable',
];

function eventOf({ method, path, staff }: Contract, call: Call): APIGatewayProxyEventV2 {
  const body = call.json === undefined ? call.body : JSON.stringify(call.json);
  return {
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath: path,
    rawQueryString: new URLSearchParams(call.query).toString(),
    headers: {
      [edgeHeaders.key]: edgeKey,
      [edgeHeaders.siteHost]: siteHost,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      // Browsers send this header, and only pages of the console call these endpoints.
      ...(staff !== undefined && method !== 'GET' && { origin: `https://${siteHost}` }),
      ...call.headers,
      ...(call.address !== undefined && { [edgeHeaders.viewerAddress]: call.address }),
    },
    ...(call.query && { queryStringParameters: { ...call.query } }),
    ...(call.cookies && { cookies: [...call.cookies] }),
    requestContext: {
      http: { method, path, sourceIp: '203.0.113.7', protocol: 'HTTP/1.1', userAgent: 'test' },
    },
    ...(body !== undefined && { body }),
    isBase64Encoded: call.base64 ?? false,
  } as unknown as APIGatewayProxyEventV2;
}

/** Reference of a booking, not of an order. */
const fullBookingReference = /[A-Z]{1,3}\d{6}\d{3,4}[AP]M-?[0-9A-HJKMNP-TV-Z]{12}/i;

const secrets = [fullBookingReference, /JP\d{6}-[0-9A-HJKMNP-TV-Z]{12}/, /\/(staff\/link|operators?)[^"]*#/];

type Handler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Calls an endpoint through the real kernel and checks the requirements for every response: headers, a problem shape
 * and kind that the contract declares, and a success body that matches its schema exactly.
 */
export async function callHandler(contract: Contract, handler: unknown, call: Call): Promise<CallResult> {
  const context = {
    awsRequestId: 'request-1',
    getRemainingTimeInMillis: () => timeoutMilliseconds,
  } as Context;
  const result = await (handler as Handler)(eventOf(contract, call), context);
  const body = bodyOf(result);
  const json = JSON.parse(body);
  const isCached = contract.cachedSeconds !== undefined && result.statusCode === contract.reply.status;
  expect(result.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    ...(contract.staff === undefined
      ? { 'cache-control': isCached ? expect.stringMatching(/^public, max-age=\d,/) : 'no-store' }
      : {
          'cache-control': 'private, no-store',
          vary: expect.stringMatching(/^cookie(, accept-encoding)?$/),
        }),
    'x-content-type-options': 'nosniff',
  });
  // The size of a compressed reply could reveal a secret in it.
  if (contract.hasSecret === undefined) for (const secret of secrets) expect(body).not.toMatch(secret);
  // The full reference is the guest's key to a booking: staff see it shortened.
  if (contract.staff !== undefined) expect(body).not.toMatch(fullBookingReference);
  if (result.statusCode === contract.reply.status) {
    expect(contract.reply.schema.parse(json)).toEqual(json);
  } else {
    const problem = Problem.parse(json);
    expect(problem).toEqual(json);
    expect(problem.error).toBe(problem.message);
    expect([...commonProblems, ...contract.problems]).toContain(problem.kind);
  }
  const { statusCode = 0, headers = {}, cookies = [] } = result;
  return { status: statusCode, headers, cookies, json };
}

/** The reply as the caller's browser reads it. */
function bodyOf({ body = '', isBase64Encoded, headers }: APIGatewayProxyStructuredResultV2): string {
  if (headers?.['content-encoding'] !== 'gzip') return body;
  expect(isBase64Encoded).toBe(true);
  return gunzipSync(Buffer.from(body, 'base64')).toString();
}

/** Loads an endpoint's handler in this environment; returns a caller for it. */
export async function deployedCaller(
  contract: Contract,
  environment: Readonly<Record<string, string>>,
  load: () => Promise<{ readonly handler: unknown }>,
): Promise<(call: Call) => Promise<CallResult>> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { handler } = await load();
  return (call) => callHandler(contract, handler, call);
}

/** Sessions that attribute every call to this colleague, without reading the table. */
const sessionsOf = (actor: Actor, isSteppedUp = false): Sessions => ({
  check: async () => ({ result: 'valid', actor, isSteppedUp }),
});

/** A colleague on a device, without a recent passkey or link. */
export const actorOf = (person: Colleague, deviceId: string): Actor => ({
  person,
  deviceId,
  steppedUpAt: undefined,
  linkedAt: undefined,
});

const noSessions: Sessions = { check: async () => ({ result: 'unknown' }) };

/** A well-formed cookie; `Sessions` decide to whom it belongs. */
const someSession = `__Host-staff=DEVXCE0000000000.PERS0N0000000000.${'s'.repeat(43)}`;

/**
 * Wraps a use case like `callHandler`. Without quotas there are no rate limits, and without sessions no session is
 * valid.
 */
export function caller<C extends Contract>(
  contract: C,
  useCase: UseCase<C>,
  ...givenServices: ServicesOf<C> | []
): (call: Call) => Promise<CallResult> {
  const quotas: Quotas = { count: async () => ({ result: 'counted' }) };
  const defaults = [...(contract.limits ? [quotas] : []), ...(contract.staff ? [noSessions] : [])];
  const services = givenServices.length > 0 ? givenServices : (defaults as unknown as ServicesOf<C>);
  const handler = endpoint(contract, useCase, ...(services as ServicesOf<C>));
  return (call) => callHandler(contract, handler, call);
}

/**
 * Calls a use case of the console as this colleague, bypassing sessions and rate limits.
 *
 * @param isSteppedUp whether they have just used their passkey
 */
export function callerAs<C extends Contract>(
  actor: Actor,
  contract: C,
  useCase: UseCase<C>,
  isSteppedUp = false,
): (call: Call) => Promise<CallResult> {
  const quotas: Quotas = { count: async () => ({ result: 'counted' }) };
  const services = [...(contract.limits ? [quotas] : []), sessionsOf(actor, isSteppedUp)];
  const handler = endpoint(contract, useCase, ...(services as unknown as ServicesOf<C>));
  return (call) => callHandler(contract, handler, { cookies: [someSession], ...call });
}
