import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFigure, formatVuv } from '../values/written-amount.ts';
import { totalPriceVuv, tours } from './tours.ts';

describe('tours', () => {
  it('have the specified prices and durations', () => {
    expect(tours['Tour and Tasting']).toEqual({
      type: 'Tour and Tasting',
      priceVuv: 4000,
      minutes: 60,
    });
    expect(tours['Cellar Door Tasting']).toEqual({
      type: 'Cellar Door Tasting',
      priceVuv: 2500,
      minutes: 30,
    });
  });

  it.each([
    ['Tour and Tasting', 1, 4000, '4,000 VUV'],
    ['Tour and Tasting', 3, 12_000, '12,000 VUV'],
    ['Tour and Tasting', 16, 64_000, '64,000 VUV'],
    ['Cellar Door Tasting', 1, 2500, '2,500 VUV'],
    ['Cellar Door Tasting', 7, 17_500, '17,500 VUV'],
    ['Cellar Door Tasting', 16, 40_000, '40,000 VUV'],
  ] as const)('of the type %s for %i guests cost %i vatu', (type, guests, total, formatted) => {
    expect(totalPriceVuv(type, guests)).toBe(total);
    expect(formatVuv(total)).toBe(formatted);
  });
});

it('formatFigure formats whole numbers as in British English', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (amount) => {
      expect(formatFigure(amount)).toBe(amount.toLocaleString('en-GB'));
    }),
  );
});
