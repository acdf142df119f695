import { checkoutCopy as copy } from '#app/content/japan/checkout-copy.ts';
import { Cluster, Panel, Text } from '#app/ui/layout/layout.tsx';
import { basketTotals, type OrderLine } from '#shared/shop/basket.ts';
import type { ShippingZone } from '#shared/shop/prefectures.ts';
import { formatYen } from '#shared/shop/products.ts';
import { type ShippingPolicy, shippingChoices, shippingPolicy, zoneNames } from '#shared/shop/shipping.ts';
import styles from './cart-sums.module.css';
import { SumRow } from './sum-row.tsx';

export interface CartSumsProps {
  lines: readonly OrderLine[];
  zone: ShippingZone | undefined;
  policy?: ShippingPolicy;
}

/** Subtotal, shipping and total as charged (specification §9). */
export function CartSums({ lines, zone, policy = shippingPolicy }: CartSumsProps) {
  const { subtotalYen, shippingYen, isShippingKnown, totalYen } = basketTotals(lines, zone, policy);
  return (
    <Panel as="dl" above={24} aria-live="polite">
      <SumRow className={styles.row}>
        <Text as="dt" tone="quiet">
          {copy.subtotal}
        </Text>
        <Text as="dd" weight="strong" breaks="never">
          {formatYen(subtotalYen)}
        </Text>
      </SumRow>
      <SumRow className={styles.row}>
        <Text as="dt" tone="quiet">
          {copy.shipping}
          {isShippingKnown && (
            <Text as="span" block size="label">
              {shippingBreakdown({ lines, zone, policy })}
            </Text>
          )}
        </Text>
        <Text as="dd" weight="strong" breaks="never">
          {isShippingKnown ? (
            formatYen(shippingYen)
          ) : (
            <span className={styles.unknown}>{copy.shippingUnknown}</span>
          )}
        </Text>
      </SumRow>
      <Cluster
        padTop={8}
        rule="above"
        gap={16}
        nowrap
        align="baseline"
        justify="between"
        className={styles.total}
      >
        <Text as="dt" size="small" weight="strong">
          {isShippingKnown ? copy.total : copy.subtotalOnly}
        </Text>
        <dd>{formatYen(totalYen)}</dd>
      </Cluster>
    </Panel>
  );
}

/** Breakdown of shipping: `本州、四国、九州 1,300円 × 2本`. */
function shippingBreakdown({ lines, zone, policy = shippingPolicy }: CartSumsProps): string {
  const { bottles, subtotalYen } = basketTotals(lines, zone, policy);
  const [choice] = shippingChoices({ bottles, subtotalYen }, zone, policy);
  const rate = policy[zone ?? 'mainland'];
  const isNationwide = policy.mainland === policy.remote;
  const name = zoneNames[isNationwide ? 'nationwide' : choice.zone].ja;
  if (choice.yen === 0) return copy.freeShipping(name);
  return rate.per === 'order' ? name : copy.shippingOf(name, formatYen(rate.feeYen), bottles);
}
