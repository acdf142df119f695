import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CodeTries, lockOf, lockSeconds, noTries, withTry } from './code-tries.ts';

const start = new Date('2026-11-21T10:00:00+11:00');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const wrong = (count: number, from: CodeTries = noTries, now = start): CodeTries =>
  Array.from({ length: count }).reduce<CodeTries>((tries) => withTry(tries, now), from);

it('locks with the fifth wrong code in a row, for fifteen minutes', () => {
  expect(lockOf(wrong(4), start)).toBeUndefined();
  const locked = wrong(5);
  const until = start.getTime() / 1000 + lockSeconds;
  expect(lockOf(locked, start)).toEqual({ until });
  expect(lockOf(locked, after(lockSeconds - 1))).toEqual({ until });
  expect(lockOf(locked, after(lockSeconds))).toBeUndefined();
});

it('gives five more after a lock, and locks again', () => {
  const later = after(lockSeconds);
  expect(lockOf(wrong(4, wrong(5), later), later)).toBeUndefined();
  expect(lockOf(wrong(5, wrong(5), later), later)).toBeDefined();
});

it('needs a manager after the twentieth wrong code of a day, also on the next', () => {
  let tries = noTries;
  for (let lock = 0; lock < 4; lock += 1) tries = wrong(5, tries, after(lock * lockSeconds));
  expect(lockOf(tries, after(3 * 86_400))).toEqual({ until: undefined });
});

it('counts a day from midnight in Port Vila', () => {
  const evening = new Date('2026-11-21T23:59:59+11:00');
  const midnight = new Date('2026-11-22T00:00:00+11:00');
  const before = { ...noTries, countedOn: '2026-11-21', ofDay: 18 };
  expect(withTry(before, evening)).toMatchObject({ countedOn: '2026-11-21', ofDay: 19, isBlocked: false });
  expect(withTry(before, midnight)).toMatchObject({ countedOn: '2026-11-22', ofDay: 1 });
});

it('lets at most twenty wrong codes of a day and five between locks be looked at, whatever the pauses', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1200 }), { maxLength: 80 }), (pauses) => {
      let [tries, at, looked, sinceLock] = [noTries, 0, 0, 0];
      for (const pause of pauses) {
        at += pause;
        // Stays on one day.
        if (at >= 13 * 3600) break;
        if (lockOf(tries, after(at)) !== undefined) {
          sinceLock = 0;
          continue;
        }
        tries = withTry(tries, after(at));
        looked += 1;
        sinceLock += 1;
        if (lockOf(tries, after(at)) !== undefined) sinceLock = 0;
        expect(sinceLock).toBeLessThan(5);
      }
      expect(looked).toBeLessThanOrEqual(20);
    }),
  );
});
