import styles from './tick-plot.module.css';

export interface TickBarProps {
  ticks: number;
  /** Of these, solid; the rest are low. */
  solid: number;
  isShipDay: boolean;
}

/** A tick is so thick, with its gap. */
const upright = { pitch: 6, thick: 3, width: 26, longer: 7 };
const flat = { pitch: 4, thick: 2, width: 16, longer: 5 };

/** Every fifth tick is longer, as on a rule. */
const every = 5;

/** A bar made of ticks: upright, and lying down where there is no room beside it. */
export function TickBar({ ticks, solid, isShipDay }: TickBarProps) {
  const tone = isShipDay ? styles.ship : styles.noShip;
  const parts = [
    { className: tone, from: 0, to: Math.min(solid, ticks), share: 1 },
    { className: styles.low, from: solid, to: ticks, share: 0.5 },
  ];
  const wide = (index: number, share: number, { width, longer }: typeof upright) =>
    width * share + (share === 1 && index % every === 0 ? longer : 0);
  return (
    <>
      <svg
        className={styles.upright}
        width={upright.width + upright.longer}
        height={ticks * upright.pitch}
        aria-hidden="true"
      >
        {parts.map(({ className, from, to, share }) => (
          <path
            key={share}
            className={className}
            d={indices(from, to)
              .map((index) => {
                const width = wide(index, share, upright);
                const y = (ticks - index) * upright.pitch - upright.thick;
                return `M0 ${y}h${width}v${upright.thick}h${-width}z`;
              })
              .join('')}
          />
        ))}
      </svg>
      <svg
        className={styles.flat}
        width={ticks * flat.pitch}
        height={flat.width + flat.longer}
        aria-hidden="true"
      >
        {parts.map(({ className, from, to, share }) => (
          <path
            key={share}
            className={className}
            d={indices(from, to)
              .map((index) => {
                const height = wide(index, share, flat);
                const y = flat.width + flat.longer - height;
                return `M${index * flat.pitch} ${y}h${flat.thick}v${height}h${-flat.thick}z`;
              })
              .join('')}
          />
        ))}
      </svg>
    </>
  );
}

const indices = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** Height of so many ticks, in pixels. */
export const heightOf = (ticks: number): number => ticks * upright.pitch;
