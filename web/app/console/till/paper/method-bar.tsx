import type { PaymentMethod } from '#shared/staff/parties/visit-log.ts';
import type { MethodSums } from '#shared/staff/till/cash-up.ts';
import { methodsInOrder } from '#shared/staff/till/till-words.ts';
import styles from './method-bar.module.css';

/** Each tick is a twentieth of the total, every fifth tick a quarter. */
const tickCount = 20;
const ticksPerQuarter = 5;

/** Strong colours for money, pale ones for operator accounts and complimentary visits. */
const inks: Readonly<Partial<Record<PaymentMethod, string>>> = {
  'cash-aud': '#b9763a',
  card: 'var(--ink-2)',
  'operator-account': '#94825f',
  complimentary: 'var(--pline)',
};
const inkOf = (method: PaymentMethod): string => inks[method] ?? 'var(--rust)';

/** Shows the methods as shares of a bar. The table below says the same, with a sample of each colour. */
export function MethodBar({ byMethod }: { byMethod: MethodSums }) {
  const sums = methodsInOrder
    .map((method) => ({ method, vatu: Math.max(0, byMethod[method]?.vatu ?? 0) }))
    .filter(({ vatu }) => vatu > 0);
  const total = sums.reduce((all, { vatu }) => all + vatu, 0);
  const toPercent = (share: number) => `${share * 100}%`;
  let offset = 0;
  return (
    total > 0 && (
      <svg className={styles.bar} width="100%" height="24" aria-hidden="true">
        {sums.map(({ method, vatu }) => {
          const x = toPercent(offset / total);
          offset += vatu;
          return (
            <rect
              key={method}
              data-method={method}
              fill={inkOf(method)}
              x={x}
              width={toPercent(vatu / total)}
              height="12"
            />
          );
        })}
        {Array.from({ length: tickCount + 1 }, (_, tick) => (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the position
            key={tick}
            stroke="var(--pline-2)"
            x1={toPercent(tick / tickCount)}
            x2={toPercent(tick / tickCount)}
            y1="15"
            y2={tick % ticksPerQuarter === 0 ? 24 : 19}
          />
        ))}
      </svg>
    )
  );
}

/** The colour of a method in the bar, shown next to its name. */
export const MethodSample = ({ method }: { method: PaymentMethod }) => (
  <svg className={styles.sample} width="10" height="10" aria-hidden="true">
    <rect fill={inkOf(method)} width="10" height="10" />
  </svg>
);
