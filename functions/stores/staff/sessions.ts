import type { Actor, SessionCheck } from '#shared/contracts/contract.ts';
import { isSteppedUp } from '#shared/staff/sign-in/people.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { epochSeconds, type Table } from '../table/table.ts';
import { actingPersonOf, isLive, isShared } from './device-state.ts';
import { isHashOf } from './secret.ts';
import { signedContact } from './signed-contact.ts';
import { readDeviceAndPerson, type StoredDevice, type StoredPerson } from './staff-items.ts';

/** The cookie of a browser. Its person is only a hint: the stored device decides who owns it, or who acts on it. */
interface PresentedSession {
  readonly device: string;
  readonly person: string;
  readonly secret: string;
}

type LiveSession = Extract<SessionCheck, { readonly contact?: unknown }>;

/**
 * Checks the sessions of staff by one consistent read, so that revoking a device or a person takes effect at the next
 * call, even for a person who acts on a shared device.
 */
export const sessionStore = (table: Table, clock: Clock) => ({
  async check(presented: PresentedSession): Promise<SessionCheck> {
    const { device, person } = await readDeviceAndPerson(table, presented);
    if (device === undefined) return { result: 'unknown' };
    const isEarlierSecret = isHashOf(presented.secret, device.previousHash);
    if (!isEarlierSecret && !isHashOf(presented.secret, device.secretHash)) return { result: 'unknown' };
    const instant = clock();
    const now = epochSeconds(instant);
    const hasEnded = device.state !== 'linked' || !isLive(device, now);
    const { endedBy, endedAt } = device;
    const ended = { result: 'ended', ...(endedBy && { endedBy, endedAt }) } as const;
    if (isShared(device)) {
      if (hasEnded) return { ...ended, isShared: true };
      const session: LiveSession = isEarlierSecret
        ? { result: 'unidentified', deviceId: device.id, isEarlierSecret: true }
        : checkActing(device, person, now);
      const actingPerson = session.result === 'valid' ? session.actor.person.id : undefined;
      return { ...session, contact: await signedContact(device, instant.getTime(), actingPerson) };
    }
    if (device.person !== presented.person) return { result: 'unknown' };
    if (hasEnded || person === undefined || person.endedAt !== undefined) return ended;
    const { id, name, role } = person;
    const { id: deviceId, linkedAt, steppedUpAt } = device;
    return {
      result: 'valid',
      actor: { person: { id, name, role }, deviceId, linkedAt, steppedUpAt },
      isSteppedUp: isSteppedUp(device, now),
      contact: await signedContact(device, instant.getTime(), id),
    };
  },
});

/** Whether the code of the person was set after they began to act. */
const isCodeNewer = ({ actingSince = 0 }: StoredDevice, { codeSetAt = 0 }: StoredPerson): boolean =>
  codeSetAt > actingSince;

/**
 * Checks who acts on a shared device. The call is unidentified if the cookie names another person than the device
 * does, because another code was entered since. A code gives the rights of the floor; a manager has all rights during a
 * step-up on the device.
 */
function checkActing(device: StoredDevice, person: StoredPerson | undefined, now: number): LiveSession {
  const { id: deviceId, steppedUpAt } = device;
  const isActing =
    person !== undefined && person.endedAt === undefined && actingPersonOf(device, now) === person.id;
  // A new code is set when someone else may know the old one, so it ends the acting time.
  if (!isActing || isCodeNewer(device, person)) return { result: 'unidentified', deviceId };
  const { id, name } = person;
  const isRecentlySteppedUp = isSteppedUp(device, now);
  const actor: Actor = {
    person: { id, name, role: isRecentlySteppedUp ? person.role : 'floor' },
    deviceId,
    // The link of a shared device identifies no person.
    linkedAt: undefined,
    steppedUpAt,
    isShared: true,
  };
  return {
    result: 'valid',
    actor,
    isSteppedUp: isRecentlySteppedUp,
    isReduced: person.role === 'manager' && !isRecentlySteppedUp,
  };
}
