import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { ChallengeStore } from '#functions/stores/staff/challenges.ts';
import type { PasskeyStore } from '#functions/stores/staff/passkeys.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { creationOptions, requestOptions } from '#functions/use-cases/passkeys/ceremony-options.ts';
import { refuseRegistration } from '#functions/use-cases/passkeys/refuse-registration.ts';
import type { requestChallenge as contract } from '#shared/contracts/staff/request-challenge.ts';
import { relyingPartyOf } from '#shared/staff/sign-in/relying-party.ts';
import { sessionMessages } from '#shared/staff/sign-in/session-messages.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly challenges: Pick<ChallengeStore, 'create'>;
  readonly passkeys: Pick<PasskeyStore, 'ofPerson'>;
  readonly clock: Clock;
}

/**
 * Returns the options of a WebAuthn call. A registration that is not allowed is refused here, before the device
 * creates a passkey that would stay on it unused.
 */
export const requestChallenge =
  ({ challenges, passkeys, clock }: Deps): UseCase<typeof contract> =>
  async ({ body: { purpose }, actor, deviceId }, { siteHost = '' }) => {
    const rpId = relyingPartyOf(siteHost).id;
    const create = (device?: string) => challenges.create({ purpose, device });
    const optionsFor = async (device?: string) =>
      ({ success: true, options: { ...requestOptions(await create(device), rpId) } }) as const;
    if (purpose === 'sign-in') return optionsFor();
    // A shared device has no active colleague before identification.
    if (purpose === 'identify' && deviceId !== undefined) return optionsFor(deviceId);
    if (actor === undefined) {
      throw new Refused({ kind: 'unauthorized', message: sessionMessages.unauthorized });
    }
    if (purpose === 'step-up') return optionsFor(actor.deviceId);
    const { person } = actor;
    const existingIds = (await passkeys.ofPerson(person.id)).map(({ id }) => id);
    refuseRegistration(actor, existingIds.length, epochSeconds(clock()));
    return {
      success: true,
      options: { ...creationOptions(await create(actor.deviceId), rpId, person, existingIds) },
    };
  };
