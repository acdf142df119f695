import type { AvailabilityTone } from '../../../shared/booking/availability.ts';
import styles from './capacity-meter.module.css';

export interface CapacityMeterProps {
  /** Places of the slot: one tick each. */
  places: number;
  taken: number;
  /** Places of this guest's own party, behind those taken. */
  yours?: number;
  /** Colour of the free places; `unknown` when nobody has counted them yet. */
  tone: AvailabilityTone | 'free' | 'unknown';
  /** Tall ticks with room for a caption below, as beside the stepper. */
  large?: boolean;
}

/**
 * The capacity as a gauge: taken places low and brown, the guest's own tall and cane, free ones in their tone. Only drawn:
 * the figures stand beside it in words. One path for places alike, since a day has more than two hundred.
 */
export function CapacityMeter({ places, taken, yours = 0, tone, large = false }: CapacityMeterProps) {
  const gone = tone === 'unknown' ? 0 : taken;
  const behind = gone + yours;
  return (
    <svg
      className={large ? `${styles.meter} ${styles.large}` : styles.meter}
      viewBox={`0 0 ${places - gap} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={tone === 'no' ? styles.refused : styles.taken} d={ticks(0, gone)} />
      <path className={styles.yours} d={ticks(gone, behind)} />
      <path className={styles[tone]} d={ticks(behind, places)} />
    </svg>
  );
}

/** Between two ticks, as a part of a place. */
const gap = 0.2;

function ticks(from: number, to: number): string {
  let path = '';
  for (let place = from; place < to; place += 1) path += `M${place} 0h${1 - gap}v1H${place}z`;
  return path;
}
