import type { linkDevice as contract } from '../../../shared/contracts/staff/link-device.ts';
import { browserName } from '../../../shared/staff/browser-name.ts';
import { peopleMessages } from '../../../shared/staff/people-messages.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { log } from '../../kernel/log.ts';
import { Refused } from '../../kernel/problems.ts';
import type { DeviceStore } from '../../stores/staff/devices.ts';

interface Deps {
  readonly devices: Pick<DeviceStore, 'whoseLink' | 'link' | 'end'>;
}

const linkOver = () => new Refused({ kind: 'not-found', message: peopleMessages.linkOver });

/** Says whose link this is, or uses it on this browser, whose previous session then ends. */
export const linkDevice =
  ({ devices }: Deps): UseCase<typeof contract> =>
  async ({ body: { device, secret, nonce, accept }, actor }, { userAgent }) => {
    const browser = browserName(userAgent);
    const found = await devices.whoseLink({ device, secret }, nonce);
    if (found === undefined) throw linkOver();
    const { id, name, role } = found;
    const reply = { success: true, person: { id, name, role }, browser, isLinked: accept } as const;
    if (!accept) return { reply };
    const session = await devices.link({ device, secret }, { person: id, nonce, browser });
    if (session === undefined) throw linkOver();
    if (actor !== undefined && actor.deviceId !== device) await devices.end(actor.deviceId);
    log.info('staff.linked', { device, person: id });
    return { reply, session };
  };
