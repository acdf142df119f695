import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { DeviceStore } from '#functions/stores/staff/devices.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { type AssertionDeps, acceptAssertion } from '#functions/use-cases/passkeys/accept-assertion.ts';
import type { signIn as contract } from '#shared/contracts/staff/sign-in.ts';
import { passkeyMessages } from '#shared/staff/sign-in/passkey-messages.ts';
import { relyingPartyOf } from '#shared/staff/sign-in/relying-party.ts';
import { sessionMessages } from '#shared/staff/sign-in/session-messages.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

export interface StepUpDeps extends AssertionDeps {
  readonly devices: Pick<DeviceStore, 'stepUp'>;
  readonly clock: Clock;
}

/** Records that the person of the session has used one of their passkeys on its device. */
export const stepUp =
  ({ devices, clock, ...deps }: StepUpDeps): UseCase<typeof contract> =>
  async ({ body, actor }, { siteHost = '' }) => {
    if (actor === undefined) {
      throw new Refused({ kind: 'unauthorized', message: sessionMessages.unauthorized });
    }
    const { person, deviceId: device } = actor;
    const use = { purpose: 'step-up', device } as const;
    const passkey = await acceptAssertion(deps, body.response, use, relyingPartyOf(siteHost));
    if (passkey === undefined) {
      throw new Refused({
        kind: 'forbidden',
        reason: 'passkeyNotAccepted',
        message: passkeyMessages.notAccepted,
      });
    }
    if (passkey.person !== person.id) {
      throw new Refused({
        kind: 'forbidden',
        reason: 'passkeyOfAnother',
        message: passkeyMessages.ofAnotherPerson,
      });
    }
    // A passkey used on a shared device is stored on another device.
    const devicePasskeyId = passkey.isOnDevice && !actor.isShared ? passkey.id : undefined;
    if (!(await devices.stepUp(device, person.id, epochSeconds(clock()), devicePasskeyId))) {
      throw new Refused({ kind: 'device-ended', message: sessionMessages.deviceEnded });
    }
    log.info('staff.stepped-up', { person: person.id, device });
    return { reply: { success: true, person } };
  };
