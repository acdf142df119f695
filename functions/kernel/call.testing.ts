import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { expect } from 'vitest';
import type { Contract } from '../../shared/contracts/contract.ts';
import { edgeHeaders, originVerifySecretsVariable } from '../../shared/contracts/edge-headers.ts';
import { Problem, type ProblemKind } from '../../shared/problems/problems.ts';
import { type CountedBy, endpoint, type UseCase } from './endpoint.ts';
import type { Quotas } from './limits.ts';

/** A call to send: `json` is serialized, `body` is sent verbatim. */
export interface Call {
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: string;
  readonly base64?: boolean;
  /** Address of the caller, as reported by CloudFront. */
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The response; `json` is the parsed body. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect bodies of any shape
  readonly json: any;
}

export const siteHost = 'rum.example.com';

/** Lambda timeout in milliseconds, as deployed. */
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
 * Calls an endpoint through the real kernel and checks what holds for every response: headers, a problem shape and kind
 * that the contract declares, and a success body that matches its schema exactly.
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

/** Wraps a use case like `callHandler`. Rate limits are off unless quotas are given. */
export function caller<C extends Contract>(
  contract: C,
  useCase: UseCase<C>,
  ...counted: CountedBy<C> | []
): (call: Call) => Promise<Answer> {
  const quotas: Quotas = counted[0] ?? { count: async () => ({ result: 'counted' }) };
  const handler = endpoint(contract, useCase, ...([quotas] as unknown as CountedBy<C>));
  return (call) => callHandler(contract, handler, call);
}
