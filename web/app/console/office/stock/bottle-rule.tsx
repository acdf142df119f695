import { stockCopy as copy } from '#app/content/staff/stock-copy.ts';
import { Cluster, Stack } from '#app/ui/layout/layout.tsx';
import { lowStock } from '#shared/shop/inventory.ts';
import styles from './bottle-rule.module.css';

/** How many ticks fit on the rule. */
const maxTicks = 60;
const pitch = 9;
const height = 26;

/** The round number of bottles that one tick stands for. */
function bottlesPerTick(max: number): number {
  for (let size = 1; ; size *= 10)
    for (const times of [1, 2, 5]) if (max <= maxTicks * size * times) return size * times;
}

export interface BottleRuleProps {
  available: number;
  held: number;
  /** The highest number of bottles of a product, so that all rules have the same scale. */
  max: number;
}

/** Bottles as ticks: tall if available, short if held for a customer who is paying. The numbers are written below. */
export function BottleRule({ available, held, max }: BottleRuleProps) {
  const size = bottlesPerTick(Math.max(max, lowStock * 2));
  const [tall, short] = [Math.ceil(available / size), Math.ceil(held / size)];
  const width = maxTicks * pitch;
  const low = Math.min(width, (lowStock / size) * pitch);
  return (
    <Stack gap={6} className={styles.rule} aria-hidden="true">
      <svg
        width="100%"
        height="1.75rem"
        viewBox={`0 0 ${width} ${height + 1}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill="none" stroke="var(--line-2)" d={`M0 ${height + 0.5}H${width}`} />
        {Array.from({ length: Math.min(maxTicks, tall + short) }, (_, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a scale
            key={index}
            fill={index < tall ? 'var(--paid)' : 'var(--unpaid)'}
            x={index * pitch}
            y={index < tall ? 4 : 15}
            width="2.6"
            height={index < tall ? height - 4 : height - 15}
          />
        ))}
        <rect fill="var(--few)" x={low - 4} y="0" width="1.5" height={height} />
      </svg>
      <Cluster as="p" gapX={16} justify="between" tone="quiet">
        <span>{copy.lowMark(lowStock)}</span>
        <span>{copy.bottlesATick(size)}</span>
      </Cluster>
    </Stack>
  );
}
