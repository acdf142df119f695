import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { expect } from 'vitest';
import type { Contract } from '../../shared/contracts/contract.ts';
import { edgeHeaders, originVerifySecretsVariable } from '../../shared/contracts/edge-headers.ts';
import { Problem, type ProblemKind } from '../../shared/problems/problems.ts';
import { type CountedBy, endpoint, type UseCase } from './endpoint.ts';
import type { Quotas } from './limits.ts';

/** What is sent: `json` as JSON, or `body` as it stands. */
export interface Call {
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: string;
  readonly base64?: boolean;
  /** Where the call comes from, as the edge says. */
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back. `json` is the body, read. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  readonly json: any;
}

/** Host of the site in tests. */
export const siteHost = 'rum.example.com';

/** Milliseconds that an endpoint has, as deployed. */
const timeOut = 8000;

const edgeKey = 'a-key-of-tests';
process.env[originVerifySecretsVariable] = `an-older-key ${edgeKey}`;

const answeredByAny: readonly ProblemKind[] = [
  'invalid-input',
  'around-edge',
  'foreign-origin',
  'too-large',
  'wrong-type',
  'unexpected',
  'unavailable',
];

/** The event that API Gateway would make of a call. */
function eventOf({ method, path }: Contract, call: Call): APIGatewayProxyEventV2 {
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
      ...call.headers,
      ...(call.address !== undefined && { [edgeHeaders.viewerAddress]: call.address }),
    },
    ...(call.query && { queryStringParameters: { ...call.query } }),
    requestContext: {
      http: { method, path, sourceIp: '203.0.113.7', protocol: 'HTTP/1.1', userAgent: 'test' },
    },
    ...(body !== undefined && { body }),
    isBase64Encoded: call.base64 ?? false,
  } as unknown as APIGatewayProxyEventV2;
}

type Handler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Calls an endpoint through the real kernel. Of every answer it checks what holds for all: the headers, that a
 * refusal has the shape and one of the kinds that the contract names, that a success is exactly what it promises.
 */
export async function callHandler(contract: Contract, handler: unknown, call: Call): Promise<Answer> {
  const context = { awsRequestId: 'request-1', getRemainingTimeInMillis: () => timeOut } as Context;
  const result = await (handler as Handler)(eventOf(contract, call), context);
  const json = JSON.parse(result.body ?? '');
  expect(result.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  if (result.statusCode === contract.reply.status) {
    expect(contract.reply.schema.parse(json)).toEqual(json);
  } else {
    const problem = Problem.parse(json);
    expect(problem).toEqual(json);
    expect(problem.error).toBe(problem.message);
    expect([...answeredByAny, ...contract.problems]).toContain(problem.kind);
  }
  return { status: result.statusCode ?? 0, headers: result.headers ?? {}, json };
}

/** The same for a use case; where the contract has limits, without those unless something is given that counts. */
export function caller<C extends Contract>(
  contract: C,
  useCase: UseCase<C>,
  ...counted: CountedBy<C> | []
): (call: Call) => Promise<Answer> {
  const quotas: Quotas = counted[0] ?? { count: async () => ({ result: 'counted' }) };
  const handler = endpoint(contract, useCase, ...([quotas] as unknown as CountedBy<C>));
  return (call) => callHandler(contract, handler, call);
}
