import type { CallLimits, Quota } from '../limits/quota.ts';
import type { BasketItem } from './basket.ts';

/** Bottles that one order may have, of all rums together. */
export const mostBottlesPerOrder = 12;

/**
 * Bottles that one network may put on hold in an hour: two whole orders, or a hotel with eight customers of three. An
 * unpaid order holds its bottles for 31 minutes, and around the turn of an hour twice the quota may come: 48 at once,
 * two thirds of the 72 with which the shop opens. So no network empties the shop.
 */
export const bottlesPerNetwork: Quota = { most: 2 * mostBottlesPerOrder, perHours: 1 };

/** Every bottle of the quota ordered by itself, and as many retries and carts that are refused. */
export const checkoutLimits: CallLimits = { perAddress: { most: 60, perHours: 1 } };

const bottlesIn = (items: readonly Pick<BasketItem, 'quantity'>[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

export const isWithinOrder = (items: readonly Pick<BasketItem, 'quantity'>[]): boolean =>
  bottlesIn(items) <= mostBottlesPerOrder;

/** As many bottles of a product as the order has room for when so many are wanted; it may always have fewer than now. */
export function withinOrder(items: readonly BasketItem[], id: string, wanted: number): number {
  const others = bottlesIn(items.filter((item) => item.id !== id));
  const now = bottlesIn(items) - others;
  return Math.min(wanted, Math.max(mostBottlesPerOrder - others, now));
}
