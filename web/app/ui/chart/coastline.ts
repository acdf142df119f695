import type { Coordinates } from '../../content/contact/coordinates.ts';
import { type ChartFrame, type Point, pointOf } from './chart-frame.ts';
import { scattered } from './scattered.ts';

/** How far a coast bends between two of its points, as a part of their distance. */
const unevenness = 0.34;

/** Bends are longer than this many of the steps that a coast is written in: finer would not be seen. */
const stepsInBend = 4;

/**
 * The outline of a land as path data: a coast of few points, rounded and then roughened as a coast is. It comes out
 * alike at build time and in the browser. It is written as short as it can be, for it stands in the page: from point to
 * point, in whole units of the drawing where the bends are long enough, else in tenths.
 */
export function coastline(frame: ChartFrame, coast: readonly Coordinates[], seed = 1): string {
  const round = cornersCut(coast.map((place) => pointOf(frame, place)));
  return outline(bent(bent(round, seed), seed + 1000));
}

function outline(points: readonly Point[]): string {
  const bends = edgesOf(points).map(([from, to]) => Math.hypot(to[0] - from[0], to[1] - from[1]));
  const fineness = bends.reduce((sum, bend) => sum + bend, 0) > stepsInBend * bends.length ? 1 : 10;
  const [start = [0, 0], ...ways] = points
    .map(([x, y]) => [Math.round(x * fineness), Math.round(y * fineness)] as const)
    .map(([x, y], index, all) => {
      const [fromX, fromY] = all[index - 1] ?? [0, 0];
      return [(x - fromX) / fineness, (y - fromY) / fineness] as const;
    });
  return `M${pairOf(start)}l${ways.map(pairOf).join(' ').replaceAll(' -', '-')}Z`;
}

/** Without zeros before the point and without a space that a sign makes needless. */
const pairOf = (pair: Point): string =>
  pair
    .map((each) => `${each}`.replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replace(' -', '-');

/** Each corner becomes a short edge. */
const cornersCut = (points: readonly Point[]): readonly Point[] =>
  edgesOf(points).flatMap(([from, to]) => [between(from, to, 0.25), between(from, to, 0.75)]);

/** Each edge gets a point in its middle, a little to one side. */
const bent = (points: readonly Point[], seed: number): readonly Point[] =>
  edgesOf(points).flatMap(([from, to], index) => {
    const aside = (scattered(seed + index) - 0.5) * unevenness;
    const [x, y] = between(from, to, 0.5);
    return [from, [x - (to[1] - from[1]) * aside, y + (to[0] - from[0]) * aside]] as const;
  });

const edgesOf = (points: readonly Point[]): readonly (readonly [Point, Point])[] =>
  points.map((point, index) => [point, points[(index + 1) % points.length] ?? point]);

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];
