import type { Coordinates } from '#shared/values/coordinates.ts';
import { type ChartFrame, latitudeTicks, pointOf } from './chart-frame.ts';
import styles from './coast-chart.module.css';

/** A town, with its name to one side: below the dot, or above it when another town lies below. */
export interface ChartTown {
  readonly name: string;
  readonly place: Coordinates;
  readonly side: 1 | -1;
  readonly isAbove?: boolean;
  readonly isOurs?: boolean;
  /** Whether its name is printed on the land. */
  readonly isInland?: boolean;
}

export interface CoastChartProps {
  frame: ChartFrame;
  /** Paths in the frame, from `coastline`. */
  coasts: readonly { name: string; path: string }[];
  towns: readonly ChartTown[];
  /** Minutes of arc between ticks, long ticks, and ticks with a number. */
  steps: readonly [tick: number, long: number, figure: number];
  formatLatitude: (minutes: number) => string;
  /** Alternative text. */
  label: string;
}

/** Islands with hand-drawn depth lines, towns, and the latitude along the edge. */
export const CoastChart = ({ frame, coasts, towns, steps, formatLatitude, label }: CoastChartProps) => {
  const { width, height } = frame;
  const [tickStep, longStep, figureStep] = steps;
  const lands = coasts.map(({ name, path }) => <path key={name} d={path} />);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <g className={styles.depths}>{lands}</g>
      <g className={styles.water}>{lands}</g>
      <g className={styles.land}>{lands}</g>
      <g className={styles.scale}>
        <line y2={height} />
        {latitudeTicks(frame, tickStep).map(({ minutes, at }) => (
          <line
            key={minutes}
            x2={minutes % longStep === 0 ? 18 : 9}
            y1={Math.round(at)}
            y2={Math.round(at)}
          />
        ))}
        {latitudeTicks(frame, figureStep).map(({ minutes, at }) => (
          <text key={minutes} x="28" y={Math.round(at) + 5}>
            {formatLatitude(minutes)}
          </text>
        ))}
      </g>
      {towns.map(({ name, place, side, isAbove, isOurs, isInland }) => {
        const [x = 0, y = 0] = pointOf(frame, place).map(Math.round);
        const labelOffset = isAbove ? -28 : 28;
        return (
          <g
            key={name}
            className={[styles.town, isOurs && styles.ours, isInland && styles.inland]
              .filter(Boolean)
              .join(' ')}
          >
            <line x1={x} x2={x + side * 30} y1={y} y2={y + labelOffset} />
            <circle cx={x} cy={y} r="5" />
            <text
              x={x + side * 36}
              y={y + labelOffset + (isAbove ? 2 : 10)}
              textAnchor={side > 0 ? 'start' : 'end'}
            >
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
