import { expect, it } from 'vitest';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { atTime } from './visit.testing.ts';
import { arrivesWhenAdded } from './walk-in-arrival.ts';

const start = { date: calendarDateFrom('2026-11-24'), time: '10:00 AM' } as const;

it.each([
  ['08:59', 'walk-in', false],
  ['09:00', 'walk-in', true],
  ['10:00', 'walk-in', true],
  ['10:59', 'walk-in', true],
  ['10:20', 'phone', false],
] as const)(
  'a party added at %s to a start at 10:00 AM, with the source %s, counts as arrived: %s',
  (time, source, isHere) => {
    expect(arrivesWhenAdded({ ...start, source }, atTime(time))).toBe(isHere);
  },
);

it('a walk-in added to a start of tomorrow does not count as arrived', () => {
  expect(arrivesWhenAdded({ ...start, source: 'walk-in' }, atTime('10:20', '2026-11-23'))).toBe(false);
});
