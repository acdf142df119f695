import { checkoutCopy as copy } from '#app/content/japan/checkout-copy.ts';
import { basketTotals, type OrderLine } from '#shared/shop/basket.ts';
import type { ShippingZone } from '#shared/shop/prefectures.ts';
import { writeYen } from '#shared/shop/products.ts';
import { type ShippingPolicy, shippingChoices, shippingPolicy, zoneNames } from '#shared/shop/shipping.ts';
import styles from './cart-sums.module.css';

export interface CartSumsProps {
  lines: readonly OrderLine[];
  zone: ShippingZone | undefined;
  policy?: ShippingPolicy;
}

/** Subtotal, shipping and total, as charged (specification §9). */
export function CartSums({ lines, zone, policy = shippingPolicy }: CartSumsProps) {
  const { subtotalYen, shippingYen, isShippingKnown, totalYen } = basketTotals(lines, zone, policy);
  return (
    <dl className={styles.sums} aria-live="polite">
      <div className={styles.row}>
        <dt>{copy.subtotal}</dt>
        <dd>{writeYen(subtotalYen)}</dd>
      </div>
      <div className={styles.row}>
        <dt>
          {copy.shipping}
          {isShippingKnown && (
            <span className={styles.how}>{howShippingIsMade({ lines, zone, policy })}</span>
          )}
        </dt>
        <dd>
          {isShippingKnown ? (
            writeYen(shippingYen)
          ) : (
            <span className={styles.unknown}>{copy.shippingUnknown}</span>
          )}
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{isShippingKnown ? copy.total : copy.subtotalOnly}</dt>
        <dd>{writeYen(totalYen)}</dd>
      </div>
    </dl>
  );
}

/** Breakdown of shipping: `本州、四国、九州 1,300円 × 2本`. */
function howShippingIsMade({ lines, zone, policy = shippingPolicy }: CartSumsProps): string {
  const { bottles, subtotalYen } = basketTotals(lines, zone, policy);
  const [choice] = shippingChoices({ bottles, subtotalYen }, zone, policy);
  const rate = policy[zone ?? 'mainland'];
  const isNationwide = policy.mainland === policy.remote;
  const name = zoneNames[isNationwide ? 'nationwide' : choice.zone].ja;
  if (choice.yen === 0) return copy.freeShipping(name);
  return rate.per === 'order' ? name : copy.shippingOf(name, writeYen(rate.feeYen), bottles);
}
