import styles from './tick-plot.module.css';

/** Distance between ticks, in pixels. */
export interface Pitch {
  readonly upright: number;
  readonly flat: number;
}

export interface TickBarProps {
  ticks: number;
  /** Number of solid ticks; the rest are short. */
  solid: number;
  isShipDay: boolean;
  pitch: Pitch;
}

/** Measures across the bar, in pixels. */
const upright = { thickness: 3, width: 26, longer: 7 };
const flat = { thickness: 2, width: 16, longer: 5 };

/** Every fifth tick is longer, as on a ruler. */
const ticksToLonger = 5;

const shortShare = 0.5;

/** A bar of ticks, drawn both upright and flat; narrow screens show the flat one. */
export function TickBar({ ticks, solid, isShipDay, pitch }: TickBarProps) {
  const parts = [
    {
      fill: isShipDay ? 'var(--unpaid)' : 'var(--paid)',
      indices: indices(0, Math.min(solid, ticks)),
      share: 1,
    },
    { fill: 'var(--booked)', indices: indices(solid, ticks), share: shortShare },
  ];
  const lengthOf = (index: number, share: number, { width, longer }: typeof upright) =>
    width * share + (share === 1 && index % ticksToLonger === 0 ? longer : 0);
  const flatHeight = flat.width + flat.longer;
  return (
    <>
      <svg
        className={styles.upright}
        width={upright.width + upright.longer}
        height={ticks * pitch.upright}
        aria-hidden="true"
      >
        {parts.map(({ fill, indices: drawnIndices, share }) => (
          <path
            key={share}
            fill={fill}
            d={drawnIndices
              .map((index) => {
                const y = (ticks - index - 1) * pitch.upright;
                return rectangle(0, y, lengthOf(index, share, upright), upright.thickness);
              })
              .join('')}
          />
        ))}
      </svg>
      <svg className={styles.flat} width={ticks * pitch.flat} height={flatHeight} aria-hidden="true">
        {parts.map(({ fill, indices: drawnIndices, share }) => (
          <path
            key={share}
            fill={fill}
            d={drawnIndices
              .map((index) => {
                const height = lengthOf(index, share, flat);
                return rectangle(
                  (index + 1) * pitch.flat - flat.thickness,
                  flatHeight - height,
                  flat.thickness,
                  height,
                );
              })
              .join('')}
          />
        ))}
      </svg>
    </>
  );
}

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

const indices = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
