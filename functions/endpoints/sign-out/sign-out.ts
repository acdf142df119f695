import type { signOut as contract } from '../../../shared/contracts/staff/sign-out.ts';
import { sessionMessages } from '../../../shared/staff/sign-in/session-messages.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { log } from '../../kernel/log.ts';
import type { DeviceStore } from '../../stores/staff/devices.ts';

interface Deps {
  readonly devices: Pick<DeviceStore, 'end'>;
}

/** Ends this device and its session. */
export const signOut =
  ({ devices }: Deps): UseCase<typeof contract> =>
  async ({ actor: { deviceId, person } }) => {
    await devices.end(deviceId);
    log.info('staff.ended', { device: deviceId, by: person.id });
    return { reply: { success: true, message: sessionMessages.signedOut }, session: 'end' };
  };
