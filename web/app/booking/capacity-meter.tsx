import type { AvailabilityTone } from '#shared/booking/messages/slot-words.ts';
import styles from './capacity-meter.module.css';

export interface CapacityMeterProps {
  /** Capacity of the slot, one tick per seat. */
  places: number;
  taken: number;
  /** Seats of this guest's party, after those taken. */
  yours?: number;
  /** Colour of the free seats: `plain` is neutral, `free` outlined. */
  tone: AvailabilityTone | 'plain' | 'free';
  /** Tall ticks with space for a caption below. */
  large?: boolean;
}

/**
 * Capacity as a meter. Ticks of taken seats are short, those of the guest's party tall and those of free seats in
 * between, so that height alone distinguishes them. Decorative: the text next to it gives the numbers. One path per
 * kind of seat, since a day has more than two hundred seats.
 */
export function CapacityMeter({ places, taken, yours = 0, tone, large = false }: CapacityMeterProps) {
  const firstFree = taken + yours;
  return (
    <svg
      className={large ? `${styles.meter} ${styles.large}` : styles.meter}
      viewBox={`0 0 ${places - gap} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.taken} d={ticks(0, taken)} />
      <path className={styles.yours} d={ticks(taken, firstFree)} />
      <path className={styles[tone]} d={ticks(firstFree, places)} />
    </svg>
  );
}

/** Gap between two ticks, as a fraction of a seat. */
const gap = 0.2;

function ticks(from: number, to: number): string {
  let path = '';
  for (let place = from; place < to; place += 1) path += `M${place} 0h${1 - gap}v1H${place}z`;
  return path;
}
