import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { PressKeyStore } from '#functions/stores/staff/press-keys.ts';
import { signedContact } from '#functions/stores/staff/signed-contact.ts';
import type { registerPressKey as contract } from '#shared/contracts/kept/register-press-key.ts';
import { pressKeyMessages } from '#shared/kept-presses/key-messages.ts';
import { sessionMessages } from '#shared/staff/sign-in/session-messages.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly keys: PressKeyStore;
  readonly clock: Clock;
}

/** Registers the key of the calling device. */
export const registerPressKey =
  ({ keys, clock }: Deps): UseCase<typeof contract> =>
  async ({ body: { publicKey }, actor, deviceId }) => {
    const outcome = await keys.register(deviceId, publicKey);
    switch (outcome.result) {
      case 'invalid':
        throw new Refused({ kind: 'invalid-input', message: pressKeyMessages.invalid });
      case 'too-many':
        throw new Refused({ kind: 'too-many', message: pressKeyMessages.tooMany });
      case 'not-linked':
        throw new Refused({ kind: 'device-ended', message: sessionMessages.deviceEnded });
      case 'registered': {
        log.info('staff.key-registered', { device: deviceId, key: outcome.key });
        const contact = await signedContact(outcome.device, clock().getTime(), actor?.person.id);
        return { success: true, key: outcome.key, contact: contact ?? '' };
      }
    }
  };
