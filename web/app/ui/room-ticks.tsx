import type { AvailabilityTone } from '../../../shared/booking/availability.ts';
import styles from './room-ticks.module.css';

export interface RoomTicksProps {
  /** Places of the room: one tick each. */
  places: number;
  taken: number;
  /** Places of this guest's own party, behind those taken. */
  yours?: number;
  /** Colour of the free places; `unknown` when nobody has counted them yet. */
  tone: AvailabilityTone | 'free' | 'unknown';
  /** Tall ticks with room for a caption below, as beside the stepper. */
  large?: boolean;
}

/** The room as a gauge: taken places low and brown, the guest's own tall and cane, free ones in their tone. Only drawn: the figures stand beside it in words. */
export function RoomTicks({ places, taken, yours = 0, tone, large = false }: RoomTicksProps) {
  const kindAt = (place: number) => {
    if (tone === 'unknown') return styles.unknown;
    if (place < taken) return tone === 'no' ? styles.refused : styles.taken;
    return place < taken + yours ? styles.yours : styles[tone];
  };
  return (
    <span className={large ? `${styles.room} ${styles.large}` : styles.room} aria-hidden="true">
      {Array.from({ length: places }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
        <span key={place} className={kindAt(place)} />
      ))}
    </span>
  );
}
