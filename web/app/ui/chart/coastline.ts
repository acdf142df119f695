import type { Coordinates } from '#shared/values/coordinates.ts';
import { type ChartFrame, type Point, pointOf } from './chart-frame.ts';
import { pseudoRandom } from './pseudo-random.ts';

/** Deviation between two points, relative to their distance. */
const roughness = 0.34;

/** Minimum length of a bend, in steps of the output precision: finer detail is invisible. */
const minStepsInBend = 4;

/**
 * Path data of a coast: rounds and roughens a few points, identically in the build and in the browser. As short as
 * possible, since it is inlined: relative, in whole units where the bends are long enough, else in tenths.
 */
export function coastline(frame: ChartFrame, coast: readonly Coordinates[], seed = 1): string {
  const rounded = cutCorners(coast.map((place) => pointOf(frame, place)));
  return pathOf(clipToFrame(frame, roughen(roughen(rounded, seed), seed + 1000)));
}

/** Margin around the frame. Nothing beyond it is visible, not even depth lines. */
const margin = 60;

/** Drops each point that lies beyond the same edge of the frame as its neighbours. */
function clipToFrame({ width, height }: ChartFrame, points: readonly Point[]): readonly Point[] {
  const beyondEdge: readonly ((point: Point) => boolean)[] = [
    ([x]) => x < -margin,
    ([x]) => x > width + margin,
    ([, y]) => y < -margin,
    ([, y]) => y > height + margin,
  ];
  const visible: Point[] = [];
  points.forEach((point, index) => {
    const withNeighbours = [visible.at(-1), point, points[index + 1]];
    const isInvisible = beyondEdge.some((test) =>
      withNeighbours.every((each) => each !== undefined && test(each)),
    );
    if (!isInvisible) visible.push(point);
  });
  return visible;
}

function pathOf(points: readonly Point[]): string {
  const bends = edgesOf(points).map(([from, to]) => Math.hypot(to[0] - from[0], to[1] - from[1]));
  const unitsPerStep = bends.reduce((sum, bend) => sum + bend, 0) > minStepsInBend * bends.length ? 1 : 10;
  const [start = [0, 0], ...offsets] = points
    .map(([x, y]) => [Math.round(x * unitsPerStep), Math.round(y * unitsPerStep)] as const)
    .map(([x, y], index, all) => {
      const [fromX, fromY] = all[index - 1] ?? [0, 0];
      return [(x - fromX) / unitsPerStep, (y - fromY) / unitsPerStep] as const;
    });
  return `M${pairOf(start)}l${offsets.map(pairOf).join(' ').replaceAll(' -', '-')}Z`;
}

/** Formats a pair of numbers without leading zeros, and without a space before a sign. */
const pairOf = (pair: Point): string =>
  pair
    .map((each) => `${each}`.replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replace(' -', '-');

/** Cuts each corner into a short edge. */
const cutCorners = (points: readonly Point[]): readonly Point[] =>
  edgesOf(points).flatMap(([from, to]) => [between(from, to, 0.25), between(from, to, 0.75)]);

/** Adds a slightly displaced point in the middle of each edge. */
const roughen = (points: readonly Point[], seed: number): readonly Point[] =>
  edgesOf(points).flatMap(([from, to], index) => {
    const offset = (pseudoRandom(seed + index) - 0.5) * roughness;
    const [x, y] = between(from, to, 0.5);
    return [from, [x - (to[1] - from[1]) * offset, y + (to[0] - from[0]) * offset]] as const;
  });

const edgesOf = (points: readonly Point[]): readonly (readonly [Point, Point])[] =>
  points.map((point, index) => [point, points[(index + 1) % points.length] ?? point]);

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];
