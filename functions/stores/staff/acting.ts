import { actingSeconds } from '#shared/staff/sign-in/people.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { copyOf, equals, isAbove } from '../table/expressions.ts';
import { epochSeconds, type Table } from '../table/table.ts';
import { hashOf, newSecret } from './secret.ts';
import { noPerson, type StoredDevice } from './staff-items.ts';
import { updateDevice } from './update-device.ts';

export type ActingStore = ReturnType<typeof actingStore>;

/**
 * The person who acts on a shared device: stored on the item of the device, so that one read returns it and one write
 * ends it.
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
     * Lets the device act for an identified person, with a new secret, so that copies of an earlier cookie are void. A
     * passkey used on it before no longer counts.
     *
     * @param isEarlierSecret whether the call has presented the previous secret, because a response was lost: that
     *   secret stays valid
     * @returns the device and its secret; undefined unless it is shared and its session valid
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

    /** Extends the acting person's time. Returns undefined when they no longer act. */
    extend: (device: string, person: string): Promise<StoredDevice | undefined> =>
      updateDevice(table, device, {
        set: { actingUntil: now() + actingSeconds },
        when: isActing(person),
      }),

    /** Stops the device acting for this person, but not for a later one. */
    end: (device: string, person: string): Promise<StoredDevice | undefined> =>
      updateDevice(table, device, {
        remove: ['actingPerson', 'actingSince', 'actingUntil', 'steppedUpAt'],
        when: isActing(person),
      }),
  };
}
