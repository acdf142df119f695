import { describe, expect, it } from 'vitest';
import { limitToStock, stockLevel } from './stock-limit.ts';

describe('the stock of a rum', () => {
  it.each([
    [undefined, 'unknown'],
    [-1, 'none'],
    [0, 'none'],
    [1, 'few'],
    [5, 'few'],
    [6, 'enough'],
    [24, 'enough'],
  ] as const)('of %s bottles has the level "%s"', (available, level) => {
    expect(stockLevel(available)).toBe(level);
  });

  it.each([
    [3, undefined, 3],
    [3, 24, 3],
    [4, 4, 4],
    [5, 4, 4],
    [1, 0, 0],
    [1, -1, 0],
  ])('limits an order of %i bottles, with %s available, to %i', (requested, available, allowed) => {
    expect(limitToStock(requested, available)).toBe(allowed);
  });
});
