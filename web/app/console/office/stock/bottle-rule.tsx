import { stockCopy as copy } from '#app/content/staff/stock-copy.ts';
import { Cluster, Stack } from '#app/ui/layout/layout.tsx';
import { lowStock } from '#shared/shop/inventory.ts';
import styles from './bottle-rule.module.css';

/** How many ticks fit on the rule. */
const maxTicks = 60;
const tickDistance = 9;
const ruleHeight = 26;

/** The round number of bottles that one tick stands for. */
function bottlesPerTick(max: number): number {
  for (let unit = 1; ; unit *= 10)
    for (const factor of [1, 2, 5]) if (max <= maxTicks * unit * factor) return unit * factor;
}

export interface BottleRuleProps {
  available: number;
  held: number;
  /** The highest number of bottles of a product, so that all rules have the same scale. */
  max: number;
}

/** Bottles as ticks: tall if available, short if held for a customer who is paying. The numbers are written below. */
export function BottleRule({ available, held, max }: BottleRuleProps) {
  const unit = bottlesPerTick(Math.max(max, lowStock * 2));
  const [tallTicks, shortTicks] = [Math.ceil(available / unit), Math.ceil(held / unit)];
  const width = maxTicks * tickDistance;
  const lowStockX = Math.min(width, (lowStock / unit) * tickDistance);
  return (
    <Stack gap={6} className={styles.rule} aria-hidden="true">
      <svg
        width="100%"
        height="1.75rem"
        viewBox={`0 0 ${width} ${ruleHeight + 1}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill="none" stroke="var(--line-2)" d={`M0 ${ruleHeight + 0.5}H${width}`} />
        {Array.from({ length: Math.min(maxTicks, tallTicks + shortTicks) }, (_, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: ticks are alike
            key={index}
            fill={index < tallTicks ? 'var(--paid)' : 'var(--unpaid)'}
            x={index * tickDistance}
            y={index < tallTicks ? 4 : 15}
            width="2.6"
            height={index < tallTicks ? ruleHeight - 4 : ruleHeight - 15}
          />
        ))}
        <rect fill="var(--few)" x={lowStockX - 4} y="0" width="1.5" height={ruleHeight} />
      </svg>
      <Cluster as="p" gapX={16} justify="between" tone="quiet">
        <span>{copy.lowMark(lowStock)}</span>
        <span>{copy.bottlesATick(unit)}</span>
      </Cluster>
    </Stack>
  );
}
