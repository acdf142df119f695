import { beforeEach, expect, it, vi } from 'vitest';
import { DeadlineExceeded, hasTime, requireTime, runWithDeadline } from './deadline.ts';

let now: number;
beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

it('a deadline permits only attempts that end before it passes', async () => {
  await runWithDeadline(3000, async () => {
    requireTime(3000);
    expect(() => requireTime(3001)).toThrow(DeadlineExceeded);
    await Promise.resolve();
    now += 1500;
    requireTime(1500);
    now += 1;
    expect(() => requireTime(1500)).toThrow(DeadlineExceeded);
  });
});

it('a deadline reports whether a given number of milliseconds is left', async () => {
  await runWithDeadline(3000, async () => {
    expect([hasTime(3000), hasTime(3001)]).toEqual([true, false]);
    now += 1000;
    expect([hasTime(2000), hasTime(2001)]).toEqual([true, false]);
  });
});

it('code that runs without a deadline always has time', () => {
  requireTime(900_000);
  expect(hasTime(900_000)).toBe(true);
});
