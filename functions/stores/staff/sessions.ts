import type { Actor } from '../../../shared/contracts/contract.ts';
import { stepUpSeconds } from '../../../shared/staff/people.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import { epochSeconds, type Table } from '../table/table.ts';
import { isLive } from './device-state.ts';
import { isHashOf } from './secret.ts';
import { readDeviceAndPerson } from './staff-items.ts';

/** What a browser shows. The person is only where to look: the device says whose it is. */
interface ShownSession {
  readonly device: string;
  readonly person: string;
  readonly secret: string;
}

/** Checks the sessions of staff by one consistent read, so that ending a device or person holds from the next call. */
export const sessionStore = (table: Table, clock: Clock) => ({
  /** `ended`: the secret is right, but the device, the person or the time has ended. `unknown`: anything else. */
  async check(
    shown: ShownSession,
  ): Promise<
    | { readonly result: 'valid'; readonly actor: Actor; readonly isSteppedUp: boolean }
    | { readonly result: 'ended' }
    | { readonly result: 'unknown' }
  > {
    const { device, person } = await readDeviceAndPerson(table, shown);
    if (device === undefined || !isHashOf(shown.secret, device.secretHash)) return { result: 'unknown' };
    if (device.person !== shown.person) return { result: 'unknown' };
    const now = epochSeconds(clock());
    const isOver = device.state !== 'linked' || !isLive(device, now);
    if (isOver || person === undefined || person.endedAt !== undefined) return { result: 'ended' };
    const { id, name, role } = person;
    const { id: deviceId, linkedAt, steppedUpAt } = device;
    return {
      result: 'valid',
      actor: { person: { id, name, role }, deviceId, linkedAt, steppedUpAt },
      isSteppedUp: steppedUpAt !== undefined && now < steppedUpAt + stepUpSeconds,
    };
  },
});
