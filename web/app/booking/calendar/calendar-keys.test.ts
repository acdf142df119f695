import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDateFrom, weekdayOf } from '#shared/values/port-vila-time.ts';
import { dayAfterKey, daysOfRange } from './calendar-keys.ts';

const range = { first: '2026-11', last: '2027-02' };
const moved = (key: string, date: string) => dayAfterKey(key, calendarDateFrom(date), range);

describe('keyboard navigation in the calendar', () => {
  it.each([
    ['ArrowRight', '2026-11-30', '2026-12-01'],
    ['ArrowLeft', '2026-12-01', '2026-11-30'],
    ['ArrowDown', '2026-12-28', '2027-01-04'],
    ['ArrowUp', '2026-12-03', '2026-11-26'],
    ['Home', '2026-11-26', '2026-11-23'],
    ['Home', '2026-11-23', '2026-11-23'],
    ['End', '2026-11-26', '2026-11-29'],
    ['End', '2026-11-29', '2026-11-29'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2026-12-31', '2026-11-30'],
  ])('moves with %s from %s to %s', (key, from, to) => {
    expect(moved(key, from)).toBe(to);
  });

  it.each([
    ['ArrowLeft', '2026-11-01', '2026-11-01'],
    ['ArrowUp', '2026-11-05', '2026-11-05'],
    ['PageUp', '2026-11-20', '2026-11-20'],
    ['Home', '2026-11-01', '2026-11-01'],
    ['ArrowRight', '2027-02-28', '2027-02-28'],
    ['PageDown', '2027-02-10', '2027-02-10'],
  ])('stays within the visible months after %s on %s', (key, from, to) => {
    expect(moved(key, from)).toBe(to);
  });

  it.each(['Tab', 'Enter', ' ', 'a', 'function toString() { [native code] }'])(
    'ignores the key %j',
    (key) => {
      expect(moved(key, '2026-11-24')).toBeUndefined();
    },
  );

  it('never leaves the range of the calendar, and stays in the same week with Home and End', () => {
    const { first, last } = daysOfRange(range);
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.integer({ min: 0, max: 119 }), (key, days) => {
        const from = addDays(first, days);
        const to = dayAfterKey(key, from, range);
        expect(to !== undefined && to >= first && to <= last).toBe(true);
        if (to === undefined) return;
        if (key === 'Home') expect([1, weekdayOf(first)]).toContain(weekdayOf(to));
        if (key === 'End') expect([0, weekdayOf(last)]).toContain(weekdayOf(to));
      }),
    );
  });
});
