import { describe, expect, it } from 'vitest';
import { calendarDateFrom } from '../values/port-vila-time.ts';
import { dayPrepared, isReminded, isToCome } from './day-before.ts';

const evening = new Date('2026-11-23T17:00:00+11:00');

describe('the day that an evening prepares', () => {
  it.each([
    ['2026-11-23T17:00:00+11:00', '2026-11-24'],
    ['2026-11-23T23:59:59+11:00', '2026-11-24'],
    ['2026-11-24T00:00:00+11:00', '2026-11-25'],
    ['2026-12-31T17:00:00+11:00', '2027-01-01'],
    ['2028-02-28T17:00:00+11:00', '2028-02-29'],
  ])('%s: %s', (instant, date) => {
    expect(dayPrepared(new Date(instant))).toBe(date);
  });
});

describe('a reminder', () => {
  const at = (instant: string) => Math.floor(Date.parse(instant) / 1000);

  it.each([
    ['booked a month ago', 'confirmed', '2026-10-23T08:00:00+11:00', true],
    ['booked a second before', 'confirmed', '2026-11-23T16:59:59+11:00', true],
    ['booked on the hour', 'confirmed', '2026-11-23T17:00:00+11:00', false],
    ['cancelled', 'cancelled', '2026-10-23T08:00:00+11:00', false],
  ] as const)('%s: %s, %s', (_, status, bookedAt, reminded) => {
    expect(isReminded({ status, bookedAt: at(bookedAt) }, evening)).toBe(reminded);
  });
});

describe('a day is in the future', () => {
  const date = calendarDateFrom('2026-11-24');

  it.each([
    ['2026-11-23T17:00:00+11:00', true],
    ['2026-11-23T23:59:59.999+11:00', true],
    ['2026-11-24T00:00:00+11:00', false],
    ['2026-11-25T10:00:00+11:00', false],
  ])('%s: %s', (instant, toCome) => {
    expect(isToCome(date, new Date(instant))).toBe(toCome);
  });
});
