import { memo } from 'react';
import { capacity } from '#shared/booking/terms.ts';
import styles from './ticks.module.css';

export interface FlatTicksProps {
  booked: number;
  here?: number;
  paid?: number;
  /** Places chosen but not booked yet. */
  chosenPlaces?: number;
  /** Number of arrivals that only this device has kept. */
  keptArrivals?: number;
  /** Whether free places are drawn as question marks, since they may be taken. */
  isUnsure?: boolean;
  places?: number;
  width: number;
  height: number;
}

/**
 * The places of a start as a row of ticks: short for guests to come, tall for guests who are here, on a line if paid,
 * outlined if free, dashed if only this device knows that they are here. The numbers are next to the ticks as text.
 */
export const FlatTicks = memo(function FlatTicks({
  places = capacity,
  booked,
  here = 0,
  paid = 0,
  chosenPlaces = 0,
  keptArrivals = 0,
  isUnsure = false,
  width,
  height,
}: FlatTicksProps) {
  const step = width / places;
  const thickness = Math.max(1.6, step * 0.62);
  const lineHeight = height > 14 ? 3 : 2;
  const tallHeight = height - lineHeight - (height > 14 ? 2 : 1.5);
  const shortHeight = Math.round(tallHeight * 0.9) / 2;
  const tick = (index: number) => {
    const x = index * step;
    // Dashes under three pixels cannot be seen, so narrow ticks are full.
    if (index < here && index >= here - keptArrivals && thickness >= 3)
      return {
        x: x + 0.75,
        y: 0.75,
        height: tallHeight - 1.5,
        width: thickness - 1.5,
        className: styles.unsent,
        'data-unsent': true,
      };
    if (index < here)
      return { x, y: 0, height: tallHeight, className: index < paid ? styles.paid : styles.unpaid };
    if (index < booked)
      return { x, y: tallHeight - shortHeight, height: shortHeight, className: styles.booked };
    if (index < booked + chosenPlaces) return { x, y: 0, height: tallHeight, className: styles.yours };
    if (thickness < 3) return { x, y: tallHeight - 1.5, height: 1.5, className: styles.dash };
    return {
      x: x + 0.5,
      y: tallHeight - shortHeight + 0.5,
      height: shortHeight - 1,
      width: thickness - 1,
      className: styles.free,
    };
  };
  return (
    <svg
      overflow="visible"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {Array.from({ length: places }, (_, index) =>
        isUnsure && index >= booked + chosenPlaces ? (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place
            key={index}
            className={styles.question}
            x={index * step + thickness / 2}
            y={tallHeight}
            fontSize={tallHeight * 0.7}
            textAnchor="middle"
          >
            ?
          </text>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place
          <rect key={index} width={thickness} {...tick(index)} />
        ),
      )}
      {paid > 0 && (
        <rect
          className={styles.paid}
          y={height - lineHeight}
          width={paid * step - (step - thickness)}
          height={lineHeight}
        />
      )}
    </svg>
  );
});
