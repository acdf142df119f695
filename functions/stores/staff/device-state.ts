import { noPerson, type StoredDevice } from './staff-items.ts';

/** Whether the device is shared, so that it has to ask who is using it. */
export const isShared = ({ person }: StoredDevice): boolean => person === noPerson;

/** The person who acts on a shared device, if any. `now` in epoch seconds. */
export const actingPersonOf = (
  { actingPerson, actingUntil = 0 }: StoredDevice,
  now: number,
): string | undefined => (actingUntil > now ? actingPerson : undefined);

/** Whether the link can still be used, or the session is valid. `now` in epoch seconds. */
export const isLive = (device: StoredDevice, now: number): boolean =>
  device.state !== 'ended' && endOf(device) > now;

/** When the link or the session expires, or the device was ended, in epoch seconds. */
export function endOf({ state, linkEndsAt, sessionEndsAt, endedAt }: StoredDevice): number {
  const ends = { invited: linkEndsAt, linked: sessionEndsAt, ended: endedAt };
  return ends[state] ?? 0;
}

/** Epoch seconds of the last use, linking or invitation. */
export const lastSeenAt = ({ lastUsedAt, linkedAt, signedInAt, invitedAt }: StoredDevice): number =>
  lastUsedAt ?? linkedAt ?? signedInAt ?? invitedAt;
