import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Barrel } from '#app/content/batches/batch-records.ts';
import { batches } from '#app/content/batches/batches.ts';
import { agesOf, monthLabel, shareScaleOf } from './barrel-figures.ts';

const barrel = (months: number, blendPercentage: number): Barrel => ({
  batch: 'C-001',
  age: { years: Math.floor(months / 12), months: months % 12 },
  fillingDate: '2018-03',
  blendPercentage,
});

describe('the average age of a blend', () => {
  it('is weighted by share', () => {
    const table = batches.find(({ id }) => id === 'ARB4')?.barrels?.table ?? [];
    expect(agesOf(table)).toEqual({
      average: { years: 5, months: 8 },
      youngest: { years: 5, months: 1 },
    });
    expect(agesOf([barrel(60, 90), barrel(120, 10)]).average).toEqual({ years: 5, months: 6 });
  });

  it('lies between the youngest and the oldest cask', () => {
    const barrels = fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 100 })), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(barrels, (pairs) => {
        const { average, youngest } = agesOf(pairs.map(([months, share]) => barrel(months, share)));
        const months = pairs.map(([age]) => age);
        const averageMonths = average.years * 12 + average.months;
        expect(youngest.years * 12 + youngest.months).toBe(Math.min(...months));
        expect(averageMonths).toBeGreaterThanOrEqual(Math.min(...months));
        expect(averageMonths).toBeLessThanOrEqual(Math.max(...months));
        expect(average.months).toBeLessThan(12);
      }),
    );
  });
});

it.each([
  [[34, 27, 21, 18], 40],
  [[40, 30, 30], 40],
  [[42, 33, 25], 60],
  [[100], 100],
])('the scale for the cask shares %j ends at %d percent', (shares, to) => {
  const { to: end, major, minor } = shareScaleOf(shares.map((share) => barrel(60, share)));
  expect(end).toBe(to);
  expect([end % major, major % minor]).toEqual([0, 0]);
});

it('a month is labelled with its short name and year', () => {
  expect([monthLabel('2018-03'), monthLabel('2025-12')]).toEqual(['Mar 2018', 'Dec 2025']);
});
