import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { peopleCopy } from '#app/content/staff/people-copy.ts';
import type { ListedPerson } from '#shared/contracts/staff/list-people.ts';

export type KnownDevice = ListedPerson['devices'][number];

/** The name that a person gave their device, or its browser. */
export const deviceNameOf = ({ name, browser }: KnownDevice): string => name ?? consoleCopy.browser(browser);

/** Passkeys of a person that were created or used on this device. */
export const passkeysOfDevice = ({ passkeys }: ListedPerson, { id }: KnownDevice) =>
  passkeys.filter(({ devices }) => devices.includes(id));

/** Names of the devices that this person linked for others, each with the owner. */
export const linkedNames = ({ linkedForOthers = [] }: ListedPerson): readonly string[] =>
  linkedForOthers.map(({ name, owner }) =>
    owner === undefined ? name : peopleCopy.linkedForOthers.of(name, owner),
  );

/** Whether a device can be used, or its link can still be opened. */
const isLive = ({ state, endsAt }: KnownDevice, now: Date): boolean =>
  state !== 'ended' && endsAt * 1000 > now.getTime();

/** Devices in use, last used first, and former ones. */
export function groupDevices<Device extends KnownDevice>(
  { devices }: { readonly devices: readonly Device[] },
  now: Date,
) {
  const sortedDevices = [...devices].sort((a, b) => lastSeenAt(b) - lastSeenAt(a));
  return {
    liveDevices: sortedDevices.filter((device) => isLive(device, now)),
    formerDevices: sortedDevices.filter((device) => !isLive(device, now)),
  };
}

/** Colleagues by name, and those whose access has ended. */
export function groupPeople(people: readonly ListedPerson[]) {
  const sortedPeople = [...people].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return {
    currentPeople: sortedPeople.filter(({ endedAt }) => endedAt === undefined),
    formerPeople: sortedPeople.filter(({ endedAt }) => endedAt !== undefined),
  };
}

const lastSeenAt = ({ lastUsedAt, linkedAt, invitedAt }: KnownDevice): number =>
  lastUsedAt ?? linkedAt ?? invitedAt;
