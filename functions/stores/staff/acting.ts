import { actingSeconds } from '#shared/staff/sign-in/people.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { copyOf, equals, isAbove } from '../table/expressions.ts';
import { epochSeconds, type Table } from '../table/table.ts';
import { hashOf, newSecret } from './secret.ts';
import { noPerson, type StoredDevice } from './staff-items.ts';
import { updateDevice } from './update-device.ts';

export type ActingStore = ReturnType<typeof actingStore>;

/**
 * The person who acts on a shared device. It is stored in the item of the device, so that one read returns both, and
 * one write revokes both.
 */
export function actingStore(table: Table, clock: Clock) {
  const now = () => epochSeconds(clock());
  const isActing = (person: string) => [
    equals('state', 'linked'),
    equals('actingPerson', person),
    isAbove('actingUntil', now()),
  ];

  return {
    /**
     * Begins the acting time of an identified person on the device. The device gets a new secret, which voids copies of
     * an earlier cookie, and an earlier step-up ends.
     *
     * @param isEarlierSecret whether the call presented the previous secret, because a response was lost; the previous
     *   secret then stays valid
     * @returns the device and its secret; undefined if the device is not shared or its session is not valid
     */
    async begin(
      device: string,
      person: string,
      isEarlierSecret = false,
    ): Promise<{ readonly device: StoredDevice; readonly secret: string } | undefined> {
      const secret = newSecret();
      const updated = await updateDevice(table, device, {
        set: {
          actingPerson: person,
          actingSince: now(),
          actingUntil: now() + actingSeconds,
          secretHash: hashOf(secret),
          previousHash: isEarlierSecret ? undefined : copyOf('secretHash'),
        },
        remove: ['steppedUpAt'],
        when: [equals('state', 'linked'), equals('person', noPerson), isAbove('sessionEndsAt', now())],
      });
      return updated && { device: updated, secret };
    },

    /** Extends the acting time of a person. Returns undefined when that person no longer acts. */
    extend: (device: string, person: string): Promise<StoredDevice | undefined> =>
      updateDevice(table, device, {
        set: { actingUntil: now() + actingSeconds },
        when: isActing(person),
      }),

    /** Ends the acting time of this person. If another person has begun to act since, that time continues. */
    end: (device: string, person: string): Promise<StoredDevice | undefined> =>
      updateDevice(table, device, {
        remove: ['actingPerson', 'actingSince', 'actingUntil', 'steppedUpAt'],
        when: isActing(person),
      }),
  };
}
