import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { ChallengeStore } from '#functions/stores/staff/challenges.ts';
import type { PasskeyStore } from '#functions/stores/staff/passkeys.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { acceptAttestation } from '#functions/use-cases/passkeys/accept-attestation.ts';
import { refuseRegistration } from '#functions/use-cases/passkeys/refuse-registration.ts';
import type { registerPasskey as contract } from '#shared/contracts/staff/register-passkey.ts';
import type { StaffReason } from '#shared/problems/staff-reasons.ts';
import { passkeyMessages } from '#shared/staff/sign-in/passkey-messages.ts';
import { relyingPartyOf } from '#shared/staff/sign-in/relying-party.ts';
import { sessionMessages } from '#shared/staff/sign-in/session-messages.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly challenges: Pick<ChallengeStore, 'use'>;
  readonly passkeys: Pick<PasskeyStore, 'ofPerson' | 'add'>;
  readonly clock: Clock;
}

/** Stores a passkey that this browser has created for the person of its session. */
export const registerPasskey =
  ({ challenges, passkeys, clock }: Deps): UseCase<typeof contract> =>
  async ({ body: { response }, actor }, { siteHost = '' }) => {
    const { id: person } = actor.person;
    refuseRegistration(actor, (await passkeys.ofPerson(person)).length, epochSeconds(clock()));
    const use = { purpose: 'register', device: actor.deviceId } as const;
    const newPasskey = await acceptAttestation({ challenges }, response, use, relyingPartyOf(siteHost));
    if (newPasskey === undefined) throw forbidden('passkeyNotAdded', passkeyMessages.notRegistered);
    const { isOnDevice, ...passkey } = newPasskey;
    const outcome = await passkeys.add({ ...passkey, person }, { device: actor.deviceId, isOnDevice });
    if (outcome === 'device-ended')
      throw new Refused({ kind: 'device-ended', message: sessionMessages.deviceEnded });
    if (outcome === 'too-many') throw forbidden('passkeysFull', passkeyMessages.tooMany);
    if (outcome === 'taken') throw forbidden('passkeyNotAdded', passkeyMessages.notRegistered);
    log.info('staff.passkey-added', { person, device: actor.deviceId });
    return { success: true, message: passkeyMessages.added };
  };

const forbidden = (reason: StaffReason, message: string): Refused =>
  new Refused({ kind: 'forbidden', reason, message });
