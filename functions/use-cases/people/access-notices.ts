import type { StoredDevice, StoredPerson } from '#functions/stores/staff/staff-items.ts';
import type { AccessNotice } from '#shared/contracts/staff/renew-session.ts';

/**
 * What others have done to the access of a person, the newest first: links in their name, and codes set for them. They
 * are derived from the stored devices and person, so that none is lost. Each device shows them until it dismisses them
 * itself: otherwise an intruder with such a link would dismiss them for all.
 *
 * @param device the requesting device: shown neither the link it used nor what it has dismissed
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
    .filter((one) => one.person === id && one.isReset !== undefined && one.invitedBy !== id)
    .filter((one) => one.id !== device.id)
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
