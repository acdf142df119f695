import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { readOrders } from '#functions/use-cases/orders/read-orders.ts';
import { parcelOf } from '#shared/shop/basket.ts';
import { shipmentProblem } from '#shared/shop/fulfilment.ts';
import { formatYenInEnglish } from '#shared/shop/products.ts';
import type { ShippingPolicy, ShippingRate } from '#shared/shop/shipping.ts';
import { isShippingMismatch, shippingPolicies, shippingPolicy, zoneNames } from '#shared/shop/shipping.ts';
import { counted } from '#shared/values/counted.ts';
import { type Check, type Finding, note, wrong } from './check.ts';

/** A paid order may wait this long for its parcel. */
const maxOrderDays = 60;

/** The current shipping rates, and whether the orders to ship were charged under them. */
export const shippingCheck: Check = {
  about: 'Shipping',
  run: async ({ table, clock }) => [
    note(describePolicy(shippingPolicy)),
    ...findChargedDifferently(
      (await readOrders({ orders: orderStore(table, clock), clock }, maxOrderDays)).filter(
        (order) => shipmentProblem(order) === undefined,
      ),
    ),
  ],
};

export function describePolicy(policy: ShippingPolicy): string {
  const [name = 'unnamed'] =
    Object.entries(shippingPolicies).find(([, candidate]) => candidate === policy) ?? [];
  const { mainland, remote } = policy;
  const rates =
    mainland === remote
      ? `${zoneNames.nationwide.en}: ${formatRate(mainland)}`
      : `${zoneNames.mainland.en}: ${formatRate(mainland)}; ${zoneNames.remote.en}: ${formatRate(remote)}`;
  return `The shipping policy is “${name}”. ${rates}. To change it: shippingPolicy in shared/shop/shipping.ts.`;
}

const formatRate = ({ feeYen, per, freeFromYen }: ShippingRate): string =>
  `${formatYenInEnglish(feeYen)} ${per === 'bottle' ? 'a bottle' : 'an order'}, free from ${formatYenInEnglish(freeFromYen)}`;

/** Orders to ship that the current policy would have charged differently. */
export function findChargedDifferently(
  toShip: readonly StoredOrder[],
  policy: ShippingPolicy = shippingPolicy,
): readonly Finding[] {
  const mismatched = toShip.filter(
    ({ lines, shippingYen }) =>
      shippingYen !== undefined &&
      (['mainland', 'remote'] as const).every((zone) =>
        isShippingMismatch(parcelOf(lines), shippingYen, zone, policy),
      ),
  );
  return mismatched.length === 0
    ? []
    : [
        wrong(
          `${counted(mismatched.length, 'order')} to ship ${mismatched.length === 1 ? 'was' : 'were'} charged under another shipping policy: ${mismatched.map(({ reference }) => reference).join(', ')}. Was the policy changed? See orders show.`,
        ),
      ];
}
