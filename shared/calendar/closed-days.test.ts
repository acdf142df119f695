import { describe, expect, it } from 'vitest';
import { type CalendarDate, calendarDateFrom } from '../values/port-vila-time.ts';
import { closedDayOn, closedDaysBetween } from './closed-days.ts';

const between = (first: string, last: string) =>
  closedDaysBetween(first as CalendarDate, last as CalendarDate).map(({ date }) => date);

describe('closed days', () => {
  it('are the holidays and listed closures of a range, including its first and last day, across a new year', () => {
    expect(between('2025-09-13', '2026-01-01')).toEqual([
      '2025-09-13',
      '2025-10-05',
      '2025-10-06',
      '2025-10-11',
      '2025-11-29',
      '2025-12-25',
      '2025-12-26',
      '2026-01-01',
    ]);
  });

  it('exclude the closed days just before and after the range', () => {
    expect(between('2025-09-14', '2025-10-04')).toEqual([]);
    expect(between('2025-12-27', '2025-12-31')).toEqual([]);
  });

  it('are an empty list for a reversed range', () => {
    expect(between('2026-01-01', '2025-01-01')).toEqual([]);
  });

  it.each([
    ['2025-09-13', 'Community event'],
    ['2025-10-11', 'Private event'],
    ['2026-11-30', 'National Unity Day, observed'],
    ['2026-04-06', 'Easter Monday'],
  ])('include %s, %s', (date, name) => {
    expect(closedDayOn(calendarDateFrom(date))).toEqual({ date, name });
  });

  it.each(['2025-09-12', '2025-09-14', '2026-09-13', '2026-10-11', '2026-11-28', '2026-12-01'])(
    'exclude %s',
    (date) => expect(closedDayOn(calendarDateFrom(date))).toBeUndefined(),
  );
});
