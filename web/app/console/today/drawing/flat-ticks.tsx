import { memo } from 'react';
import { capacity } from '#shared/booking/terms.ts';
import { inks } from './inks.ts';

export interface FlatTicksProps {
  booked: number;
  here?: number;
  paid?: number;
  /** Places chosen but not booked yet. */
  yours?: number;
  /** Of those who are here, how many this device has kept. */
  kept?: number;
  /** Whether places that look empty may be taken: drawn as question marks. */
  isUnsure?: boolean;
  places?: number;
  width: number;
  height: number;
}

/**
 * The places of a start as a row of ticks: short for guests to come, tall for guests who are here, on a line if paid,
 * outlined if free, dashed if only this device knows that they are here. The numbers are next to it as text.
 */
export const FlatTicks = memo(function FlatTicks({
  places = capacity,
  booked,
  here = 0,
  paid = 0,
  yours = 0,
  kept = 0,
  isUnsure = false,
  width,
  height,
}: FlatTicksProps) {
  const step = width / places;
  const thick = Math.max(1.6, step * 0.62);
  const line = height > 14 ? 3 : 2;
  const tall = height - line - (height > 14 ? 2 : 1.5);
  const low = Math.round(tall * 0.9) / 2;
  const tick = (index: number) => {
    const x = index * step;
    // Below three pixels a dash cannot be seen: the ticks are full.
    if (index < here && index >= here - kept && thick >= 3)
      return { x: x + 0.75, y: 0.75, height: tall - 1.5, width: thick - 1.5, ...inks.unsent };
    if (index < here) return { x, y: 0, height: tall, ...(index < paid ? inks.paid : inks.unpaid) };
    if (index < booked) return { x, y: tall - low, height: low, ...inks.booked };
    if (index < booked + yours) return { x, y: 0, height: tall, ...inks.yours };
    if (thick < 3) return { x, y: tall - 1.5, height: 1.5, ...inks.dash };
    return { x: x + 0.5, y: tall - low + 0.5, height: low - 1, width: thick - 1, ...inks.free };
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
        isUnsure && index >= booked + yours ? (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place
            key={index}
            {...inks.question}
            x={index * step + thick / 2}
            y={tall}
            fontSize={tall * 0.7}
            textAnchor="middle"
          >
            ?
          </text>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place
          <rect key={index} width={thick} {...tick(index)} />
        ),
      )}
      {paid > 0 && (
        <rect {...inks.paid} y={height - line} width={paid * step - (step - thick)} height={line} />
      )}
    </svg>
  );
});
