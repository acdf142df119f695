import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Actor, Contract } from '../../shared/contracts/contract.ts';
import { edgeHeaders } from '../../shared/contracts/edge-headers.ts';
import type { ProblemKind } from '../../shared/problems/problems.ts';
import { mayActAs } from '../../shared/staff/people.ts';
import { sessionMessages } from '../../shared/staff/session-messages.ts';
import { siteOrigin } from '../../shared/staff/site-origin.ts';
import { foreignOrigin, Refused } from './problems.ts';
import type { SessionKey } from './session-cookies.ts';

/** `ended`: the secret is right, but the device, the person or the time has ended. `unknown`: anything else. */
export type SessionCheck =
  | { readonly result: 'valid'; readonly actor: Actor; readonly isSteppedUp: boolean }
  | { readonly result: 'ended' }
  | { readonly result: 'unknown' };

/** Tells whose session it is that a browser shows. */
export interface Sessions {
  check(shown: SessionKey): Promise<SessionCheck>;
}

/**
 * Refuses what does not come from a page of the console: with a cookie there is something to abuse. Changes need our
 * own Origin, which every browser sends with them; no call may contradict it.
 */
export function refuseForeignPage({ headers, requestContext }: APIGatewayProxyEventV2): void {
  const isRead = requestContext.http.method === 'GET';
  const site = headers['sec-fetch-site'];
  const host = headers[edgeHeaders.siteHost];
  const isOwn = host !== undefined && headers.origin === siteOrigin(host);
  const isOriginRight = isOwn || (isRead && headers.origin === undefined);
  if (isOriginRight && (site === undefined || site === 'same-origin')) return;
  throw foreignOrigin;
}

/** Refuses a call whose session, role or step-up is not enough for the contract. */
export function refuseUnlessAllowed({ staff, stepUp }: Contract, check: SessionCheck): void {
  if (staff === undefined || staff === 'anyone') return;
  if (check.result === 'unknown') throw refusal('unauthorized', sessionMessages.unauthorized);
  if (check.result === 'ended') throw refusal('device-ended', sessionMessages.deviceEnded);
  if (!mayActAs(check.actor.person.role, staff)) throw refusal('forbidden', sessionMessages.forbidden);
  if (stepUp && !check.isSteppedUp) throw refusal('step-up', sessionMessages.stepUp);
}

const refusal = (kind: ProblemKind, message: string): Refused => new Refused({ kind, message });
