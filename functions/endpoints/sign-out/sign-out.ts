import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import type { DeviceStore } from '#functions/stores/staff/devices.ts';
import type { signOut as contract } from '#shared/contracts/staff/sign-out.ts';
import { sessionMessages } from '#shared/staff/sign-in/session-messages.ts';

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
