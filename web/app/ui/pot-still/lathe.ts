/**
 * Drawing of turned bodies in flat tones. The outline of such a body is its profile, mirrored; a line that runs down
 * its surface is the same profile, narrower. So the body can be painted in bands, as a woodcut would.
 */

type Point = readonly [distance: number, height: number];

/** Half an outline from top to bottom: a start, then cubic curves, as distances from the axis and heights. */
export interface Profile {
  start: Point;
  curves: readonly (readonly [Point, Point, Point])[];
}

/** A straight piece as a curve. */
export const lineTo = (from: Point, to: Point): readonly [Point, Point, Point] => [from, to, to];

/**
 * The part of the surface between two of its lines, as path data. Lines are named by where they stand across the
 * body: -1 is the left outline, 0 the axis, 1 the right outline.
 */
export function bandOf({ start, curves }: Profile, left: number, right: number): string {
  const at = (across: number, [distance, height]: Point) => `${round(distance * across)} ${round(height)}`;
  const down = curves.map((points) => `C${points.map((point) => at(left, point)).join(' ')}`);
  const up = curves
    .map(([first, second], index) => [second, first, curves[index - 1]?.[2] ?? start] as const)
    .reverse()
    .map((points) => `C${points.map((point) => at(right, point)).join(' ')}`);
  const bottom = curves.at(-1)?.[2] ?? start;
  return `M${at(left, start)}${down.join('')}L${at(right, bottom)}${up.join('')}Z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
