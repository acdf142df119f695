import type { DeviceStore } from '#functions/stores/staff/devices.ts';
import type { PasskeyStore } from '#functions/stores/staff/passkeys.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { type EndDeviceDeps, endDevice } from './end-device.ts';
import { vouchedDevices } from './vouched-devices.ts';

interface Deps extends EndDeviceDeps {
  readonly devices: Pick<DeviceStore, 'end' | 'list'>;
  readonly passkeys: Pick<PasskeyStore, 'remove' | 'ofPerson' | 'all'>;
  readonly clock: Clock;
}

/**
 * Revokes the unused links that a person created. A link that is used at this moment is refused, since its creator has
 * left.
 */
export async function endOpenLinks({ devices }: Pick<Deps, 'devices'>, person: string): Promise<void> {
  for (const { id, invitedBy, state } of await devices.list())
    if (invitedBy === person && state === 'invited') await devices.end(id);
}

/** Revokes the devices of others that derive from links of this person, with their passkeys. */
export async function endVouchedDevices(deps: Deps, person: string): Promise<void> {
  const [devices, passkeys] = [await deps.devices.list(), await deps.passkeys.all()];
  const workingPasskeys = new Set(passkeys.map(({ id }) => id));
  for (const { id } of vouchedDevices(person, devices, workingPasskeys, epochSeconds(deps.clock())))
    await endDevice(deps, id);
}
