import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDateFrom, daysBetween, weekdayOf } from '../values/port-vila-time.ts';
import { noFigures } from './add-figures.ts';
import type { DayFigures } from './figures.ts';
import { byPeriod, callsFor, daysOf, maxDays, periodKinds, periodsUntil, shiftByPages } from './periods.ts';

const day = calendarDateFrom;
const start = day('2026-01-01');
const anyDay = fc.nat(1500).map((days) => addDays(start, days));
const anyKind = fc.constantFrom(...periodKinds);
const figures = (date: string, changes: Partial<DayFigures> = {}): DayFigures => ({
  ...noFigures,
  date,
  isClosed: false,
  isShipDay: false,
  ...changes,
});

describe('periods of the numbers page', () => {
  it.each([
    ['day', '2026-12-10', 14, '2026-11-27', '2026-11-27', '2026-12-10', '2026-12-10'],
    ['week', '2026-12-10', 13, '2026-09-14', '2026-09-20', '2026-12-07', '2026-12-13'],
    ['week', '2026-12-13', 13, '2026-09-14', '2026-09-20', '2026-12-07', '2026-12-13'],
    ['week', '2026-12-14', 13, '2026-09-21', '2026-09-27', '2026-12-14', '2026-12-20'],
    ['month', '2027-02-28', 12, '2026-03-01', '2026-03-31', '2027-02-01', '2027-02-28'],
    ['month', '2028-02-10', 12, '2027-03-01', '2027-03-31', '2028-02-01', '2028-02-29'],
  ] as const)(
    'by %s until %s are %i: the first from %s to %s, the last from %s to %s',
    (kind, end, count, ...ends) => {
      const periods = periodsUntil(kind, day(end));
      expect(periods).toHaveLength(count);
      const [first, last] = [periods[0], periods.at(-1)];
      expect([first?.first, first?.last, last?.first, last?.last]).toEqual(ends);
    },
  );

  it('follow each other without a gap up to the requested day, weeks from Mondays and months from their first day', () => {
    fc.assert(
      fc.property(anyKind, anyDay, (kind, end) => {
        const periods = periodsUntil(kind, end);
        for (const [index, { first }] of periods.entries()) {
          const before = periods[index - 1];
          if (before) expect(first).toBe(addDays(before.last, 1));
          if (kind === 'week') expect(weekdayOf(first)).toBe(1);
          if (kind === 'month') expect(first).toMatch(/-01$/);
        }
        const last = periods.at(-1);
        expect(last && last.first <= end && end <= last.last).toBe(true);
        // The periods before and after adjoin them.
        expect(periodsUntil(kind, shiftByPages(kind, end, -1)).at(-1)?.last).toBe(
          addDays(periods[0]?.first ?? end, -1),
        );
        expect(periodsUntil(kind, shiftByPages(kind, end, 1))[0]?.first).toBe(addDays(last?.last ?? end, 1));
      }),
    );
  });

  it('are requested in calls of at most 31 days that cover every day once', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(400), (first, length) => {
        const period = { first, last: addDays(first, length) };
        const calls = callsFor(period);
        expect(calls.flatMap(daysOf)).toEqual(daysOf(period));
        for (const call of calls) expect(daysBetween(call.first, call.last)).toBeLessThan(maxDays);
      }),
    );
  });

  it('have sums equal to those of their days', () => {
    fc.assert(
      fc.property(
        anyKind,
        anyDay,
        fc.array(fc.nat(50), { minLength: 1, maxLength: 400 }),
        (kind, end, counts) => {
          const days = counts.map((booked, daysBack) => figures(addDays(end, -daysBack), { booked }));
          const periods = periodsUntil(kind, end);
          const shownDays = days.filter(({ date }) => date >= (periods[0]?.first ?? ''));
          const sum = byPeriod(periods, days).reduce((all, { figures: { booked } }) => all + booked, 0);
          expect(sum).toBe(shownDays.reduce((all, { booked }) => all + booked, 0));
        },
      ),
    );
  });

  it('report whether every day except Sunday was closed, on how many days a ship was in port, and whether data is missing', () => {
    const week = { first: day('2026-12-07'), last: day('2026-12-13') };
    const closed = daysOf(week).map((date) => figures(date, { isClosed: weekdayOf(date) !== 0 }));
    expect(byPeriod([week], closed)).toMatchObject([{ isClosed: true, shipDays: 0, isUnknown: false }]);
    const ships = [...closed.slice(1), figures('2026-12-07', { isShipDay: true })];
    expect(byPeriod([week], ships)).toMatchObject([{ isClosed: false, shipDays: 1 }]);
    const sunday = { first: day('2026-12-13'), last: day('2026-12-13') };
    expect(byPeriod([sunday, week], [figures('2026-12-13')])[0]).toMatchObject({ isClosed: false });
    expect(byPeriod([week], [])).toMatchObject([{ isUnknown: true, isClosed: false }]);
  });
});
