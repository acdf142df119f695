import { isLive } from '#functions/stores/staff/device-state.ts';
import type { StoredDevice } from '#functions/stores/staff/staff-items.ts';

/**
 * The devices of others that derive from links of this person: those linked by them, and every device that shares a
 * passkey with one of those. A revoked device counts while one of its passkeys works.
 *
 * @param devices all devices, revoked ones included
 * @param passkeys the ids of the passkeys that work
 * @param now epoch seconds
 */
export function vouchedDevices(
  person: string,
  devices: readonly StoredDevice[],
  passkeys: ReadonlySet<string>,
  now: number,
): readonly StoredDevice[] {
  const others = devices.filter((device) => device.person !== person);
  const found = new Set(others.filter(({ invitedBy }) => invitedBy === person));
  const sharedPasskeys = new Set<string>();
  // The loop also visits devices that it adds.
  for (const { passkeys: devicePasskeys = [] } of found) {
    for (const passkey of devicePasskeys) sharedPasskeys.add(passkey);
    for (const other of others)
      if ([...(other.passkeys ?? [])].some((id) => sharedPasskeys.has(id))) found.add(other);
  }
  const grantsAccess = (device: StoredDevice) =>
    isLive(device, now) || [...(device.passkeys ?? [])].some((id) => passkeys.has(id));
  return [...found].filter(grantsAccess);
}
