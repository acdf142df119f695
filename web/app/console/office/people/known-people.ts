import { peopleCopy } from '#app/content/staff/people-copy.ts';
import type { ListedPerson } from '#shared/contracts/staff/list-people.ts';

export type KnownDevice = ListedPerson['devices'][number];

/** What a device is called: by its person, or by its browser. */
export const deviceNameOf = ({ name, browser }: KnownDevice): string => name ?? browser;

/** Passkeys of a person that were made or used on this device. */
export const passkeysOn = ({ passkeys }: ListedPerson, { id }: KnownDevice) =>
  passkeys.filter(({ devices }) => devices.includes(id));

/** Devices of others that go back to links of this person, each with whose it is. */
export const linkedNames = ({ linkedForOthers = [] }: ListedPerson): readonly string[] =>
  linkedForOthers.map(({ name, owner }) =>
    owner === undefined ? name : peopleCopy.linkedForOthers.of(name, owner),
  );

/** Whether a device can be used, or its link still be opened. */
const isLive = ({ state, endsAt }: KnownDevice, now: Date): boolean =>
  state !== 'ended' && endsAt * 1000 > now.getTime();

/** Devices in use, the last used first, and those of the past. */
export function devicesOf<Device extends KnownDevice>(
  { devices }: { readonly devices: readonly Device[] },
  now: Date,
) {
  const byUse = [...devices].sort((a, b) => lastSeen(b) - lastSeen(a));
  return {
    live: byUse.filter((device) => isLive(device, now)),
    former: byUse.filter((device) => !isLive(device, now)),
  };
}

/** Colleagues by name, and those whose access has ended. */
export function peopleOf(people: readonly ListedPerson[]) {
  const byName = [...people].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return {
    present: byName.filter(({ endedAt }) => endedAt === undefined),
    former: byName.filter(({ endedAt }) => endedAt !== undefined),
  };
}

const lastSeen = ({ lastUsedAt, linkedAt, invitedAt }: KnownDevice): number =>
  lastUsedAt ?? linkedAt ?? invitedAt;
