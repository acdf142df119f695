import type { Coordinates } from '#shared/values/coordinates.ts';

/** Section of the earth on a chart, in degrees, and its size in SVG units. */
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

/** Length of a degree east relative to a degree south. */
const narrowing = (southDegrees: number): number => Math.cos(southDegrees * radiansPerDegree);

/**
 * Frame that fits the given points, centred and in proportion.
 *
 * @param margin - on each side, in SVG units
 */
export function frameAround(
  places: readonly Coordinates[],
  { width, height, margin }: { width: number; height: number; margin: number },
): ChartFrame {
  const [longitudes, latitudes] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [west, farEast] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [north, farSouth] = [Math.min(...latitudes), Math.max(...latitudes)];
  const eastScale = narrowing((north + farSouth) / 2);
  const unitsPerDegree = Math.min(
    (width - 2 * margin) / ((farEast - west) * eastScale),
    (height - 2 * margin) / (farSouth - north),
  );
  const halfWidth = width / 2 / unitsPerDegree / eastScale;
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

/** Frame with the given edges; its height follows from the width. */
export function frameOf(
  edges: Pick<ChartFrame, 'west' | 'east' | 'north' | 'south'>,
  width: number,
): ChartFrame {
  const eastScale = narrowing((edges.north + edges.south) / 2);
  const unitsPerDegree = width / ((edges.east - edges.west) * eastScale);
  return { ...edges, width, height: Math.round((edges.south - edges.north) * unitsPerDegree) };
}

/** Position of a place on the chart. */
export const pointOf = (frame: ChartFrame, [eastDegrees, southDegrees]: Coordinates): Point => [
  ((eastDegrees - frame.west) / (frame.east - frame.west)) * frame.width,
  ((southDegrees - frame.north) / (frame.south - frame.north)) * frame.height,
];

/** A tick on the chart's edge: in minutes of arc and in SVG units. */
export interface ChartTick {
  readonly minutes: number;
  readonly at: number;
}

/** Ticks along the edge from north to south, one per step in minutes of arc. */
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
 * Ticks inwards from the edge, as one path, which takes a fifth of the bytes of single lines. Each starts from the one
 * before it, because equal steps compress well.
 *
 * @param lengthAt length of the tick at a latitude in minutes
 */
export const tickLines = (ticks: readonly ChartTick[], lengthAt: (minutes: number) => number): string =>
  ticks
    .map(({ minutes, at }, index) => {
      const previous = ticks[index - 1];
      const start = previous
        ? `m${-lengthAt(previous.minutes)} ${toTenths(toTenths(at) - toTenths(previous.at))}`
        : `M0 ${toTenths(at)}`;
      return `${start}h${lengthAt(minutes)}`;
    })
    .join('');

const toTenths = (units: number): number => Math.round(units * 10) / 10;

/** Nautical notation: 1065 minutes are `17° 45′`. */
export const formatAngle = (minutes: number): string =>
  `${Math.floor(minutes / 60)}° ${String(Math.floor(minutes % 60)).padStart(2, '0')}′`;

/** SVG units per kilometre. */
export const unitsPerKilometre = (frame: ChartFrame): number =>
  frame.height / ((frame.south - frame.north) * kilometresPerDegree);
