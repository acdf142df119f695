import styles from './day-ticks.module.css';
import { guestsPerTick } from './guests-per-tick.ts';

const ticksPerRow = 28;
const step = 3.4;
const tickWidth = 2.2;
const height = 8;
const gap = 3;

/** The guests of a day as ticks, in rows; their number is next to it as text. */
export function DayTicks({ guests }: { guests: number }) {
  const ticks = Math.ceil(guests / guestsPerTick);
  const rows = Math.ceil(ticks / ticksPerRow);
  const [width, totalHeight] = [ticksPerRow * step, rows * (height + gap) - gap];
  return (
    ticks > 0 && (
      <svg
        className={styles.ticks}
        width={width}
        height={totalHeight}
        viewBox={`0 0 ${width} ${totalHeight}`}
        aria-hidden="true"
      >
        {Array.from({ length: ticks }, (_, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: ticks are alike
            key={index}
            x={(index % ticksPerRow) * step}
            y={Math.floor(index / ticksPerRow) * (height + gap)}
            width={tickWidth}
            height={height}
          />
        ))}
      </svg>
    )
  );
}
