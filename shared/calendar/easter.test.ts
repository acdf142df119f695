import { expect, it } from 'vitest';
import { weekdayOf } from '../values/port-vila-time.ts';
import { easterSunday } from './easter.ts';

// US Census Bureau, "Easter Dates from 1600 to 2099".
it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2029, '2029-04-01'],
  [2030, '2030-04-21'],
  [2035, '2035-03-25'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
])('Easter falls in %d on %s', (year, date) => {
  expect(easterSunday(year)).toBe(date);
});

it('Easter is a Sunday from 22 March to 25 April', () => {
  for (let year = 2020; year < 2220; year += 1) {
    const date = easterSunday(year);
    expect(weekdayOf(date), date).toBe(0);
    expect(date.slice(5) >= '03-22' && date.slice(5) <= '04-25', date).toBe(true);
  }
});
