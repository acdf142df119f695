import { describe, expect, it } from 'vitest';
import { mixed, scattered } from './tones.ts';

describe('tones', () => {
  it.each([
    [0, '#120e0b'],
    [1, '#f2c277'],
    [0.5, '#826841'],
    [-1, '#120e0b'],
    [2, '#f2c277'],
  ])('mixes %s of the second colour into the first', (share, colour) => {
    expect(mixed('#120e0b', '#f2c277', share)).toBe(colour);
  });
});

describe('scattered numbers', () => {
  const numbers = Array.from({ length: 200 }, (_, seed) => scattered(seed));

  it('are the same each time', () => {
    expect(Array.from({ length: 200 }, (_, seed) => scattered(seed))).toEqual(numbers);
  });

  it('lie between 0 and 1 and do not crowd', () => {
    expect(numbers.every((one) => one >= 0 && one < 1)).toBe(true);
    const tenths = Array.from({ length: 10 }, (_, tenth) =>
      numbers.filter((one) => Math.floor(one * 10) === tenth),
    );
    expect(tenths.every((some) => some.length > 6)).toBe(true);
  });
});
