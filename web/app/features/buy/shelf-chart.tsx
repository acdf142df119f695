import { buyCopy as copy } from '../../content/buy-copy.ts';
import { islands, islandsBetween } from '../../content/islands.ts';
import type { Place } from '../../content/place.ts';
import { frameOf, latitudeTicks, pointOf, writeAngle } from '../../ui/chart/chart-frame.ts';
import { coastline } from '../../ui/chart/coastline.ts';
import styles from './shelf-chart.module.css';

const frame = frameOf({ west: 165.9, east: 169.5, north: 14.5, south: 18.05 }, 600);
const { width, height } = frame;

/** The towns that have our bottles on their shelves. */
const towns: readonly { name: string; place: Place; side: 1 | -1; isOurs?: boolean }[] = [
  { name: 'Luganville', place: [167.17, 15.52], side: -1 },
  { name: 'Port Vila', place: [168.31, 17.74], side: 1, isOurs: true },
];

const coasts = [...islands, ...islandsBetween]
  .filter(({ coast }) => coast.every(([, south]) => south < frame.south))
  .map(({ name, coast }, index) => ({ name, path: coastline(frame, coast, 300 + index * 50) }));

/** From Espiritu Santo to Efate, with the towns where we are sold. */
export const ShelfChart = () => (
  <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={copy.chart}>
    <g className={styles.depths}>
      {coasts.map(({ name, path }) => (
        <path key={name} d={path} />
      ))}
    </g>
    <g className={styles.water}>
      {coasts.map(({ name, path }) => (
        <path key={name} d={path} />
      ))}
    </g>
    <g className={styles.land}>
      {coasts.map(({ name, path }) => (
        <path key={name} d={path} />
      ))}
    </g>
    <g className={styles.scale}>
      <line y2={height} />
      {latitudeTicks(frame, 10).map(({ minutes, at }) => (
        <line key={minutes} x2={minutes % 60 === 0 ? 18 : 9} y1={at} y2={at} />
      ))}
      {latitudeTicks(frame, 60).map(({ minutes, at }) => (
        <text key={minutes} x="28" y={at + 5}>
          {writeAngle(minutes).slice(0, 3)} S
        </text>
      ))}
    </g>
    {towns.map(({ name, place, side, isOurs }) => {
      const [x, y] = pointOf(frame, place);
      return (
        <g key={name} className={isOurs ? `${styles.town} ${styles.ours}` : styles.town}>
          <line x1={x} x2={x + side * 30} y1={y} y2={y + 28} />
          <circle cx={x} cy={y} r="5" />
          <text x={x + side * 36} y={y + 38} textAnchor={side > 0 ? 'start' : 'end'}>
            {name}
          </text>
        </g>
      );
    })}
  </svg>
);
