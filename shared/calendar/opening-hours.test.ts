import { describe, expect, it } from 'vitest';
import { calendarDateFrom } from '../values/port-vila-time.ts';
import { listedCalendar } from './calendar.ts';
import { hoursOn, openingStatus } from './opening-hours.ts';
import { openingHours } from './opening-week.ts';

const at = (text: string) => new Date(`${text}+11:00`);
const { isClosed } = listedCalendar;

const open = (until: string) => `open: until ${until} today`;
const closed = (message: string) => `closed: ${message}`;

/** Ordinary weeks, a Good Friday, a Monday holiday, Christmas on a Friday, New Year on a Friday. */
const table: readonly (readonly [now: string, expected: string])[] = [
  ['2026-11-23T00:00:00.000', closed('We open today at 8 AM.')], // Monday
  ['2026-11-23T07:59:59.999', closed('We open today at 8 AM.')],
  ['2026-11-23T08:00:00.000', open('5:00 PM')],
  ['2026-11-23T16:59:59.999', open('5:00 PM')],
  ['2026-11-23T17:00:00.000', closed('We reopen tomorrow at 8 AM.')],
  ['2026-11-23T23:59:59.999', closed('We reopen tomorrow at 8 AM.')],
  ['2026-11-24T07:00:00.000', closed('We open today at 8 AM.')], // Tuesday
  ['2026-11-24T12:00:00.000', open('5:00 PM')],
  ['2026-11-24T18:00:00.000', closed('We reopen tomorrow at 8 AM.')],
  ['2026-11-25T12:00:00.000', open('5:00 PM')], // Wednesday
  ['2026-11-25T18:00:00.000', closed('We reopen tomorrow at 8 AM.')],
  ['2026-11-26T12:00:00.000', open('5:00 PM')], // Thursday
  ['2026-11-26T18:00:00.000', closed('We reopen tomorrow at 8 AM.')],
  ['2026-11-20T07:59:59.999', closed('We open today at 8 AM.')], // Friday
  ['2026-11-20T16:59:59.999', open('5:00 PM')],
  [
    '2026-11-20T17:00:00.000',
    closed('Tomorrow, Saturday, we open at 12 PM; after that we reopen Monday 8 AM.'),
  ],
  ['2026-11-21T11:59:59.999', closed('We open today at 12 PM.')], // Saturday
  ['2026-11-21T12:00:00.000', open('6:00 PM')],
  ['2026-11-21T17:59:59.999', open('6:00 PM')],
  ['2026-11-21T18:00:00.000', closed('We reopen Monday 8 AM.')],
  ['2026-11-22T00:00:00.000', closed('We reopen tomorrow at 8 AM.')], // Sunday
  ['2026-11-22T12:00:00.000', closed('We reopen tomorrow at 8 AM.')],
  // The Monday after a Sunday National Unity Day is its observed day.
  [
    '2026-11-27T17:00:00.000',
    closed('Tomorrow, Saturday, we open at 12 PM; after that we reopen on Tuesday 1 December at 8 AM.'),
  ],
  ['2026-11-28T18:00:00.000', closed('We reopen on Tuesday 1 December at 8 AM.')],
  ['2026-11-29T12:00:00.000', closed('We reopen on Tuesday 1 December at 8 AM.')],
  ['2026-11-30T12:00:00.000', closed('We reopen tomorrow at 8 AM.')],
  // Easter 2026: Good Friday, an open Saturday, Easter Monday.
  ['2026-04-02T17:00:00.000', closed('We reopen on Saturday 4 April at 12 PM.')],
  [
    '2026-04-03T12:00:00.000',
    closed('Tomorrow, Saturday, we open at 12 PM; after that we reopen on Tuesday 7 April at 8 AM.'),
  ],
  ['2026-04-04T12:00:00.000', open('6:00 PM')],
  ['2026-04-06T12:00:00.000', closed('We reopen tomorrow at 8 AM.')],
  // Christmas Day 2026 is a Friday, Family Day a Saturday.
  ['2026-12-24T17:00:00.000', closed('We reopen on Monday 28 December at 8 AM.')],
  ['2026-12-25T12:00:00.000', closed('We reopen Monday 8 AM.')],
  ['2026-12-26T12:00:00.000', closed('We reopen Monday 8 AM.')],
  ['2026-12-31T17:00:00.000', closed('We reopen on Saturday 2 January at 12 PM.')],
  // A listed closure on a Saturday.
  ['2025-09-12T17:00:00.000', closed('We reopen Monday 8 AM.')],
  ['2025-09-13T13:00:00.000', closed('We reopen Monday 8 AM.')],
];

describe('the opening status', () => {
  it.each(table)('at %s is %s', (now, expected) => {
    const status = openingStatus(at(now), isClosed);
    expect(`${status.open ? 'open' : 'closed'}: ${status.message}`).toBe(expected);
  });

  it('includes the closing time in minutes', () => {
    expect(openingStatus(at('2026-11-24T09:00:00'), isClosed)).toMatchObject({
      open: true,
      untilMinutes: 1020,
    });
    expect(openingStatus(at('2026-11-21T13:00:00'), isClosed)).toMatchObject({
      open: true,
      untilMinutes: 1080,
    });
  });

  it('takes days closed by staff into account, also for the next opening', () => {
    const closedByStaff =
      (...dates: string[]) =>
      (date: string) =>
        dates.includes(date);
    expect(openingStatus(at('2026-11-24T12:00:00'), closedByStaff('2026-11-24', '2026-11-25'))).toEqual({
      open: false,
      message: 'We reopen on Thursday 26 November at 8 AM.',
    });
    expect(openingStatus(at('2026-11-20T18:00:00'), closedByStaff('2026-11-21'))).toEqual({
      open: false,
      message: 'We reopen Monday 8 AM.',
    });
    expect(openingStatus(at('2026-11-24T12:00:00'), () => true)).toEqual({
      open: false,
      message: 'We are closed until further notice.',
    });
  });
});

describe('the opening hours of a day', () => {
  it.each([
    ['2026-11-23', 480, 1020],
    ['2026-11-27', 480, 1020],
    ['2026-11-28', 720, 1080],
  ])('on %s are from minute %i to minute %i of the day', (date, from, until) => {
    expect(hoursOn(calendarDateFrom(date), isClosed)).toEqual({ from, until });
  });

  it.each(['2026-11-22', '2026-11-30', '2026-12-25', '2025-10-11'])(
    'are undefined on %s, when the distillery is closed',
    (date) => {
      expect(hoursOn(calendarDateFrom(date), isClosed)).toBeUndefined();
    },
  );

  it('match the specified weekly hours', () => {
    expect(openingHours).toEqual([
      { days: 'Monday to Friday', hours: { from: 480, until: 1020 } },
      { days: 'Saturday', hours: { from: 720, until: 1080 } },
      { days: 'Sunday', hours: undefined },
    ]);
  });
});
