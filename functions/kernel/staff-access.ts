import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Contract, SessionCheck } from '#shared/contracts/contract.ts';
import { edgeHeaders } from '#shared/contracts/edge-headers.ts';
import type { ProblemKind } from '#shared/problems/problems.ts';
import type { StaffReason } from '#shared/problems/staff-reasons.ts';
import { mayActAs } from '#shared/staff/sign-in/people.ts';
import { personHeader } from '#shared/staff/sign-in/person-header.ts';
import { sessionMessages } from '#shared/staff/sign-in/session-messages.ts';
import { siteOrigin } from '#shared/staff/site-origin.ts';
import { foreignOrigin, Refused } from './problems.ts';
import type { SessionKey } from './session-cookies.ts';

/** Identifies the session that a browser presents. */
export interface Sessions {
  check(presented: SessionKey): Promise<SessionCheck>;
}

/**
 * Refuses calls that do not come from pages of the console, since browsers add the session cookie (CSRF). Writes need
 * our own Origin, which every browser sends with them; reads may omit the Origin.
 */
export function refuseForeignPage({ headers, requestContext }: APIGatewayProxyEventV2): void {
  const isRead = requestContext.http.method === 'GET';
  const site = headers['sec-fetch-site'];
  const host = headers[edgeHeaders.siteHost];
  const isOwnOrigin = host !== undefined && headers.origin === siteOrigin(host);
  const isOriginRight = isOwnOrigin || (isRead && headers.origin === undefined);
  if (isOriginRight && (site === undefined || site === 'same-origin')) return;
  throw foreignOrigin;
}

/**
 * Refuses a call whose session, device, person, role or step-up is not enough for the contract.
 *
 * @param namedPerson id of the person that the page acts for, if it sends one
 */
export function refuseUnlessAllowed(
  { staff, stepUp, device, needsIdentification }: Contract,
  check: SessionCheck,
  namedPerson?: string,
): void {
  if (staff === undefined || staff === 'anyone') return;
  if (check.result === 'unknown') throw refusal('unauthorized', sessionMessages.unauthorized);
  if (check.result === 'ended')
    throw new Refused({
      ...{ kind: 'device-ended', message: sessionMessages.deviceEnded },
      ...{ about: check.endedBy, details: { endedAt: check.endedAt } },
    });
  const isShared = check.result === 'unidentified' || check.actor.isShared === true;
  if (device === 'own' && isShared) throw refusal('forbidden', sessionMessages.ownDevice, 'ownDeviceNeeded');
  if (device === 'shared' && !isShared)
    throw refusal('forbidden', sessionMessages.sharedDevice, 'sharedDeviceNeeded');
  if (check.result === 'unidentified') {
    if (needsIdentification !== false || staff === 'manager')
      throw refusal('identification-required', sessionMessages.identificationRequired);
    return;
  }
  const { person } = check.actor;
  if (needsIdentification !== false && namedPerson !== undefined && namedPerson !== person.id)
    throw refusal('identification-required', sessionMessages.otherPerson, 'otherPerson');
  if (!mayActAs(person.role, staff))
    throw check.isReduced
      ? refusal('step-up', sessionMessages.stepUp)
      : refusal('forbidden', sessionMessages.forbidden);
  if (stepUp && !check.isSteppedUp) throw refusal('step-up', sessionMessages.stepUp);
}

/** The person that the calling page acts for. */
export const namedPerson = ({ headers }: APIGatewayProxyEventV2): string | undefined => headers[personHeader];

const refusal = (kind: ProblemKind, message: string, reason?: StaffReason): Refused =>
  new Refused({ kind, message, reason });
