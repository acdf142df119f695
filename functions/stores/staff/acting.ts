import { actingSeconds } from '../../../shared/staff/sign-in/people.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import { epochSeconds, type Table } from '../table/table.ts';
import { noPerson, type StoredDevice } from './staff-items.ts';
import { updateDevice } from './update-device.ts';

export type ActingStore = ReturnType<typeof actingStore>;

const isActing = '#state = :linked AND actingPerson = :person AND actingUntil > :now';

/** Who acts on a shared device: on the item of the device, so that one read tells it and one write ends it. */
export function actingStore(table: Table, clock: Clock) {
  const now = () => epochSeconds(clock());
  const names = { ExpressionAttributeNames: { '#state': 'state' } };

  return {
    /**
     * Lets the device act for a person who has shown their code. A passkey that was used on it before was another's.
     *
     * @returns the device; undefined unless it is shared and in force
     */
    begin: (device: string, person: string): Promise<StoredDevice | undefined> =>
      updateDevice(table, device, {
        UpdateExpression: 'SET actingPerson = :person, actingUntil = :until REMOVE steppedUpAt',
        ConditionExpression: '#state = :linked AND person = :noPerson AND sessionEndsAt > :now',
        ...names,
        ExpressionAttributeValues: {
          ':linked': 'linked',
          ':noPerson': noPerson,
          ':person': person,
          ':now': now(),
          ':until': now() + actingSeconds,
        },
      }),

    /** Gives a person who acts their full time again. Undefined when they act no more. */
    extend: (device: string, person: string): Promise<StoredDevice | undefined> =>
      updateDevice(table, device, {
        UpdateExpression: 'SET actingUntil = :until',
        ConditionExpression: isActing,
        ...names,
        ExpressionAttributeValues: {
          ':linked': 'linked',
          ':person': person,
          ':now': now(),
          ':until': now() + actingSeconds,
        },
      }),

    /** Ends the acting of this person, but not of one who came after them. */
    end: (device: string, person: string): Promise<StoredDevice | undefined> =>
      updateDevice(table, device, {
        UpdateExpression: 'REMOVE actingPerson, actingUntil, steppedUpAt',
        ConditionExpression: isActing,
        ...names,
        ExpressionAttributeValues: { ':linked': 'linked', ':person': person, ':now': now() },
      }),
  };
}
