import { describe, expect, it } from 'vitest';
import { islandsNightsOf } from './islands-night.ts';

const datesOf = (year: number) => islandsNightsOf(year).map(({ date }) => date);

describe('Islands Night', () => {
  it('has the announced dates of 2025', () => {
    expect(datesOf(2025)).toEqual([
      '2025-01-31',
      '2025-02-28',
      '2025-03-28',
      '2025-04-25',
      '2025-05-30',
      '2025-06-27',
      '2025-07-25',
      '2025-08-29',
      '2025-09-26',
      '2025-10-31',
      '2025-11-28',
    ]);
  });

  it('is on the last Friday of each month from January to November in a year without announced dates', () => {
    expect(datesOf(2026)).toEqual([
      '2026-01-30',
      '2026-02-27',
      '2026-03-27',
      '2026-04-24',
      '2026-05-29',
      '2026-06-26',
      '2026-07-31',
      '2026-08-28',
      '2026-09-25',
      '2026-10-30',
      '2026-11-27',
    ]);
    expect(datesOf(2027).slice(0, 3)).toEqual(['2027-01-29', '2027-02-26', '2027-03-26']);
  });

  it('has one Halloween edition, in October', () => {
    for (const year of [2025, 2026]) {
      const halloween = islandsNightsOf(year).filter(({ name }) => name.includes('Halloween'));
      expect(halloween.map(({ date }) => date.slice(5, 7))).toEqual(['10']);
    }
  });

  it('is free and runs from 18:00 to 22:00 in Port Vila', () => {
    const night = islandsNightsOf(2026).find(({ date }) => date === '2026-11-27');
    expect(night).toEqual({
      date: '2026-11-27',
      name: 'Islands Night',
      startsAt: new Date('2026-11-27T18:00:00+11:00'),
      endsAt: new Date('2026-11-27T22:00:00+11:00'),
      priceVuv: 0,
    });
  });
});
