import { describe, expect, it } from 'vitest';
import { frameOf } from './chart-frame.ts';
import { coastline } from './coastline.ts';

const frame = frameOf({ west: 168, east: 169, north: 17, south: 18 }, 500);
const square = [
  [168.2, 17.2],
  [168.8, 17.2],
  [168.8, 17.8],
  [168.2, 17.8],
] as const;

/** Parses relative path data into points. */
function pointsOf(path: string): readonly [number, number][] {
  const numbers = (path.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(Number);
  let at: [number, number] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, index) => {
    at = [at[0] + (numbers[2 * index] ?? 0), at[1] + (numbers[2 * index + 1] ?? 0)];
    return at;
  });
}

describe('a coast drawn on the chart', () => {
  const path = coastline(frame, square, 7);

  it('is one closed line with more bends than the given outline', () => {
    expect(path).toMatch(/^M[\d.]+ [\d.]+l[\d. -]+Z$/);
    expect(pointsOf(path)).toHaveLength(4 * 2 * 2 * 2);
  });

  it('is the same for the same seed, and different for another', () => {
    expect(coastline(frame, square, 7)).toBe(path);
    expect(coastline(frame, square, 8)).not.toBe(path);
  });

  it('stays near the given outline all the way round', () => {
    const [min, max] = [0.2 * 500 - 40, 0.8 * 500 + 40];
    for (const [x] of pointsOf(path)) {
      expect(x).toBeGreaterThan(min);
      expect(x).toBeLessThan(max);
    }
  });

  it('has no extra bends beyond the edge of the chart', () => {
    const beyondEdge = [[168.2, 12], [168.8, 12], ...square.slice(2)] as const;
    const points = pointsOf(coastline(frame, beyondEdge, 7));
    const areInvisible = points.map(([, y]) => y < -60);
    const runs = areInvisible.filter(
      (each, index) => each && areInvisible[index - 1] && areInvisible[index + 1],
    );
    expect(runs).toEqual([]);
    expect(areInvisible.filter((each) => !each).length).toBeGreaterThan(5);
    // Visible lines do not change: the nearest points beyond the edge stay.
    expect(areInvisible.filter(Boolean).length).toBeGreaterThanOrEqual(2);
  });

  it('rounds the points of a large coast to integers and those of a small one to tenths', () => {
    const small = square.map(([east, south]) => [168 + (east - 168) / 20, 17 + (south - 17) / 20] as const);
    expect(path).not.toContain('.');
    expect(coastline(frame, small, 7)).toMatch(/[ l-]\.\d/);
    const times20 = pointsOf(coastline(frame, small, 7)).map(([x, y]) => [x * 20, y * 20]);
    const [first = [], second = []] = [times20, pointsOf(path)].map((points) => points.map(([x = 0]) => x));
    expect(first.map((x, index) => Math.abs(x - (second[index] ?? 0)) < 1.6)).not.toContain(false);
  });
});
