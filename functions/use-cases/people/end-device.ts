import type { DeviceStore } from '#functions/stores/staff/devices.ts';
import type { PasskeyStore } from '#functions/stores/staff/passkeys.ts';

export interface EndDeviceDeps {
  readonly devices: Pick<DeviceStore, 'end'>;
  readonly passkeys: Pick<PasskeyStore, 'remove' | 'ofPerson'>;
}

export interface EndedPasskeys {
  readonly removed: number;
  readonly remaining: number;
}

/**
 * Revokes a device that its person may have lost, with the passkeys registered or used on it: anyone who holds it stays
 * signed out. If it was interrupted, repeating it completes it.
 *
 * @param by.name the name of the manager
 * @param by.isLost whether it was lost or stolen, so that the presses it keeps are discarded
 * @returns how many passkeys were removed, and how many its person has left; undefined when there is no such device
 */
export async function endDevice(
  { devices, passkeys }: EndDeviceDeps,
  id: string,
  by: { readonly name?: string | undefined; readonly isLost?: boolean | undefined } = {},
): Promise<EndedPasskeys | undefined> {
  const device = await devices.end(id, by.name, by.isLost);
  if (device === undefined) return undefined;
  const { person, passkeys: devicePasskeys = new Set() } = device;
  for (const passkey of devicePasskeys) await passkeys.remove(passkey);
  return { removed: devicePasskeys.size, remaining: (await passkeys.ofPerson(person)).length };
}
