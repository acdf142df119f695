import { describe, expect, it } from 'vitest';
import { scattered } from './scattered.ts';

describe('scattered numbers', () => {
  const numbers = Array.from({ length: 200 }, (_, seed) => scattered(seed));

  it('are deterministic', () => {
    expect(Array.from({ length: 200 }, (_, seed) => scattered(seed))).toEqual(numbers);
  });

  it('lie between 0 and 1, evenly', () => {
    expect(numbers.every((one) => one >= 0 && one < 1)).toBe(true);
    const tenths = Array.from({ length: 10 }, (_, tenth) =>
      numbers.filter((one) => Math.floor(one * 10) === tenth),
    );
    expect(tenths.every((some) => some.length > 6)).toBe(true);
  });
});
