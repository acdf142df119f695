import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { business } from '#shared/content/business.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { edgeHeaders } from '#shared/contracts/edge-headers.ts';
import { type Quota, tooManyMessage } from '#shared/limits/quota.ts';
import { mailboxOf, networksOf } from '#shared/limits/rate-limit-key.ts';
import { log } from './log.ts';
import { Refused } from './problems.ts';

/** Counts calls and reports when a quota is exceeded. */
export interface Quotas {
  count(call: {
    readonly kind: string;
    readonly subject: string;
    readonly quota: Quota;
  }): Promise<
    { readonly result: 'counted' } | { readonly result: 'over'; readonly retryAfterSeconds: number }
  >;
}

/** IP address of the visitor, from a header that CloudFront overwrites: to the API, the caller is CloudFront. */
export const addressOf = ({ headers, requestContext }: APIGatewayProxyEventV2): string =>
  headers[edgeHeaders.viewerAddress] ?? requestContext.http.sourceIp;

/**
 * Counts a call with valid input before the use case runs. With a valid session, it counts against the person or the
 * shared device, so that other callers on the same network do not use up their quota. The synthetic booking has a
 * quota for itself. All other calls count against their network.
 *
 * @throws Refused `too-many`; any error of `count`, since the counter shares the table with everything else
 */
export async function enforceRateLimit(
  { name, limits }: Pick<Contract, 'name' | 'limits'>,
  from: {
    readonly address: string;
    /** The identified caller, counted instead of their address. */
    readonly quotaHolder?: { readonly kind: 'person' | 'device' | 'probe'; readonly id: string } | undefined;
    readonly body: unknown;
  },
  quotas: Quotas,
): Promise<void> {
  if (limits === undefined) return;
  const count = async (
    by: 'person' | 'device' | 'probe' | 'address' | 'email',
    subject: string,
    quota: Quota,
  ): Promise<void> => {
    const outcome = await quotas.count({ kind: `${name} ${by}`, subject, quota });
    if (outcome.result === 'counted') return;
    log.warn('limit.reached', { endpoint: name, by });
    const { retryAfterSeconds } = outcome;
    const message = tooManyMessage(retryAfterSeconds, business.emails.events);
    throw new Refused({ kind: 'too-many', message, about: retryAfterSeconds }, undefined, retryAfterSeconds);
  };
  const { max, perHours } = limits.perAddress;
  if (from.quotaHolder !== undefined)
    await count(from.quotaHolder.kind, from.quotaHolder.id, limits.perAddress);
  else
    for (const { network, share } of networksOf(from.address)) {
      await count('address', network, { max: max * share, perHours });
    }
  const { email } = (from.body ?? {}) as { email?: unknown };
  if (limits.perEmail !== undefined && typeof email === 'string') {
    await count('email', mailboxOf(email), limits.perEmail);
  }
}
