import type { ShippingZone } from './prefectures.ts';
import { productById } from './products.ts';
import { type Parcel, type ShippingPolicy, shippingChoices, shippingPolicy } from './shipping.ts';

/** A cart item: a product and its quantity. */
export interface BasketItem {
  readonly id: string;
  readonly quantity: number;
}

/** An order line: Japanese product name, price per bottle in whole yen. */
export interface OrderLine extends BasketItem {
  readonly name: string;
  readonly priceYen: number;
}

/** Order lines with the names and prices of the catalogue. Equal ids are merged; unknown ids are dropped. */
export function orderLines(items: readonly BasketItem[]): readonly OrderLine[] {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of items) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return [...quantities].flatMap(([id, quantity]) => {
    const product = productById(id);
    return product === undefined ? [] : [{ id, name: product.name.ja, priceYen: product.priceYen, quantity }];
  });
}

export const parcelOf = (lines: readonly Pick<OrderLine, 'priceYen' | 'quantity'>[]): Parcel => ({
  bottles: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotalYen: lines.reduce((sum, { priceYen, quantity }) => sum + priceYen * quantity, 0),
});

/** Cost of a basket in whole yen. */
export interface BasketTotals extends Parcel {
  /** 0 while unknown. */
  readonly shippingYen: number;
  /** False when shipping depends on a prefecture that is not chosen yet (specification §9: zero with no zone). */
  readonly isShippingKnown: boolean;
  readonly totalYen: number;
}

export function basketTotals(
  lines: readonly Pick<OrderLine, 'priceYen' | 'quantity'>[],
  zone: ShippingZone | undefined,
  policy: ShippingPolicy = shippingPolicy,
): BasketTotals {
  const parcel = parcelOf(lines);
  const [choice, ...others] = shippingChoices(parcel, zone, policy);
  const isShippingKnown = others.length === 0;
  const shippingYen = isShippingKnown ? choice.yen : 0;
  return { ...parcel, shippingYen, isShippingKnown, totalYen: parcel.subtotalYen + shippingYen };
}
