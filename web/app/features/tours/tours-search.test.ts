import { describe, expect, it } from 'vitest';
import { couponIn, readToursSearch, withToursSearch } from './tours-search.ts';

const params = (text: string) => new URLSearchParams(text);

describe('address of the tours page', () => {
  it('reads day and type, the other name of the tasting included', () => {
    expect(readToursSearch(params('date=2026-11-24&tourType=Tour+and+Tasting'))).toEqual({
      date: '2026-11-24',
      tourType: 'Tour and Tasting',
    });
    expect(readToursSearch(params('tourType=Tasting%20Only')).tourType).toBe('Cellar Door Tasting');
  });

  it.each(['', 'date=2026-02-30', 'date=24.11.2026', 'date=', 'tourType=All+Tours', 'tourType=constructor'])(
    'ignores what it cannot read: %j',
    (text) => {
      expect(readToursSearch(params(text))).toEqual({ date: undefined, tourType: undefined });
    },
  );

  it('changes one and keeps the rest', () => {
    const before = params('tourType=Tour+and+Tasting&guests=3');
    const after = withToursSearch(before, { date: readToursSearch(params('date=2026-11-24')).date });
    expect(after.toString()).toBe('tourType=Tour+and+Tasting&guests=3&date=2026-11-24');
    expect(withToursSearch(after, { tourType: undefined }).toString()).toBe('guests=3&date=2026-11-24');
  });
});

describe('coupon', () => {
  it('loses control characters and what could reorder the log', () => {
    expect(couponIn(params('coupon=SHIP%0d%0aforged%00%1b%5b31m%e2%80%ae10'))).toBe('SHIPforged[31m10');
  });

  it('is cut short, and nothing when it is empty', () => {
    expect(couponIn(params(`coupon=${'x'.repeat(500)}`))).toHaveLength(80);
    expect(couponIn(params('coupon=%00'))).toBeUndefined();
    expect(couponIn(params(''))).toBeUndefined();
  });
});
