import {
  noPadTries,
  type PadTries,
  padLockOf,
  withoutPadTry,
  withPadTry,
} from '#shared/staff/sign-in/pad-tries.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { exists, isUnchanged } from '../table/expressions.ts';
import { epochSeconds, type Table } from '../table/table.ts';
import { readDeviceAndPerson } from './staff-items.ts';
import { updateDevice } from './update-device.ts';

/** A try at a code on a shared device. */
export type PadTry =
  | {
      readonly result: 'counted';
      /** Time of the try in epoch seconds, by which `release` identifies it. */
      readonly at: number;
      /** Time until which the device accepts no codes if this one is wrong. */
      readonly lockedUntil: number | undefined;
    }
  | { readonly result: 'locked'; readonly until: number };

export type PadTriesStore = ReturnType<typeof padTriesStore>;

/** Attempts at a write while concurrent tries keep coming first. A few tries lock the device, so few suffice. */
const maxAttempts = 40;

/** Counts tries at codes on the item of a shared device: guessing locks the device, but not the codes of colleagues. */
export function padTriesStore(table: Table, clock: Clock) {
  /** Decides again after each concurrent try. Writes nothing when the decision is undefined. */
  const change = async (
    device: string,
    decide: (stored: PadTries) => PadTries | undefined,
  ): Promise<PadTries> => {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const stored = (await readDeviceAndPerson(table, { device })).device?.padTries;
      const next = decide(stored ?? noPadTries);
      if (next === undefined) return stored ?? noPadTries;
      const updated = await updateDevice(table, device, {
        set: { padTries: next },
        when: [exists('pk'), isUnchanged('padTries', stored)],
      });
      if (updated !== undefined) return next;
    }
    throw new Error(
      `The tries of device ${device} were not counted after ${maxAttempts} conflicting updates`,
    );
  };

  return {
    /** Counts a try before its code is checked, so that concurrent tries cannot exceed the limit. */
    async count(device: string): Promise<PadTry> {
      const at = epochSeconds(clock());
      let isCounted = false;
      const tries = await change(device, (stored) => {
        isCounted = padLockOf(stored, at) === undefined;
        return isCounted ? withPadTry(stored, at) : undefined;
      });
      const until = padLockOf(tries, at);
      return isCounted
        ? { result: 'counted', at, lockedUntil: until }
        : { result: 'locked', until: until ?? at };
    },

    /** Releases the try of a code that was right or was not checked, and a lock caused by it. */
    async release(device: string, at: number): Promise<void> {
      await change(device, (stored) => withoutPadTry(stored, at));
    },
  };
}
