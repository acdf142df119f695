import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDate, calendarDateFrom } from '../values/port-vila-time.ts';
import { firstOfMonth, monthAfter, monthGrid, monthOf, monthToShow, weeksAhead } from './month.ts';

const grid = (month: string, options: Partial<Parameters<typeof monthGrid>[0]> = {}) =>
  monthGrid({
    month,
    today: calendarDateFrom('2026-11-10'),
    selected: undefined,
    holidayNames: new Map(),
    ...options,
  });

describe('months', () => {
  it('have a name, a first day and a length', () => {
    expect(monthOf(calendarDateFrom('2026-11-21'))).toBe('2026-11');
    expect(firstOfMonth('2026-11')).toBe('2026-11-01');
    expect([-1, 0, 1, 2, 3].map((months) => monthAfter('2026-11', months))).toEqual([
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
    ]);
  });
});

describe('the month grid', () => {
  it('of November 2026, starting on a Sunday, has six weeks from Monday 26 October', () => {
    const weeks = grid('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.map(({ date }) => date)).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ]);
    expect(weeks[0]?.map(({ isEmpty }) => isEmpty)).toEqual([true, true, true, true, true, true, false]);
    expect(weeks[5]?.map(({ date, isCurrentMonth }) => [date, isCurrentMonth])).toEqual([
      ['2026-11-30', true],
      ['2026-12-01', false],
      ['2026-12-02', false],
      ['2026-12-03', false],
      ['2026-12-04', false],
      ['2026-12-05', false],
      ['2026-12-06', false],
    ]);
  });

  it('of February 2027, 28 days from a Monday, has four weeks and no empty cell', () => {
    const weeks = grid('2027-02');
    expect(weeks).toHaveLength(4);
    expect(weeks.flat().some(({ isEmpty }) => isEmpty)).toBe(false);
  });

  it('marks today, the selected day, the past and holidays', () => {
    const days = grid('2026-11', {
      today: calendarDateFrom('2026-11-12'),
      selected: calendarDateFrom('2026-11-24'),
      holidayNames: new Map([[calendarDateFrom('2026-11-29'), 'National Unity Day']]),
    }).flat();
    const datesWhere = (test: (day: (typeof days)[number]) => boolean) =>
      days.filter(test).map(({ date }) => date);
    expect(datesWhere(({ isToday }) => isToday)).toEqual(['2026-11-12']);
    expect(datesWhere(({ isSelected }) => isSelected)).toEqual(['2026-11-24']);
    expect(datesWhere(({ isPast }) => isPast).at(-1)).toBe('2026-11-11');
    expect(datesWhere(({ isPast }) => !isPast)[0]).toBe('2026-11-12');
    expect(datesWhere(({ holidayName }) => holidayName !== undefined)).toEqual(['2026-11-29']);
    expect(days.find(({ date }) => date === '2026-11-29')?.holidayName).toBe('National Unity Day');
  });

  it('contains each day of its month once, in whole weeks from Monday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1995, max: 2035 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const weeks = grid(`${year}-${String(month).padStart(2, '0')}`);
        const days = weeks.flat();
        const daysOfMonth = days.filter(({ isCurrentMonth }) => isCurrentMonth);
        expect(daysOfMonth.map(({ date }) => Number(date.slice(8)))).toEqual(
          Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, index) => index + 1),
        );
        expect(weeks.every((week) => week.length === 7 && week.some(({ isEmpty }) => !isEmpty))).toBe(true);
        const noon = (date: CalendarDate) => Date.parse(`${date}T12:00:00Z`);
        expect(new Date(noon(days[0]?.date as CalendarDate)).getUTCDay()).toBe(1);
        for (const [index, day] of days.entries()) {
          expect(noon(day.date)).toBe(noon(days[0]?.date as CalendarDate) + index * 86_400_000);
        }
      }),
    );
  });
});

describe('late in the current month', () => {
  const today = calendarDateFrom('2026-11-22');

  it('the grid shows five weeks, beginning with the current week, once fewer than 14 days are left', () => {
    expect(weeksAhead(calendarDateFrom('2026-11-16'))).toBeUndefined();
    expect(weeksAhead(calendarDateFrom('2026-11-17'))).toEqual({ first: '2026-11-16', last: '2026-12-20' });
    const weeks = grid('2026-11', { today });
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect(weeks.flat().filter(({ isEmpty }) => isEmpty)).toEqual([]);
    expect(weeks[0]?.[0]?.date).toBe('2026-11-16');
    expect(
      grid('2026-12', { today })
        .flat()
        .find(({ isEmpty }) => !isEmpty)?.date,
    ).toBe('2026-12-01');
  });

  it.each([
    ['2026-11-24', '2026-11'],
    ['2026-12-20', '2026-11'],
    ['2026-12-21', '2026-12'],
  ])('the calendar for the day %s opens at the month %s', (date, month) => {
    expect(monthToShow(calendarDateFrom(date), today)).toBe(month);
  });
});
