import { describe, expect, it } from 'vitest';
import { positionOn, ticksOf } from './gauge-scale.ts';

it('the ticks of a scale are counted from its start and include both ends', () => {
  expect(ticksOf(1, 4, 1)).toEqual([1, 2, 3, 4]);
  expect(ticksOf(14.75, 15.5, 0.25)).toEqual([14.75, 15, 15.25, 15.5]);
});

describe('a position on a scale', () => {
  it.each([
    [360, 0],
    [840, 50],
    [1320, 100],
    [852, 51.25],
  ])('of %i minutes is %d %%', (minutes, place) => {
    expect(positionOn({ from: 360, to: 1320 }, minutes)).toBe(place);
  });

  it('is clamped for values beyond the ends', () => {
    expect(positionOn({ from: 360, to: 1320 }, 0)).toBe(0);
    expect(positionOn({ from: 360, to: 1320 }, 1439)).toBe(100);
  });
});
