import { describe, expect, it } from 'vitest';
import type { Coordinates } from '#shared/values/coordinates.ts';
import {
  formatAngle,
  frameAround,
  frameOf,
  latitudeTicks,
  pointOf,
  tickLines,
  unitsPerKilometre,
} from './chart-frame.ts';

/** Twice as long north to south as west to east, on the ground. */
const tallCoast: readonly Coordinates[] = [
  [168, 17],
  [168 + 0.25 / Math.cos((17.25 * Math.PI) / 180), 17.5],
];

describe('a chart frame around a place', () => {
  const frame = frameAround(tallCoast, { width: 400, height: 500, margin: 50 });

  it('contains all coordinates and is as large as the margin allows', () => {
    const [[x1, y1], [x2, y2]] = tallCoast.map((place) => pointOf(frame, place)) as [
      [number, number],
      [number, number],
    ];
    expect([y1, y2]).toEqual([expect.closeTo(50), expect.closeTo(450)]);
    expect((x1 + x2) / 2).toBeCloseTo(200);
  });

  it('keeps the proportions: a kilometre is as long to the east as to the south', () => {
    const [[x1, y1], [x2, y2]] = tallCoast.map((place) => pointOf(frame, place)) as [
      [number, number],
      [number, number],
    ];
    expect((y2 - y1) / (x2 - x1)).toBeCloseTo(2);
  });

  it('keeps the margin on the left and the right if the frame is narrow', () => {
    const wideFrame = frameAround(tallCoast, { width: 150, height: 900, margin: 20 });
    expect(pointOf(wideFrame, tallCoast[0] as Coordinates)[0]).toBeCloseTo(20);
    expect(pointOf(wideFrame, tallCoast[1] as Coordinates)[0]).toBeCloseTo(130);
  });
});

describe('a chart frame with given edges', () => {
  const frame = frameOf({ west: 168.25, east: 168.35, north: 17.7, south: 17.8 }, 1000);

  it('has a height that keeps the proportions of the map', () => {
    expect(frame.height).toBe(1050);
  });

  it('converts kilometres to SVG units', () => {
    const kilometresAcross = 10.6;
    expect(unitsPerKilometre(frame) * kilometresAcross).toBeCloseTo(1000, -1);
  });
});

describe('the edge of the chart', () => {
  it('has a tick at each step of latitude within the frame', () => {
    const frame = frameOf({ west: 168, east: 169, north: 17.49, south: 17.85 }, 600);
    expect(latitudeTicks(frame, 10).map(({ minutes }) => minutes)).toEqual([1050, 1060, 1070]);
    expect(latitudeTicks(frame, 10)[0]?.at).toBeCloseTo(pointOf(frame, [168, 17.5])[1]);
  });

  it('has all ticks in one SVG path', () => {
    const ticks = [
      { minutes: 1050, at: 33.333_33 },
      { minutes: 1055, at: 171 },
    ];
    expect(tickLines(ticks, (minutes) => (minutes % 10 === 0 ? 18 : 8))).toBe('M0 33.3h18m-18 137.7h8');
  });

  it.each([
    [1065, '17° 45′'],
    [1050, '17° 30′'],
    [900, '15° 00′'],
  ])('formats an angle of %i minutes as %s', (minutes, text) => expect(formatAngle(minutes)).toBe(text));
});
