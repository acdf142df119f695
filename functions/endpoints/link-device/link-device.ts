import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import { isShared } from '#functions/stores/staff/device-state.ts';
import type { DeviceStore, FoundLink } from '#functions/stores/staff/devices.ts';
import type { PasskeyStore } from '#functions/stores/staff/passkeys.ts';
import type { linkDevice as contract } from '#shared/contracts/staff/link-device.ts';
import { browserName } from '#shared/staff/sign-in/browser-name.ts';
import { peopleMessages } from '#shared/staff/sign-in/people-messages.ts';

interface Deps {
  readonly devices: Pick<DeviceStore, 'findLink' | 'link' | 'end'>;
  readonly passkeys: Pick<PasskeyStore, 'removeAllOf'>;
}

const linkExpired = () => new Refused({ kind: 'not-found', message: peopleMessages.linkOver });

/** Describes a link, or links the browser with it. The previous session of the browser then ends. */
export const linkDevice =
  ({ devices, passkeys }: Deps): UseCase<typeof contract> =>
  async ({ body: { device, secret, nonce, accept, name }, deviceId }, { userAgent }) => {
    const browser = browserName(userAgent);
    const found = await devices.findLink({ device, secret }, nonce);
    if (found === undefined) throw linkExpired();
    const reply = { success: true, ...describeLink(found), browser, isLinked: accept } as const;
    if (!accept) return { reply };
    const { person, invitedBy, isReset, state } = found.device;
    // The passkeys are removed before the link is used, so that a failed call can be repeated; a used link removes
    // none.
    if (isReset && state === 'invited') await passkeys.removeAllOf(person);
    const session = await devices.link({ device, secret }, { person, invitedBy, nonce, browser, name });
    if (session === undefined) throw linkExpired();
    if (deviceId !== undefined && deviceId !== device) await devices.end(deviceId);
    log.info('staff.linked', { by: invitedBy, device, person });
    return { reply, session };
  };

/** The person or shared device of a link, its creator and its expiry. */
function describeLink({ device, person, inviter }: FoundLink) {
  return {
    ...(person && { person: { id: person.id, name: person.name, role: person.role } }),
    ...(isShared(device) && { sharedName: device.name ?? '' }),
    ...(inviter && { invitedBy: inviter.name }),
    endsAt: device.linkEndsAt ?? 0,
  };
}
