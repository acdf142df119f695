import { describe, expect, it } from 'vitest';
import { calendarDateFrom } from '../values/port-vila-time.ts';
import { dayToPrepare, isFutureDay, needsReminder } from './day-before.ts';

const evening = new Date('2026-11-23T17:00:00+11:00');

describe('the day that evening tasks prepare', () => {
  it.each([
    ['2026-11-23T17:00:00+11:00', '2026-11-24'],
    ['2026-11-23T23:59:59+11:00', '2026-11-24'],
    ['2026-11-24T00:00:00+11:00', '2026-11-25'],
    ['2026-12-31T17:00:00+11:00', '2027-01-01'],
    ['2028-02-28T17:00:00+11:00', '2028-02-29'],
  ])('at %s is %s', (instant, date) => {
    expect(dayToPrepare(new Date(instant))).toBe(date);
  });
});

describe('a booking', () => {
  const at = (instant: string) => Math.floor(Date.parse(instant) / 1000);

  it.each([
    ['made a month ago', 'confirmed', '2026-10-23T08:00:00+11:00', true],
    ['made a second before the reminders', 'confirmed', '2026-11-23T16:59:59+11:00', true],
    ['made at the time of the reminders', 'confirmed', '2026-11-23T17:00:00+11:00', false],
    ['cancelled', 'cancelled', '2026-10-23T08:00:00+11:00', false],
  ] as const)('%s (%s, made at %s) gets a reminder: %s', (_, status, bookedAt, expected) => {
    expect(needsReminder({ status, bookedAt: at(bookedAt) }, evening)).toBe(expected);
  });
});

describe('24 November 2026', () => {
  const date = calendarDateFrom('2026-11-24');

  it.each([
    ['2026-11-23T17:00:00+11:00', true],
    ['2026-11-23T23:59:59.999+11:00', true],
    ['2026-11-24T00:00:00+11:00', false],
    ['2026-11-25T10:00:00+11:00', false],
  ])('is in the future at %s: %s', (instant, isFuture) => {
    expect(isFutureDay(date, new Date(instant))).toBe(isFuture);
  });
});
