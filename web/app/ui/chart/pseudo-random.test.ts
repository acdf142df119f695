import { describe, expect, it } from 'vitest';
import { pseudoRandom } from './pseudo-random.ts';

describe('pseudo-random numbers', () => {
  const numbers = Array.from({ length: 200 }, (_, seed) => pseudoRandom(seed));

  it('are the same for the same seed', () => {
    expect(Array.from({ length: 200 }, (_, seed) => pseudoRandom(seed))).toEqual(numbers);
  });

  it('are evenly distributed between 0 and 1', () => {
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    const tenths = Array.from({ length: 10 }, (_, tenth) =>
      numbers.filter((number) => Math.floor(number * 10) === tenth),
    );
    expect(tenths.every((bucket) => bucket.length > 6)).toBe(true);
  });
});
