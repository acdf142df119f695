import type { CallLimits } from '../limits/quota.ts';
import type { BasketItem } from './basket.ts';

/** Maximum number of bottles per order, all products together. */
export const maxBottlesPerOrder = 12;

/** Bottles that one network may have on hold at a time: two full orders, or a hotel with eight customers of three. */
export const maxHeldPerNetwork = 2 * maxBottlesPerOrder;

/** Allows one call per bottle that may be on hold, and as many retries and refused carts. */
export const checkoutLimits: CallLimits = { perAddress: { max: 60, perHours: 1 } };

const bottlesIn = (items: readonly Pick<BasketItem, 'quantity'>[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

export const isWithinOrder = (items: readonly Pick<BasketItem, 'quantity'>[]): boolean =>
  bottlesIn(items) <= maxBottlesPerOrder;

/** Limits a quantity so that the order stays within its maximum; reducing it is always allowed. */
export function limitToOrder(items: readonly BasketItem[], id: string, requested: number): number {
  const others = bottlesIn(items.filter((item) => item.id !== id));
  const current = bottlesIn(items) - others;
  return Math.min(requested, Math.max(maxBottlesPerOrder - others, current));
}
