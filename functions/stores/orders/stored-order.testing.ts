import { orderLines, parcelOf } from '#shared/shop/basket.ts';
import { type OrderReference, parseOrderReference } from '#shared/shop/order-reference.ts';
import { products } from '#shared/shop/products.ts';
import { orderId, type StoredOrder } from './order-item.ts';

/** An order of two, one and one bottles to Okinawa, paid on Saturday 21 November 2026, 8:05 PM in Port Vila. */
export function paidOrder(changes: Partial<StoredOrder> = {}): StoredOrder {
  const reference = changes.reference ?? 'JP261121-7K3Q9XTB4MWE';
  const lines = orderLines(products.map(({ id }, index) => ({ id, quantity: index === 0 ? 2 : 1 })));
  const { subtotalYen } = parcelOf(lines);
  return {
    id: orderId(referenceOf({ reference }).secretSuffix),
    reference,
    status: 'paid',
    stock: 'sold',
    lines: [...lines],
    email: 'hanako.sample@example.com',
    subtotalYen,
    shippingChoices: [{ zone: 'remote', yen: 10_400 }],
    shippingYen: 10_400,
    totalYen: subtotalYen + 10_400,
    paymentIntent: 'pi_sample',
    addressMismatch: false,
    createdAt: 1_795_251_840,
    paidAt: 1_795_251_900,
    fingerprint: 'sample',
    version: 3,
    ...changes,
  };
}

export function referenceOf({ reference }: Pick<StoredOrder, 'reference'>): OrderReference {
  const parsed = parseOrderReference(reference);
  if (parsed === undefined) throw new Error(`Not a reference: ${reference}`);
  return parsed;
}
