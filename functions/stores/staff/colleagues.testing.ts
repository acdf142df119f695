import type { StaffRole } from '#shared/staff/sign-in/people.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { epochSeconds, type Table } from '../table/table.ts';
import { actingStore } from './acting.ts';
import { deviceStore, type StartedSession } from './devices.ts';
import { passkeyStore } from './passkeys.ts';
import { peopleStore } from './people.ts';
import { newStaffId } from './secret.ts';
import { noPerson } from './staff-items.ts';

/** A colleague with a browser that is linked. */
export interface LinkedBrowser extends StartedSession {
  readonly name: string;
  /** The cookie as the browser sends it. */
  readonly cookie: string;
}

export const cookieOf = ({ device, person, secret }: Pick<StartedSession, 'device' | 'person' | 'secret'>) =>
  `__Host-staff=${device}.${person}.${secret}`;

/** Adds people who have opened their links, by the same calls as in production. */
export function colleagues(table: Table, clock: Clock) {
  const [people, devices] = [peopleStore(table, clock), deviceStore(table, clock)];

  /** Links another browser of a person. @param deviceName chosen by the person */
  const linkAnother = async (person: string, name = '', deviceName?: string): Promise<LinkedBrowser> => {
    const link = await devices.invite(person);
    const session =
      link &&
      (await devices.link(link, { person, nonce: newStaffId(), browser: 'A browser', name: deviceName }));
    if (session === undefined) throw new Error('The link did not work');
    return { ...session, name, cookie: cookieOf(session) };
  };

  return {
    linkAnother,

    /** Registers a passkey of the browser's person on the browser. */
    addPasskey: (
      { person, device }: Pick<LinkedBrowser, 'person' | 'device'>,
      id: string,
      isOnDevice = true,
    ) =>
      passkeyStore(table, clock).add(
        { id, person, publicKey: 'k', counter: 0, rpId: 'r', isBackupEligible: true, isBackedUp: true },
        { device, isOnDevice },
      ),

    /** Links a shared device. @param person the colleague who acts on it; if absent, no colleague acts */
    async share(name: string, person?: string): Promise<LinkedBrowser> {
      const link = await devices.invite(noPerson, { name });
      const session =
        link && (await devices.link(link, { person: noPerson, nonce: newStaffId(), browser: 'A browser' }));
      if (session === undefined) throw new Error('The link did not work');
      const actingSession = person && (await actingStore(table, clock).begin(session.device, person));
      const { secret } = actingSession || session;
      const sharedDevice = { ...session, secret, person: person ?? noPerson, name };
      return { ...sharedDevice, cookie: cookieOf(sharedDevice) };
    },

    /** @param isSteppedUp whether they have used a passkey on the device now */
    async add(name: string, role: StaffRole, isSteppedUp = false): Promise<LinkedBrowser> {
      const id = newStaffId();
      if ((await people.add({ id, name, role })) !== 'done') throw new Error(`The name ${name} is taken`);
      const linked = await linkAnother(id, name);
      if (isSteppedUp) await devices.stepUp(linked.device, id, epochSeconds(clock()));
      return linked;
    },
  };
}
