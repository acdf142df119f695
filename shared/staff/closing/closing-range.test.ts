import { describe, expect, it } from 'vitest';
import { addDays, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { closingRangeProblem, maxClosingDays, tourDaysIn } from './closing-range.ts';

/** A Tuesday. */
const now = new Date('2026-11-24T10:00:00+11:00');
const date = calendarDateFrom;
const range = (first: string, last = first) => ({ first: date(first), last: date(last) });

describe('a range of days to close', () => {
  it.each([
    ['today', range('2026-11-24')],
    ['a holiday', range('2026-11-30')],
    ['days around a Sunday', range('2026-11-28', '2026-11-30')],
    ['the last bookable day', range('2027-02-24')],
    ['as long as the maximum', range('2026-11-24', addDays(date('2026-11-24'), maxClosingDays - 1))],
  ])('may be %s', (_, days) => expect(closingRangeProblem(days, now)).toBeUndefined());

  it.each([
    ['yesterday', range('2026-11-23'), 'Monday 23 November 2026 has passed'],
    ['one that ends before it begins', range('2026-11-26', '2026-11-25'), 'The last day is before the first'],
    [
      'one that ends after the last bookable day',
      range('2027-02-24', '2027-02-25'),
      'until Wednesday 24 February 2027',
    ],
    [
      'one day longer than the maximum',
      range('2026-11-24', addDays(date('2026-11-24'), maxClosingDays)),
      `At most ${maxClosingDays} days`,
    ],
    ['a Sunday', range('2026-11-29'), 'no tours on a Sunday'],
  ])('may not be %s', (_, days, message) => expect(closingRangeProblem(days, now)).toContain(message));

  it('may begin today by the clock in Port Vila, not by that of the machine', () => {
    const beforeMidnight = new Date('2026-11-24T12:59:59Z');
    expect(closingRangeProblem(range('2026-11-24'), beforeMidnight)).toBeUndefined();
    expect(closingRangeProblem(range('2026-11-24'), new Date('2026-11-24T13:00:00Z'))).toContain(
      'has passed',
    );
  });
});

it('the tour days of a range exclude Sundays', () => {
  expect(tourDaysIn(range('2026-11-27', '2026-12-01'))).toEqual([
    '2026-11-27',
    '2026-11-28',
    '2026-11-30',
    '2026-12-01',
  ]);
  expect(tourDaysIn(range('2026-12-02', '2026-12-01'))).toEqual([]);
});
