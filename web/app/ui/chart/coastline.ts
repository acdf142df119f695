import type { Place } from '../../content/place.ts';
import { type ChartFrame, type Point, pointOf } from './chart-frame.ts';
import { scattered } from './scattered.ts';

/** How far a coast bends between two of its points, as a part of their distance. */
const unevenness = 0.34;

/**
 * The outline of a land as path data: a coast of few points, rounded and then roughened as a coast is. It comes out
 * alike at build time and in the browser.
 */
export function coastline(frame: ChartFrame, coast: readonly Place[], seed = 1): string {
  const round = cornersCut(coast.map((place) => pointOf(frame, place)));
  const rough = bent(bent(round, seed), seed + 1000);
  return `M${rough.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`;
}

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
