import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Contract, InputOf, ReplyOf } from '../../shared/contracts/contract.ts';
import { edgeHeaders } from '../../shared/contracts/edge-headers.ts';
import { within } from '../request-context/deadline.ts';
import { runWithContext } from '../request-context/request-context.ts';
import { addressOf, enforceRateLimit, type Quotas } from './limits.ts';
import { log, loggableError } from './log.ts';
import { refuseAroundEdge } from './origin-verify-secret.ts';
import { problemReply, refusedFrom } from './problems.ts';
import { readInput, refuseForeignOrigin } from './request.ts';

export interface CallSource {
  /** IP address of the visitor as seen by CloudFront: for rate limiting only, never logged. */
  readonly address: string;
  /** Host of the site with port, as set by CloudFront; undefined when called without it. */
  readonly siteHost: string | undefined;
}

/** What an endpoint does with valid input. Refuses by throwing `Refused`. */
export type UseCase<C extends Contract> = (input: InputOf<C>, source: CallSource) => Promise<ReplyOf<C>>;

type Result = APIGatewayProxyStructuredResultV2;
type Middleware = middy.MiddlewareObj<APIGatewayProxyEventV2, Result, Error, Context>;

const securityHeaders: Middleware = {
  after: ({ response }) => addHeaders(response),
  onError: ({ response }) => addHeaders(response),
};

function addHeaders(response: Result | null | undefined): void {
  if (!response) return;
  response.headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...response.headers,
  };
}

/** Replaces middy's error handler, which logs raw bodies. */
const problems = (contract: Contract): Middleware => ({
  onError: (request) => {
    const refused = refusedFrom(request.error);
    const { kind } = refused.refusal;
    const fields = { ...callOf(contract, request.event), kind };
    if (refused === request.error) log.info('call.refused', fields);
    else log.error('call.failed', { ...fields, ...loggableError(request.error) });
    request.response = problemReply(refused);
  },
});

const byTheEdge = (): Middleware => {
  const refuse = refuseAroundEdge();
  return { before: ({ event }) => refuse(event) };
};

const sameOrigin = ({ isSigned }: Contract): Middleware => ({
  before: ({ event }) => {
    if (!isSigned) refuseForeignOrigin(event);
  },
});

/** Time reserved for the response and for a client that waits before giving up on another attempt. */
const answerMilliseconds = 1200;

export type CountedBy<C extends Contract> = C extends { readonly limits: object } ? [quotas: Quotas] : [];

/**
 * Makes a Lambda handler of a contract and a use case: parses the input, enforces rate limits, maps refusals to
 * problems and checks the reply against the contract.
 */
export function endpoint<C extends Contract>(contract: C, useCase: UseCase<C>, ...counted: CountedBy<C>) {
  const [quotas] = counted as [Quotas?];
  const handle = middy<APIGatewayProxyEventV2, Result, Error, Context>()
    .use(securityHeaders)
    .use(problems(contract))
    .use(byTheEdge())
    .use(sameOrigin(contract))
    .handler(async (event) => {
      const input = readInput(contract, event);
      const source = { address: addressOf(event), siteHost: event.headers[edgeHeaders.siteHost] };
      if (quotas) await enforceRateLimit(contract, { address: source.address, body: input.body }, quotas);
      const reply = contract.reply.schema.parse(await useCase(input, source));
      log.info('call.answered', callOf(contract, event));
      return {
        statusCode: contract.reply.status,
        headers: {},
        body: JSON.stringify(reply),
      };
    });
  return (event: APIGatewayProxyEventV2, context: Context): Promise<Result> => {
    const requestId = context.awsRequestId;
    const milliseconds = context.getRemainingTimeInMillis() - answerMilliseconds;
    return runWithContext({ requestId, cause: requestId }, () =>
      within(milliseconds, () => handle(event, context)),
    );
  };
}

/** `edgeId` is CloudFront's request id, which visitors see as `x-amz-cf-id` in the response. */
function callOf(contract: Contract, { headers }: APIGatewayProxyEventV2) {
  const edgeId = headers['x-amz-cf-id'];
  return {
    endpoint: contract.name,
    ...(edgeId !== undefined && /^[\w=-]{1,64}$/.test(edgeId) && { edgeId }),
  };
}
