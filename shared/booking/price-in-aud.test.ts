import { describe, expect, it } from 'vitest';
import { pricesInAud } from '../content/business.ts';
import { orInAud } from '../values/written-amount.ts';
import { type PricesInAud, priceInAud } from './price-in-aud.ts';
import { type TourType, tourTypes } from './slots.ts';
import { totalPriceVuv } from './tours.ts';

const audPrices = { 'Tour and Tasting': 55, 'Cellar Door Tasting': 35 };

describe('the price in Australian dollars', () => {
  it.each<[TourType, number, number]>([
    ['Tour and Tasting', 1, 55],
    ['Tour and Tasting', 4, 220],
    ['Cellar Door Tasting', 16, 560],
  ])('of a %s for %i guests is %i dollars', (type, guests, aud) => {
    expect(priceInAud(type, totalPriceVuv(type, guests), audPrices)).toBe(aud);
  });

  it.each<[string, TourType, number, PricesInAud]>([
    ['none is set', 'Tour and Tasting', 4000, {}],
    ['none is set for this tour', 'Tour and Tasting', 4000, { 'Cellar Door Tasting': 35 }],
    ['there is nothing to pay', 'Tour and Tasting', 0, audPrices],
    ['the amount is not that of whole adults', 'Tour and Tasting', 1500, audPrices],
  ])('is absent when %s', (_, type, vuv, prices) => {
    expect(priceInAud(type, vuv, prices)).toBeUndefined();
  });

  it('is in whole dollars at a plausible exchange rate', () => {
    for (const type of tourTypes) {
      const perAdult = (pricesInAud as PricesInAud)[type];
      if (perAdult === undefined) continue;
      expect(Number.isInteger(perAdult)).toBe(true);
      // A dollar has been between 60 and 100 vatu for decades.
      const rate = totalPriceVuv(type, 1) / perAdult;
      expect(rate).toBeGreaterThan(60);
      expect(rate).toBeLessThan(100);
    }
  });

  it('is worded as a cash alternative to the price in vatu', () => {
    expect(orInAud(1100)).toBe('or 1,100 AUD in cash');
  });
});
