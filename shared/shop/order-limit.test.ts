import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkoutLimits,
  isWithinOrder,
  limitToOrder,
  maxBottlesPerOrder,
  maxHeldPerNetwork,
} from './order-limit.ts';
import { products } from './products.ts';

const [yumi, aged] = products.map(({ id }) => id) as [string, string];
const items = (yumiBottles: number, agedBottles: number) => [
  { id: yumi, quantity: yumiBottles },
  { id: aged, quantity: agedBottles },
];

describe('an order', () => {
  it.each([
    [[], true],
    [items(12, 0), true],
    [items(6, 6), true],
    [items(6, 7), false],
    [items(13, 0), false],
  ])('of %j is within the limit: %s', (lines, isSmallEnough) => {
    expect(isWithinOrder(lines)).toBe(isSmallEnough);
  });

  it.each([
    [items(0, 0), 12, 12],
    [items(0, 0), 13, 12],
    [items(2, 8), 4, 4],
    [items(2, 8), 5, 4],
    [items(4, 8), 5, 4],
    [items(4, 12), 5, 4],
    // Stored before the limit existed.
    [items(20, 8), 21, 20],
    [items(20, 8), 19, 19],
    [items(20, 8), 0, 0],
  ])(
    'of %j whose first line is set to %i bottles is limited to %i bottles in that line',
    (lines, requested, allowed) => {
      expect(limitToOrder(lines, yumi, requested)).toBe(allowed);
    },
  );

  it('never gets more bottles of a line than requested, and never grows beyond the limit', () => {
    const count = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(count, count, count, (yumiBottles, agedBottles, requested) => {
        const allowed = limitToOrder(items(yumiBottles, agedBottles), yumi, requested);
        expect(allowed).toBeLessThanOrEqual(requested);
        if (allowed > yumiBottles) expect(allowed + agedBottles).toBeLessThanOrEqual(maxBottlesPerOrder);
        else expect(allowed).toBe(Math.min(yumiBottles, requested));
      }),
    );
  });
});

it('one network can hold two full orders, but not all 24 bottles of each rum', () => {
  expect(maxHeldPerNetwork).toBeLessThan(24 * products.length);
  expect(maxHeldPerNetwork).toBeGreaterThanOrEqual(2 * maxBottlesPerOrder);
  expect(checkoutLimits.perAddress.max).toBeGreaterThanOrEqual(2 * maxHeldPerNetwork);
});
