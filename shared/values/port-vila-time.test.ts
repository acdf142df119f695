import { fromZonedTime } from 'date-fns-tz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frenchNames } from '../visits/french-dates.ts';
import { type DateParts, dateInWords } from './date-in-words.ts';
import {
  addDays,
  addMonths,
  byDate,
  type CalendarDate,
  calendarDateFrom,
  dateOf,
  daysBetween,
  instantAt,
  minutesOf,
  parseCalendarDate,
  portVilaZone,
  weekdayOf,
} from './port-vila-time.ts';
import { formatDate, portVilaTimeNote, timeLabel } from './written-time.ts';

const hour = 3_600_000;
const instants = fc
  .date({ min: new Date('1995-01-01T00:00:00Z'), max: new Date('2035-12-31T23:59:59Z'), noInvalidDate: true })
  .map((date) => new Date(date));
const dates = fc
  .integer({ min: 0, max: 14_974 })
  .map((days) => new Date(Date.UTC(1995, 0, 1 + days)).toISOString().slice(0, 10) as CalendarDate);

describe('the constant offset of Port Vila', () => {
  const iana = new Intl.DateTimeFormat('en-CA', {
    timeZone: portVilaZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const formatIana = (instant: Date): string => {
    const minutes = minutesOf(instant);
    return `${dateOf(instant)}, ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  };

  it('matches the IANA data of Node every six hours from 1995 to 2035', () => {
    const wrong: string[] = [];
    for (let at = Date.UTC(1995, 0, 1); at < Date.UTC(2036, 0, 1); at += 6 * hour) {
      const instant = new Date(at);
      if (formatIana(instant) !== iana.format(instant))
        wrong.push(`${formatIana(instant)} is ${iana.format(instant)}`);
    }
    expect(wrong).toEqual([]);
  });

  // Not `formatInTimeZone`: it is an hour off in the hour that the process's own zone skips for summer time.
  it('matches the IANA data of Node at any instant', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        expect(formatIana(instant)).toBe(iana.format(instant));
      }),
      {
        examples: [[new Date('2031-03-08T15:00:00.000Z')]],
      },
    );
  });

  it('matches date-fns-tz for any wall-clock time', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 1439 }), (date, minutes) => {
        const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        expect(instantAt(date, minutes)).toEqual(fromZonedTime(`${date}T${clock}:00`, portVilaZone));
      }),
    );
  });
});

describe('an instant in Port Vila', () => {
  it.each([
    ['2026-11-21T12:59:59.999Z', '2026-11-21', 1439],
    ['2026-11-21T13:00:00.000Z', '2026-11-22', 0],
    ['2026-12-31T12:59:59.999Z', '2026-12-31', 1439],
    ['2026-12-31T13:00:00.000Z', '2027-01-01', 0],
    ['2028-02-28T13:00:00.000Z', '2028-02-29', 0],
    ['2026-11-21T05:59:59.999Z', '2026-11-21', 1019],
    ['2026-11-21T06:00:00.000Z', '2026-11-21', 1020],
  ])('%s is %s and minute %i', (text, date, minutes) => {
    expect(dateOf(new Date(text))).toBe(date);
    expect(minutesOf(new Date(text))).toBe(minutes);
  });

  it('created from a date and a minute of the day has that date and minute', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 1439 }), (date, minutes) => {
        expect(dateOf(instantAt(date, minutes))).toBe(date);
        expect(minutesOf(instantAt(date, minutes))).toBe(minutes);
      }),
    );
  });

  it('is labelled UTC+11', () => expect(portVilaTimeNote).toBe('Port Vila time (UTC+11)'));
});

describe('a parsed date', () => {
  it.each(['2026-11-24', '2024-02-29', '2000-02-29', '1999-12-31'])('%s is valid', (text) => {
    expect(parseCalendarDate(text)).toBe(text);
    expect(calendarDateFrom(text)).toBe(text);
  });

  it.each([
    '',
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-11-24',
    '2026/11/24',
    '24-11-2026',
    '2026-11-24T00:00:00Z',
    ' 2026-11-24',
    '2026-11-24 ',
    '2026-11-24\n',
    '２０２６-11-24',
    '+02026-11-24',
    'today',
  ])('%j is invalid', (text) => {
    expect(parseCalendarDate(text)).toBeUndefined();
    expect(() => calendarDateFrom(text)).toThrow(RangeError);
  });
});

describe('calendar arithmetic', () => {
  it.each([
    ['2026-11-24', 1, '2026-11-25'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-11-24', 0, '2026-11-24'],
  ])('%s plus %i days results in %s', (date, days, expected) => {
    expect(addDays(calendarDateFrom(date), days)).toBe(expected);
  });

  it.each([
    ['2026-11-21', 3, '2027-02-21'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-12-31', 3, '2027-03-31'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2026-08-31', 3, '2026-11-30'],
    ['2026-10-31', 3, '2027-01-31'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-11-15', -11, '2025-12-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s plus %i months results in %s', (date, months, expected) => {
    expect(addMonths(calendarDateFrom(date), months)).toBe(expected);
  });

  it('returns to the same date when days are added and then subtracted', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -800, max: 800 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(addDays(addDays(date, days), -days)).toBe(date);
      }),
    );
  });

  it('keeps the day of the month when months are added, or takes the last day of a shorter month', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -24, max: 24 }), (date, months) => {
        const [year, month, day] = date.split('-').map(Number) as [number, number, number];
        const sum = 12 * year + (month - 1) + months;
        const [toYear, toMonth, toDay] = addMonths(date, months).split('-').map(Number);
        expect(12 * (toYear as number) + (toMonth as number) - 1).toBe(sum);
        expect(toDay).toBeLessThanOrEqual(day);
        if (toDay !== day) {
          expect(addDays(addMonths(date, months), 1).slice(8)).toBe('01');
        }
      }),
    );
  });

  it.each([
    ['2026-11-22', 0],
    ['2026-11-23', 1],
    ['2026-11-24', 2],
    ['2026-11-25', 3],
    ['2026-11-26', 4],
    ['2026-11-27', 5],
    ['2026-11-28', 6],
    ['2028-02-29', 2],
    ['2000-01-01', 6],
  ])('assigns %s the weekday number %i', (date, weekday) =>
    expect(weekdayOf(calendarDateFrom(date))).toBe(weekday),
  );
});

describe('the display formats of dates and times', () => {
  it('include the weekday of a date', () => {
    expect(formatDate(calendarDateFrom('2026-11-24'))).toBe('Tuesday 24 November 2026');
    expect(formatDate(calendarDateFrom('2027-01-01'))).toBe('Friday 1 January 2027');
    expect(
      formatDate(calendarDateFrom('2026-11-24'), { weekday: 'long', day: 'numeric', month: 'long' }),
    ).toBe('Tuesday 24 November');
  });

  it.each([
    ['en-GB', formatDate],
    ['fr-FR', (date: CalendarDate, parts: DateParts) => dateInWords(date, frenchNames, parts)],
  ] as const)('match those of ICU for dates in %s', (locale, format) => {
    const parts = fc.constantFrom<DateParts>(
      { day: 'numeric' },
      ...(['long', 'short'] as const).flatMap((name): DateParts[] => [
        { weekday: name },
        { day: 'numeric', month: name },
        { month: name, year: 'numeric' },
        { day: 'numeric', month: name, year: 'numeric' },
        { weekday: name, day: 'numeric', month: name },
        { weekday: name, day: 'numeric', month: name, year: 'numeric' },
      ]),
    );
    fc.assert(
      fc.property(dates, parts, (date, requested) => {
        const icu = new Intl.DateTimeFormat(locale, { ...requested, timeZone: 'UTC' });
        expect(format(date, requested)).toBe(icu.format(new Date(date)).replace(',', ''));
      }),
    );
  });

  it.each([
    [0, '12:00 AM'],
    [59, '12:59 AM'],
    [480, '8:00 AM'],
    [600, '10:00 AM'],
    [690, '11:30 AM'],
    [720, '12:00 PM'],
    [780, '1:00 PM'],
    [1020, '5:00 PM'],
    [1439, '11:59 PM'],
  ])('show minute %i of the day as %s', (minutes, label) => expect(timeLabel(minutes)).toBe(label));
});

it('byDate sorts by day and preserves the order of equal days', () => {
  const day = fc
    .integer({ min: -700, max: 700 })
    .map((days) => addDays(calendarDateFrom('2026-11-24'), days));
  fc.assert(
    fc.property(fc.array(day), (dates) => {
      const sorted = dates.map((date, index) => ({ date, index })).toSorted(byDate);
      for (const [at, { date, index }] of sorted.entries()) {
        const before = sorted[at - 1];
        if (before === undefined) continue;
        const days = daysBetween(before.date, date);
        expect(days > 0 || (days === 0 && before.index < index)).toBe(true);
      }
    }),
  );
});
