import type { Coordinates } from '#shared/values/coordinates.ts';
import { type ChartFrame, type Point, pointOf } from './chart-frame.ts';
import { scattered } from './scattered.ts';

/** Deviation between two points, relative to their distance. */
const unevenness = 0.34;

/** Minimum length of a bend, in steps of the output precision: finer detail is invisible. */
const stepsInBend = 4;

/**
 * Path data of a coast: rounds and roughens few points, deterministically for build and browser. As short as
 * possible, since it is inlined: relative, in whole units where the bends are long enough, else in tenths.
 */
export function coastline(frame: ChartFrame, coast: readonly Coordinates[], seed = 1): string {
  const round = cornersCut(coast.map((place) => pointOf(frame, place)));
  return outline(seenIn(frame, bent(bent(round, seed), seed + 1000)));
}

/** Beyond it nothing of a coast is seen, depth lines included. */
const margin = 60;

/** Leaves out what runs beyond one edge of the frame: a straight line there is as good. */
function seenIn({ width, height }: ChartFrame, points: readonly Point[]): readonly Point[] {
  const isBeyond: readonly ((point: Point) => boolean)[] = [
    ([x]) => x < -margin,
    ([x]) => x > width + margin,
    ([, y]) => y < -margin,
    ([, y]) => y > height + margin,
  ];
  const kept: Point[] = [];
  points.forEach((point, index) => {
    const beside = [kept.at(-1), point, points[index + 1]];
    const isNeedless = isBeyond.some((test) => beside.every((each) => each !== undefined && test(each)));
    if (!isNeedless) kept.push(point);
  });
  return kept;
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

/** Without leading zeros, and without a space before a sign. */
const pairOf = (pair: Point): string =>
  pair
    .map((each) => `${each}`.replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replace(' -', '-');

/** Cuts each corner into a short edge. */
const cornersCut = (points: readonly Point[]): readonly Point[] =>
  edgesOf(points).flatMap(([from, to]) => [between(from, to, 0.25), between(from, to, 0.75)]);

/** Adds a slightly displaced point in the middle of each edge. */
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
