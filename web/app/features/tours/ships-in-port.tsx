import type { ShipCall } from '../../../../shared/booking/ship-days.ts';
import { timeLabel } from '../../../../shared/values/port-vila-time.ts';
import { toursCopy } from '../../content/booking/tours-copy.ts';
import { Gauge } from '../../ui/gauge.tsx';
import styles from './ships-in-port.module.css';

const copy = toursCopy.ships;
/** Same scale as the timeline below, so that ship times align with slots. */
const scale = { from: 10 * 60, to: 17 * 60, major: 60, minor: 15 };
const onScale = (minutes: number): number => Math.min(Math.max(minutes, scale.from), scale.to);

/** Ships of the day with their hours ashore, if any. */
export function ShipsInPort({ ships }: { ships: readonly ShipCall[] }) {
  if (ships.length === 0) return null;
  return (
    <section className={styles.ships} aria-labelledby="ships">
      <h3 id="ships" className={styles.title}>
        {copy.title}
      </h3>
      <ul className={styles.list}>
        {ships.map(({ ship, ashoreMinutes, allAboardMinutes }) => (
          <li key={ship} className={styles.ship}>
            <p>
              <span className={styles.name}>{ship}</span>{' '}
              <span className={styles.hours}>
                {copy.hours(timeLabel(ashoreMinutes), timeLabel(allAboardMinutes))}
              </span>
            </p>
            <Gauge
              {...scale}
              compact
              measured={[{ from: onScale(ashoreMinutes), to: onScale(allAboardMinutes) }]}
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{copy.note}</p>
    </section>
  );
}
