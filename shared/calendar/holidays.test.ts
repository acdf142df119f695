import { describe, expect, it } from 'vitest';
import { holidaysOf } from './holidays.ts';

const tables: Record<number, readonly (readonly [date: string, name: string])[]> = {
  2025: [
    ['2025-01-01', "New Year's Day"],
    ['2025-02-21', 'Father Walter Lini Day'],
    ['2025-03-05', "Custom Chiefs' Day"],
    ['2025-04-18', 'Good Friday'],
    ['2025-04-21', 'Easter Monday'],
    ['2025-05-01', 'Labour Day'],
    ['2025-05-29', 'Ascension Day'],
    ['2025-07-24', "Children's Day"],
    ['2025-07-30', 'Independence Day'],
    ['2025-08-15', 'Assumption Day'],
    ['2025-10-05', 'Constitution Day'],
    ['2025-10-06', 'Constitution Day, observed'],
    ['2025-11-29', 'National Unity Day'],
    ['2025-12-25', 'Christmas Day'],
    ['2025-12-26', 'Family Day'],
  ],
  2026: [
    ['2026-01-01', "New Year's Day"],
    ['2026-02-21', 'Father Walter Lini Day'],
    ['2026-03-05', "Custom Chiefs' Day"],
    ['2026-04-03', 'Good Friday'],
    ['2026-04-06', 'Easter Monday'],
    ['2026-05-01', 'Labour Day'],
    ['2026-05-14', 'Ascension Day'],
    ['2026-07-24', "Children's Day"],
    ['2026-07-30', 'Independence Day'],
    ['2026-08-15', 'Assumption Day'],
    ['2026-10-05', 'Constitution Day'],
    ['2026-11-29', 'National Unity Day'],
    ['2026-11-30', 'National Unity Day, observed'],
    ['2026-12-25', 'Christmas Day'],
    ['2026-12-26', 'Family Day'],
  ],
  2027: [
    ['2027-01-01', "New Year's Day"],
    ['2027-02-21', 'Father Walter Lini Day'],
    ['2027-02-22', 'Father Walter Lini Day, observed'],
    ['2027-03-05', "Custom Chiefs' Day"],
    ['2027-03-26', 'Good Friday'],
    ['2027-03-29', 'Easter Monday'],
    ['2027-05-01', 'Labour Day'],
    ['2027-05-06', 'Ascension Day'],
    ['2027-07-24', "Children's Day"],
    ['2027-07-30', 'Independence Day'],
    ['2027-08-15', 'Assumption Day'],
    ['2027-08-16', 'Assumption Day, observed'],
    ['2027-10-05', 'Constitution Day'],
    ['2027-11-29', 'National Unity Day'],
    ['2027-12-25', 'Christmas Day'],
    ['2027-12-26', 'Family Day'],
    ['2027-12-27', 'Family Day, observed'],
  ],
};

describe('the public holidays of a year', () => {
  it.each(Object.entries(tables))('in %s are exactly the listed ones', (year, table) => {
    expect(holidaysOf(Number(year)).map(({ date, name }) => [date, name])).toEqual(table);
  });

  it('include a day off on the Tuesday, after Family Day, if Christmas Day is a Sunday', () => {
    for (const year of [2022, 2033]) {
      expect(
        holidaysOf(year)
          .filter(({ date }) => date >= `${year}-12-01`)
          .map(({ date, name }) => [date, name]),
      ).toEqual([
        [`${year}-12-25`, 'Christmas Day'],
        [`${year}-12-26`, 'Family Day'],
        [`${year}-12-27`, 'Christmas Day, observed'],
      ]);
    }
  });

  it('include a day off on the Monday if New Year’s Day is a Sunday', () => {
    expect(holidaysOf(2023).slice(0, 2)).toEqual([
      { date: '2023-01-01', name: "New Year's Day" },
      { date: '2023-01-02', name: "New Year's Day, observed" },
    ]);
  });

  it('include no day off for a holiday on a Saturday', () => {
    expect(holidaysOf(2026).filter(({ name }) => name.startsWith('Assumption'))).toEqual([
      { date: '2026-08-15', name: 'Assumption Day' },
    ]);
  });

  it('keep both holidays when Ascension falls on Labour Day', () => {
    expect(holidaysOf(2008).filter(({ date }) => date === '2008-05-01')).toHaveLength(2);
  });

  it('have the right Good Friday in the years of the earliest and the latest Easter', () => {
    const goodFridays = [2008, 2038].map(
      (year) => holidaysOf(year).find(({ name }) => name === 'Good Friday')?.date,
    );
    expect(goodFridays).toEqual(['2008-03-21', '2038-04-23']);
  });

  it('are never observed on a weekend, and never two on the same day', () => {
    for (let year = 1995; year <= 2060; year += 1) {
      const days = holidaysOf(year);
      const observedDays = days.filter(({ name }) => name.endsWith(', observed'));
      const sundays = days.filter(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0);
      expect(observedDays, String(year)).toHaveLength(sundays.length);
      for (const { date } of observedDays) {
        expect([1, 2, 3, 4, 5]).toContain(new Date(`${date}T00:00:00Z`).getUTCDay());
        expect(days.filter((day) => day.date === date)).toHaveLength(1);
      }
      expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).sort());
    }
  });
});
