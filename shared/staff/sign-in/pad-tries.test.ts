import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  maxWrongOnPad,
  noPadTries,
  type PadTries,
  padLockOf,
  padSeconds,
  withoutPadTry,
  withPadTry,
} from './pad-tries.ts';

const start = 1_796_860_800;
const wrongAt = (...at: readonly number[]): PadTries =>
  at.reduce<PadTries>((tries, seconds) => withPadTry(tries, start + seconds), noPadTries);
const repeatAt = (count: number, at = 0) => Array.from({ length: count }, () => at);

it('the tenth wrong code within fifteen minutes locks a device for fifteen minutes', () => {
  expect(padLockOf(wrongAt(...repeatAt(9)), start)).toBeUndefined();
  const lockedTries = wrongAt(...repeatAt(10));
  expect(padLockOf(lockedTries, start)).toBe(start + padSeconds);
  expect(padLockOf(lockedTries, start + padSeconds - 1)).toBe(start + padSeconds);
  expect(padLockOf(lockedTries, start + padSeconds)).toBeUndefined();
});

it('a device that was locked accepts nine more wrong codes before it locks again', () => {
  const afterLock = start + padSeconds;
  let tries = wrongAt(...repeatAt(10));
  for (let count = 0; count < 9; count += 1) tries = withPadTry(tries, afterLock);
  expect(padLockOf(tries, afterLock)).toBeUndefined();
  expect(padLockOf(withPadTry(tries, afterLock), afterLock)).toBe(afterLock + padSeconds);
});

it('a try counted as the tenth wrong code is removed from the count if the code was correct, and the device is not locked', () => {
  const nine = wrongAt(...repeatAt(9));
  const tenth = withPadTry(nine, start + 5);
  expect(withoutPadTry(tenth, start + 5)).toEqual(nine);
  expect(withoutPadTry(nine, start + 5)).toEqual(nine);
});

it('a device compares at most ten wrong codes in any fifteen minutes, whatever the pauses between tries', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 80 }), (pauses) => {
      let [tries, at] = [noPadTries, start];
      const comparedAt: number[] = [];
      for (const pause of pauses) {
        at += pause;
        if (padLockOf(tries, at) !== undefined) continue;
        tries = withPadTry(tries, at);
        comparedAt.push(at);
      }
      const maxAtOnce = comparedAt.map(
        (first) => comparedAt.filter((later) => later >= first && later < first + padSeconds).length,
      );
      expect(Math.max(0, ...maxAtOnce)).toBeLessThanOrEqual(maxWrongOnPad);
    }),
  );
});
