import { describe, expect, it } from 'vitest';
import { positionOn, ticksOf } from './gauge-scale.ts';

describe('the ticks of a scale', () => {
  it('include both ends, with a major tick at each major step', () => {
    const ticks = ticksOf({ from: 360, to: 600, major: 60, minor: 15 });
    expect(ticks).toHaveLength(17);
    expect(ticks.filter((tick) => tick.major).map((tick) => tick.at)).toEqual([360, 420, 480, 540, 600]);
  });

  it('are counted from the start of the scale, not from zero', () => {
    expect(ticksOf({ from: 1, to: 4, major: 3, minor: 1 })).toEqual([
      { at: 1, major: true },
      { at: 2, major: false },
      { at: 3, major: false },
      { at: 4, major: true },
    ]);
  });
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
