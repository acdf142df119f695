import type { Island } from '#app/content/team/islands.ts';
import { formatAngle, frameAround, latitudeTicks, tickLines } from '#app/ui/chart/chart-frame.ts';
import { coastline } from '#app/ui/chart/coastline.ts';
import styles from './island-chart.module.css';

const width = 400;
const height = 500;

/** Depth lines by distance from the coast, outermost first. */
const depths = [92, 64, 40, 20];

const chartId = (island: string): string => `chart-${island.toLowerCase().replaceAll(' ', '-')}`;

/** Chart of an island: depths, coast, high ground, and the latitude along the edge. */
export const IslandChart = ({ island }: { island: Island }) => {
  const id = chartId(island.name);
  const frame = frameAround(island.coast, { width, height, margin: 84 });
  const coast = coastline(frame, island.coast, Math.round(island.latitudeSouth * 100));
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className={styles.sea} width={width} height={height} />
      <clipPath id={`${id}-land`}>
        <path id={`${id}-coast`} d={coast} />
      </clipPath>
      {depths.map((depth) => (
        <g key={depth}>
          <use className={styles.depth} href={`#${id}-coast`} strokeWidth={2 * depth} />
          <use className={styles.water} href={`#${id}-coast`} strokeWidth={2 * depth - 2.5} />
        </g>
      ))}
      <Latitude frame={frame} />
      <use className={styles.high} href={`#${id}-coast`} />
      <use className={styles.low} href={`#${id}-coast`} clipPath={`url(#${id}-land)`} />
      <use className={styles.coast} href={`#${id}-coast`} />
    </svg>
  );
};

const Latitude = ({ frame }: { frame: ReturnType<typeof frameAround> }) => (
  <g className={styles.scale}>
    <path d={tickLines(latitudeTicks(frame, 2), (minutes) => (minutes % 10 === 0 ? 18 : 8))} />
    {latitudeTicks(frame, 10)
      .filter(({ at }) => at > 20 && at < height - 20)
      .map(({ minutes, at }) => (
        <text key={minutes} x="26" y={Math.round(at + 5)}>
          {formatAngle(minutes)}
        </text>
      ))}
  </g>
);
