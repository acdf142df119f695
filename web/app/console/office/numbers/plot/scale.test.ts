import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCompact, pitchFor, scaleFor, ticksFor } from './scale.ts';

it.each([
  [135, 40, 4, [0, 50, 100, 150]],
  [8, 40, 1, [0, 2, 4, 6, 8]],
  [0, 40, 1, [0, 1, 2, 3, 4]],
  [405_000, 40, 20_000, [0, 200_000, 400_000, 600_000]],
  [80, 20, 4, [0, 20, 40, 60, 80]],
])('the scale of a plot up to %i with at most %i ticks counts %i per tick', (highest, max, unit, marks) => {
  expect(scaleFor(highest, max)).toMatchObject({ unit, marks });
});

it('the scale of a plot covers every figure, and draws at least one tick for every figure above zero', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.double({ min: 0, max: 1, noNaN: true }), (highest, share) => {
      const scale = scaleFor(highest, 40);
      const value = Math.floor(highest * share);
      expect(scale.ticks).toBeLessThanOrEqual(40);
      expect(scale.marks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticksFor(value, scale)).toBeLessThanOrEqual(Math.ceil(scale.ticks));
      expect(ticksFor(value, scale) > 0).toBe(value > 0);
      expect(Math.abs(ticksFor(value, scale) * scale.unit - value)).toBeLessThan(scale.unit);
    }),
  );
});

it.each([
  [37.5, 6],
  [8, 20],
  [20, 11],
])('a bar of a plot with %d ticks spaces them %i pixels apart', (ticks, pitch) => {
  expect(pitchFor(ticks, { length: 228, minPitch: 6, maxPitch: 20 })).toBe(pitch);
});

it.each([
  [0, '0'],
  [999, '999'],
  [9999, '9,999'],
  [469_500, '470k'],
  [1_240_000, '1.2M'],
])('the axis of a plot shows %i as %s', (value, text) => {
  expect(formatCompact(value)).toBe(text);
});
