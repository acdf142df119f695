import type { StoredDevice, StoredPerson } from '#functions/stores/staff/staff-items.ts';
import type { AccessNotice } from '#shared/contracts/staff/renew-session.ts';

/**
 * Notices of changes that others made to a person's access, newest first: links in their name, and codes set for them.
 * The notices are derived from the stored devices and person, so that none is lost. Each device shows them until they
 * are dismissed on it, because an intruder with such a link must not dismiss them for the other devices.
 *
 * @param device the requesting device, which is shown neither its own link nor notices dismissed on it
 */
export function accessNotices(
  { id, codeGivenAt, codeGivenBy }: StoredPerson,
  device: StoredDevice,
  {
    devices,
    people,
  }: { readonly devices: readonly StoredDevice[]; readonly people: readonly StoredPerson[] },
): readonly AccessNotice[] {
  const nameOf = (by: string | undefined) => {
    const name = people.find((person) => person.id === by)?.name;
    return name === undefined ? {} : { by: name };
  };
  const linkNotices = devices
    .filter((other) => other.person === id && other.isReset !== undefined && other.invitedBy !== id)
    .filter((other) => other.id !== device.id)
    .map(({ isReset, invitedAt, invitedBy, linkedAt, name, browser }): AccessNotice => {
      const isUsed = linkedAt !== undefined;
      const kind = isReset ? 'reset' : 'link';
      return {
        kind,
        at: linkedAt ?? invitedAt,
        ...nameOf(invitedBy),
        ...(isUsed && { device: name ?? browser }),
      };
    });
  const codeNotices: readonly AccessNotice[] =
    codeGivenAt === undefined ? [] : [{ kind: 'code', at: codeGivenAt, ...nameOf(codeGivenBy) }];
  return [...linkNotices, ...codeNotices]
    .filter(({ at }) => at > (device.noticesSeenAt ?? 0))
    .toSorted((a, b) => b.at - a.at);
}
