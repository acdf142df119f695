import styles from './tick-plot.module.css';

/** Distance between ticks, in pixels. */
export interface Pitch {
  readonly upright: number;
  readonly flat: number;
}

export interface TickBarProps {
  ticks: number;
  /** Number of solid ticks; the rest are short. */
  solidTicks: number;
  isShipDay: boolean;
  pitch: Pitch;
}

/** Sizes of a tick, in pixels. */
const upright = { thickness: 3, width: 26, extraWidth: 7 };
const flat = { thickness: 2, width: 16, extraWidth: 5 };

/** Every fifth tick is longer, as on a ruler. */
const longTickInterval = 5;

const shortShare = 0.5;

/** A bar of ticks, drawn both upright and flat; narrow screens show the flat one. */
export function TickBar({ ticks, solidTicks, isShipDay, pitch }: TickBarProps) {
  const parts = [
    {
      fill: isShipDay ? 'var(--unpaid)' : 'var(--paid)',
      indices: indices(0, Math.min(solidTicks, ticks)),
      share: 1,
    },
    { fill: 'var(--booked)', indices: indices(solidTicks, ticks), share: shortShare },
  ];
  const lengthOf = (index: number, share: number, { width, extraWidth }: typeof upright) =>
    width * share + (share === 1 && index % longTickInterval === 0 ? extraWidth : 0);
  const flatHeight = flat.width + flat.extraWidth;
  return (
    <>
      <svg
        className={styles.upright}
        width={upright.width + upright.extraWidth}
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
