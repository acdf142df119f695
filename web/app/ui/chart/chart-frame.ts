import type { Coordinates } from '../../content/contact/coordinates.ts';

/** The part of the earth that a drawn chart shows, in degrees, and its size in the units of the drawing. */
export interface ChartFrame {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];

const radiansPerDegree = Math.PI / 180;
const kilometresPerDegree = 111.32;

/** How much narrower a degree east is than a degree south. */
const narrowing = (southDegrees: number): number => Math.cos(southDegrees * radiansPerDegree);

/**
 * The frame that shows a place as large as fits, in its middle and true to shape.
 *
 * @param margin - kept free on each side, in the units of the drawing
 */
export function frameAround(
  places: readonly Coordinates[],
  { width, height, margin }: { width: number; height: number; margin: number },
): ChartFrame {
  const [east, south] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [west, farEast] = [Math.min(...east), Math.max(...east)];
  const [north, farSouth] = [Math.min(...south), Math.max(...south)];
  const across = narrowing((north + farSouth) / 2);
  const unitsPerDegree = Math.min(
    (width - 2 * margin) / ((farEast - west) * across),
    (height - 2 * margin) / (farSouth - north),
  );
  const halfWidth = width / 2 / unitsPerDegree / across;
  const halfHeight = height / 2 / unitsPerDegree;
  const middle = [(west + farEast) / 2, (north + farSouth) / 2] as const;
  return {
    west: middle[0] - halfWidth,
    east: middle[0] + halfWidth,
    north: middle[1] - halfHeight,
    south: middle[1] + halfHeight,
    width,
    height,
  };
}

/** The frame with those edges; its height follows from the width. */
export function frameOf(
  edges: Pick<ChartFrame, 'west' | 'east' | 'north' | 'south'>,
  width: number,
): ChartFrame {
  const across = narrowing((edges.north + edges.south) / 2);
  const unitsPerDegree = width / ((edges.east - edges.west) * across);
  return { ...edges, width, height: Math.round((edges.south - edges.north) * unitsPerDegree) };
}

/** Where a place is in the drawing. */
export const pointOf = (frame: ChartFrame, [eastDegrees, southDegrees]: Coordinates): Point => [
  ((eastDegrees - frame.west) / (frame.east - frame.west)) * frame.width,
  ((southDegrees - frame.north) / (frame.south - frame.north)) * frame.height,
];

/** A line of the frame's edge: where it stands, in minutes of arc and in the drawing. */
export interface ChartTick {
  readonly minutes: number;
  readonly at: number;
}

/** The ticks along the edge from north to south, one for each so many minutes of arc. */
export function latitudeTicks(frame: ChartFrame, stepMinutes: number): readonly ChartTick[] {
  const [first, last] = [
    Math.ceil((frame.north * 60) / stepMinutes),
    Math.floor((frame.south * 60) / stepMinutes),
  ];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const minutes = (first + index) * stepMinutes;
    return { minutes, at: pointOf(frame, [frame.west, minutes / 60])[1] };
  });
}

/**
 * Ticks from the frame's edge inwards, as path data: one path is a fifth of as many lines.
 *
 * @param lengthAt of the tick at so many minutes of arc
 */
export const tickLines = (ticks: readonly ChartTick[], lengthAt: (minutes: number) => number): string =>
  ticks.map(({ minutes, at }) => `M0 ${Math.round(at * 10) / 10}h${lengthAt(minutes)}`).join('');

/** As sailors write it: 1065 minutes are `17° 45′`. */
export const writeAngle = (minutes: number): string =>
  `${Math.floor(minutes / 60)}° ${String(Math.floor(minutes % 60)).padStart(2, '0')}′`;

/** Units of the drawing for a kilometre on the ground. */
export const unitsPerKilometre = (frame: ChartFrame): number =>
  frame.height / ((frame.south - frame.north) * kilometresPerDegree);

/** In a straight line; good for the few kilometres of a bay. */
export function kilometresBetween([eastA, southA]: Coordinates, [eastB, southB]: Coordinates): number {
  const across = (eastB - eastA) * narrowing((southA + southB) / 2);
  return Math.hypot(across, southB - southA) * kilometresPerDegree;
}
