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
const pointsOf = (path: string) =>
  path
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number]);

describe('coast', () => {
  const path = coastline(frame, square, 7);

  it('is one closed line with more bends than it was given', () => {
    expect(path).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+)+Z$/);
    expect(pointsOf(path)).toHaveLength(4 * 2 * 2 * 2);
  });

  it('comes out the same each time, and otherwise for another seed', () => {
    expect(coastline(frame, square, 7)).toBe(path);
    expect(coastline(frame, square, 8)).not.toBe(path);
  });

  it('stays near the land that was given', () => {
    const [least, most] = [0.2 * 500 - 40, 0.8 * 500 + 40];
    for (const [x] of pointsOf(path)) {
      expect(x).toBeGreaterThan(least);
      expect(x).toBeLessThan(most);
    }
  });
});
