import type { renewSession as contract } from '../../../shared/contracts/staff/renew-session.ts';
import { stepUpSeconds } from '../../../shared/staff/people.ts';
import { sessionMessages } from '../../../shared/staff/session-messages.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { Refused } from '../../kernel/problems.ts';
import type { DeviceStore } from '../../stores/staff/devices.ts';
import type { PasskeyStore } from '../../stores/staff/passkeys.ts';
import { epochSeconds } from '../../stores/table/table.ts';

interface Deps {
  readonly devices: Pick<DeviceStore, 'renew' | 'find'>;
  readonly passkeys: Pick<PasskeyStore, 'ofPerson'>;
  readonly clock: Clock;
}

/** Says who this device acts for; its session lasts its full time again, renewed at most once an hour. */
export const renewSession =
  ({ devices, passkeys, clock }: Deps): UseCase<typeof contract> =>
  async ({ actor: { person, deviceId, steppedUpAt = 0 } }) => {
    const isRenewed = await devices.renew(deviceId, person.id);
    const device = await devices.find(deviceId);
    if (device?.state !== 'linked')
      throw new Refused({ kind: 'device-ended', message: sessionMessages.deviceEnded });
    const steppedUpUntil = steppedUpAt + stepUpSeconds;
    const reply = {
      success: true,
      person,
      device: { id: deviceId, browser: device.browser, sessionEndsAt: device.sessionEndsAt ?? 0 },
      hasPasskey: (await passkeys.ofPerson(person.id)).length > 0,
      ...(steppedUpUntil > epochSeconds(clock()) && { steppedUpUntil }),
    } as const;
    return { reply, ...(isRenewed && { session: 'renew' as const }) };
  };
