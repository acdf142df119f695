import { Refused } from '#functions/kernel/problems.ts';
import type { Actor } from '#shared/contracts/contract.ts';
import { passkeyMessages } from '#shared/staff/sign-in/passkey-messages.ts';
import { registrationConflict } from '#shared/staff/sign-in/passkeys.ts';

const refusals = {
  'step-up': { kind: 'step-up', reason: 'passkeyFirst', message: passkeyMessages.stepUpFirst },
  'link-too-old': { kind: 'forbidden', reason: 'passkeyLinkTooOld', message: passkeyMessages.linkTooOld },
  'shared-device': { kind: 'forbidden', reason: 'passkeyShared', message: passkeyMessages.sharedDevice },
  'too-many': { kind: 'forbidden', reason: 'passkeysFull', message: passkeyMessages.tooMany },
} as const;

/**
 * Refuses a session that may not add a passkey.
 *
 * @param passkeys the number of passkeys that the person has
 * @param now epoch seconds
 * @throws Refused `step-up` or `forbidden`
 */
export function refuseRegistration(
  { steppedUpAt, linkedAt, isShared }: Pick<Actor, 'steppedUpAt' | 'linkedAt' | 'isShared'>,
  passkeys: number,
  now: number,
): void {
  const conflict = registrationConflict({ passkeys, steppedUpAt, linkedAt, isShared }, now);
  if (conflict !== undefined) throw new Refused(refusals[conflict]);
}
