import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Actor, Contract, InputOf, ReplyOf, SessionCheck } from '#shared/contracts/contract.ts';
import { edgeHeaders } from '#shared/contracts/edge-headers.ts';
import { contactHeader } from '#shared/kept-presses/contact.ts';
import { runWithDeadline } from '../request-context/deadline.ts';
import { runWithContext } from '../request-context/request-context.ts';
import { compression } from './compression.ts';
import { addressOf, enforceRateLimit, type Quotas } from './limits.ts';
import { log, loggableError } from './log.ts';
import { requireEdgeSecret } from './origin-verify-secret.ts';
import { probeCheck } from './probe-key.ts';
import { problemReply, refusedFrom } from './problems.ts';
import { readInput, refuseForeignOrigin } from './request.ts';
import { presentedSession, type SessionChange, type SessionKey, sessionCookies } from './session-cookies.ts';
import { namedPerson, refuseForeignPage, refuseUnlessAllowed, type Sessions } from './staff-access.ts';

export interface CallSource {
  /** IP address of the visitor as seen by CloudFront: for rate limiting only, never logged. */
  readonly address: string;
  /** Host of the site with its port, as set by CloudFront; undefined for calls that bypass CloudFront. */
  readonly siteHost: string | undefined;
  /** User agent of the browser. */
  readonly userAgent: string | undefined;
  /** Whether a shared device presented its previous secret, because the reply to its last code was lost. */
  readonly isEarlierSecret: boolean;
  /** Whether the synthetic booking makes the call; false for contracts that do not take probes. */
  readonly isProbe: boolean;
}

/** The result of a use case: the reply, and for contracts that set the session also a session change. */
export type OutcomeOf<C extends Contract> = C extends { readonly setsSession: true }
  ? { readonly reply: ReplyOf<C>; readonly session?: SessionChange | undefined }
  : ReplyOf<C>;

/** Handles the valid input of an endpoint. Refuses by throwing `Refused`. */
export type UseCase<C extends Contract> = (input: InputOf<C>, source: CallSource) => Promise<OutcomeOf<C>>;

type Result = APIGatewayProxyStructuredResultV2;
/** The context of an invocation, with the session that a staff call presents and the result of its check. */
type CallContext = Context & { staffSession?: { presented: SessionKey | undefined; check: SessionCheck } };
type Middleware = middy.MiddlewareObj<APIGatewayProxyEventV2, Result, Error, CallContext>;

const securityHeaders = (contract: Contract): Middleware => ({
  after: ({ response }) => addHeaders(contract, response, cacheControlOf(contract)),
  onError: ({ response }) => addHeaders(contract, response),
});

/** By default, CloudFront serves an expired response for as long as the API fails; `stale-if-error=0` prevents that. */
const cacheControlOf = ({ cachedSeconds }: Contract): string =>
  cachedSeconds === undefined ? 'no-store' : `public, max-age=${cachedSeconds}, stale-if-error=0`;

function addHeaders(
  { staff }: Contract,
  response: Result | null | undefined,
  cacheControl = 'no-store',
): void {
  if (!response) return;
  response.headers = {
    'content-type': 'application/json; charset=utf-8',
    ...(staff === undefined
      ? { 'cache-control': cacheControl }
      : { 'cache-control': 'private, no-store', vary: 'cookie' }),
    'x-content-type-options': 'nosniff',
    ...response.headers,
  };
}

/** Adds the server time to responses to devices that keep presses, including refusals. */
const serverTime = (): Middleware => ({
  after: ({ response, context }) => addServerTime(response, context),
  onError: ({ response, context }) => addServerTime(response, context),
});

function addServerTime(response: Result | null | undefined, { staffSession }: CallContext): void {
  const check = staffSession?.check;
  const contact = check && 'contact' in check ? check.contact : undefined;
  if (response && contact !== undefined) response.headers = { ...response.headers, [contactHeader]: contact };
}

/** Replaces middy's error handler, which logs raw bodies. */
const problems = (contract: Contract): Middleware => ({
  onError: (request) => {
    const refused = refusedFrom(request.error);
    const { kind } = refused.refusal;
    const fields = { ...callOf(contract, request.event), ...idsOf(request.context), kind };
    if (refused === request.error)
      log.info(contract.staff === undefined ? 'call.refused' : 'staff.refused', fields);
    else log.error('call.failed', { ...fields, ...loggableError(request.error) });
    request.response = problemReply(refused);
  },
});

const edgeOnly = (): Middleware => {
  const refuse = requireEdgeSecret();
  return { before: async ({ event }) => refuse(event) };
};

const sameOriginOnly = ({ isSigned, staff }: Contract): Middleware => ({
  before: ({ event }) => {
    if (staff !== undefined) refuseForeignPage(event);
    else if (!isSigned) refuseForeignOrigin(event);
  },
});

const staffOnly = (contract: Contract, sessions: Sessions): Middleware => ({
  before: async ({ event, context }) => {
    const presented = presentedSession(event);
    const check: SessionCheck = presented ? await sessions.check(presented) : { result: 'unknown' };
    context.staffSession = { presented, check };
    refuseUnlessAllowed(contract, check, namedPerson(event));
  },
});

/** Cached responses are small, and cached in one form for all callers. */
const mayBeCompressed = ({ cachedSeconds, hasSecret }: Contract): boolean =>
  cachedSeconds === undefined && hasSecret !== true;

/** Time reserved for the response and for the last retry delay of a client. */
const responseMilliseconds = 1200;

type QuotasOf<C extends Contract> = C extends { readonly limits: object } ? [quotas: Quotas] : [];
type SessionsOf<C extends Contract> = C extends { readonly staff: string } ? [sessions: Sessions] : [];
/** The services that the kernel needs for a contract: quotas if it has limits, then sessions if it is for staff. */
export type ServicesOf<C extends Contract> = [...QuotasOf<C>, ...SessionsOf<C>];

/**
 * Makes a Lambda handler of a contract and a use case: checks origin and session, parses the input, enforces rate
 * limits, maps refusals to problems and checks the reply against the contract.
 */
export function endpoint<C extends Contract>(
  contract: C,
  useCase: UseCase<C>,
  ...givenServices: ServicesOf<C>
) {
  const services: unknown[] = [...givenServices];
  const quotas = contract.limits && (services.shift() as Quotas);
  const sessions = contract.staff && (services.shift() as Sessions);
  const isProbe = contract.takesProbes ? probeCheck() : async () => false;
  const handle = middy<APIGatewayProxyEventV2, Result, Error, CallContext>()
    .use(mayBeCompressed(contract) ? compression() : [])
    .use(securityHeaders(contract))
    .use(serverTime())
    .use(problems(contract))
    .use(edgeOnly())
    .use(sameOriginOnly(contract))
    .use(sessions ? staffOnly(contract, sessions) : [])
    .handler(async (event, context) => {
      const caller = { actor: actorOf(context), deviceId: deviceOf(context) };
      const input = { ...readInput(contract, event), ...caller } as InputOf<C>;
      const source = {
        address: addressOf(event),
        siteHost: event.headers[edgeHeaders.siteHost],
        userAgent: event.headers['user-agent'],
        isEarlierSecret: isEarlierSecret(context),
        isProbe: await isProbe(event),
      };
      if (quotas) {
        const quotaHolder = source.isProbe ? probe : quotaHolderOf(caller);
        const from = { address: source.address, quotaHolder, body: input.body };
        await enforceRateLimit(contract, from, quotas);
      }
      const outcome = await useCase(input, source);
      const { reply, session } = contract.setsSession
        ? (outcome as { reply: unknown; session?: SessionChange })
        : { reply: outcome };
      const body = JSON.stringify(contract.reply.schema.parse(reply));
      const cookies = session && sessionCookies(session, context.staffSession?.presented);
      log.info('call.answered', { ...callOf(contract, event), ...idsOf(context) });
      return { statusCode: contract.reply.status, headers: {}, body, ...(cookies && { cookies }) };
    });
  return (event: APIGatewayProxyEventV2, context: Context): Promise<Result> => {
    const requestId = context.awsRequestId;
    const milliseconds = context.getRemainingTimeInMillis() - responseMilliseconds;
    return runWithContext({ requestId, cause: requestId }, () =>
      runWithDeadline(milliseconds, () => handle(event, context)),
    );
  };
}

/** A separate quota for the synthetic booking, so that it and guests on its network do not use up each other’s. */
const probe = { kind: 'probe', id: 'probe' } as const;

function actorOf({ staffSession }: CallContext): Actor | undefined {
  return staffSession?.check.result === 'valid' ? staffSession.check.actor : undefined;
}

/** The holder of the quota that a call counts against: the acting person, or else the shared device. */
const quotaHolderOf = ({ actor, deviceId }: { actor: Actor | undefined; deviceId: string | undefined }) =>
  actor
    ? ({ kind: 'person', id: actor.person.id } as const)
    : deviceId === undefined
      ? undefined
      : ({ kind: 'device', id: deviceId } as const);

const isEarlierSecret = ({ staffSession }: CallContext): boolean =>
  staffSession?.check.result === 'unidentified' && staffSession.check.isEarlierSecret === true;

function deviceOf({ staffSession }: CallContext): string | undefined {
  const check = staffSession?.check;
  if (check?.result === 'unidentified') return check.deviceId;
  return check?.result === 'valid' ? check.actor.deviceId : undefined;
}

/** Ids of a session with a valid secret; nothing that a browser merely claims. */
function idsOf({ staffSession }: CallContext): { device?: string; person?: string } {
  const { presented, check } = staffSession ?? {};
  switch (check?.result) {
    case 'valid':
      return { device: check.actor.deviceId, person: check.actor.person.id };
    case 'unidentified':
      return { device: check.deviceId };
    case 'ended':
      return presented
        ? { device: presented.device, ...(!check.isShared && { person: presented.person }) }
        : {};
    default:
      return {};
  }
}

/** `edgeId` is CloudFront's request id, which visitors see as `x-amz-cf-id` in the response. */
function callOf(contract: Contract, { headers }: APIGatewayProxyEventV2) {
  const edgeId = headers['x-amz-cf-id'];
  return {
    endpoint: contract.name,
    ...(edgeId !== undefined && /^[\w=-]{1,64}$/.test(edgeId) && { edgeId }),
  };
}
