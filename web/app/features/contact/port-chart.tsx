import { contactCopy as copy } from '#app/content/contact/contact-copy.ts';
import { distilleryPlace, portChart, wharfPlace } from '#app/content/contact/port-chart.ts';
import {
  formatAngle,
  frameOf,
  latitudeTicks,
  pointOf,
  tickLines,
  unitsPerKilometre,
} from '#app/ui/chart/chart-frame.ts';
import { coastline } from '#app/ui/chart/coastline.ts';
import { business } from '#shared/content/business.ts';
import type { Coordinates } from '#shared/values/coordinates.ts';
import styles from './port-chart.module.css';

const frame = frameOf(portChart.frame, 900);
const { width, height } = frame;

const mainland = coastline(frame, portChart.mainland, 40);
const lagoon = coastline(frame, portChart.lagoon, 400);
const smallIslands = portChart.smallIslands.map(({ name, coast }, index) => ({
  name,
  path: coastline(frame, coast, 700 + index * 50),
}));
const lands = [{ name: 'mainland', path: mainland }, ...smallIslands];

const lineOf = (places: readonly Coordinates[]): string =>
  `M${places.map((place) => pointOf(frame, place).map(Math.round).join(' ')).join('L')}`;

/** Depth lines, by distance from the coast. */
const depths = [58, 38, 20];
const coastsId = 'port-chart-coasts';
const mainlandId = 'port-chart-mainland';
const groundId = 'port-chart-ground';
const kilometre = unitsPerKilometre(frame);

/** Chart of the bay with wharf and distillery. */
export const PortChart = () => (
  <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={copy.chart}>
    <defs>
      <g id={coastsId}>
        {lands.map(({ name, path }) => (
          <path key={name} id={path === mainland ? mainlandId : undefined} d={path} />
        ))}
      </g>
    </defs>
    {depths.map((depth) => (
      <g key={depth}>
        <Coasts className={styles.depth} strokeWidth={2 * depth} />
        <Coasts className={styles.water} strokeWidth={2 * depth - 3} />
      </g>
    ))}
    <clipPath id={groundId}>
      <use href={`#${mainlandId}`} />
    </clipPath>
    <Coasts className={styles.low} strokeWidth={2.5} />
    <use className={styles.high} href={`#${mainlandId}`} />
    <use className={styles.shore} href={`#${mainlandId}`} clipPath={`url(#${groundId})`} />
    <Coasts className={styles.coast} strokeWidth={2.5} />
    <path className={styles.lagoon} d={lagoon} />
    <path className={styles.road} d={lineOf(portChart.road)} />
    <path className={styles.runway} d={lineOf(portChart.runway)} />
    {portChart.words.map(({ text, at, kind }) => {
      const [x, y] = wholePointOf(at);
      return (
        <text key={text} className={styles[kind]} x={x} y={y} textAnchor="middle">
          {copy.onChart(text)}
        </text>
      );
    })}
    <Edge />
    <Mark place={wharfPlace} labelOffset={[40, 62]} className={styles.wharf}>
      {business.wharf.name}
    </Mark>
    <Mark place={distilleryPlace} labelOffset={[54, -46]} className={styles.distillery}>
      {copy.distillery}
    </Mark>
    <ScaleBar />
  </svg>
);

/** Rounded to whole units, which keeps the HTML small. */
const wholePointOf = (place: Coordinates) => pointOf(frame, place).map(Math.round) as [x: number, y: number];

const Coasts = ({ className, strokeWidth }: { className: string | undefined; strokeWidth: number }) => (
  <use className={className} href={`#${coastsId}`} strokeWidth={strokeWidth} />
);

/** Edge of the chart, with a tick every half minute of latitude. */
const Edge = () => (
  <g className={styles.scale}>
    <path d={tickLines(latitudeTicks(frame, 0.5), (minutes) => (Number.isInteger(minutes) ? 20 : 10))} />
    {latitudeTicks(frame, 2)
      .filter(({ at }) => at > 24 && at < height - 24)
      .map(({ minutes, at }) => (
        <text key={minutes} x="30" y={Math.round(at + 6)}>
          {formatAngle(minutes)}
        </text>
      ))}
  </g>
);

interface MarkProps {
  place: Coordinates;
  /** Offset from the place to the label: to its middle if the label is below, else to its start. */
  labelOffset: readonly [x: number, y: number];
  className: string | undefined;
  children: string;
}

const Mark = ({ place, labelOffset: [right, down], className, children }: MarkProps) => {
  const [x, y] = wholePointOf(place);
  const isBelow = down > 0;
  return (
    <g className={className}>
      <line x1={x} x2={x + right} y1={y} y2={y + down} />
      <circle cx={x} cy={y} r="10" />
      <text
        x={x + right + (isBelow ? 0 : 6)}
        y={y + down + (isBelow ? 32 : -4)}
        textAnchor={isBelow ? 'middle' : 'start'}
      >
        {children}
      </text>
    </g>
  );
};

/** Scale bar in kilometres, in the open sea. */
const ScaleBar = () => (
  <g className={styles.scale} transform={`translate(28 ${Math.round(0.72 * height)})`}>
    <path
      d={`M0 0H${Math.round(2 * kilometre)}${[0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]
        .map(
          (at) =>
            `M${Math.round(at * kilometre)} 0v${Number.isInteger(at) ? -18 : at % 0.5 === 0 ? -12 : -8}`,
        )
        .join('')}`}
    />
    <text className={styles.length} x={Math.round(2 * kilometre) + 12} y="4">
      {copy.kilometres(2)}
    </text>
  </g>
);
