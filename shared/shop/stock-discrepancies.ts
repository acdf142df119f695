import { retentionDays } from '../limits/retention.ts';
import { discrepancyMessages as messages } from './discrepancy-messages.ts';

/**
 * Number of days whose orders are compared with the stock; all these orders are still stored. Orders of the month
 * before show whether the shop is older than that.
 */
export const comparedDays = retentionDays.order - 30;

/** Bottles by product id. */
export type Bottles = Readonly<Record<string, number>>;

/** Bottles that orders hold and have sold, in total or for some days. */
export interface OrderedBottles {
  readonly held: Bottles;
  readonly sold: Bottles;
  /** Sold bottles that are not shipped yet. */
  readonly toShip: Bottles;
  /** Epoch seconds of the first order; absent without any. */
  readonly firstAt?: number | undefined;
}

export const noBottles: OrderedBottles = { held: {}, sold: {}, toShip: {} };

/** Adds the bottles of two ranges of days. */
export function addOrdered(a: OrderedBottles, b: OrderedBottles): OrderedBottles {
  const firstAt = Math.min(a.firstAt ?? Number.POSITIVE_INFINITY, b.firstAt ?? Number.POSITIVE_INFINITY);
  return {
    held: addBottles(a.held, b.held),
    sold: addBottles(a.sold, b.sold),
    toShip: addBottles(a.toShip, b.toShip),
    ...(Number.isFinite(firstAt) && { firstAt }),
  };
}

function addBottles(a: Bottles, b: Bottles): Bottles {
  const sum: Record<string, number> = { ...a };
  for (const [id, bottles] of Object.entries(b)) sum[id] = (sum[id] ?? 0) + bottles;
  return sum;
}

export interface ComparedStock {
  readonly productId: string;
  readonly name: string;
  readonly held: number;
  readonly sold: number;
}

/**
 * A message for each count that disagrees with the orders.
 *
 * @param keptSince epoch seconds from which every order is still stored; bottles of expired orders stay sold
 */
export function stockDiscrepancies(
  stock: readonly ComparedStock[],
  ordered: OrderedBottles,
  keptSince: number,
): readonly string[] {
  const hasAllOrders = ordered.firstAt !== undefined && ordered.firstAt > keptSince;
  return stock.flatMap(({ productId, name, held, sold }) => {
    const [orderedHeld = 0, orderedSold = 0] = [ordered.held[productId], ordered.sold[productId]];
    const isSoldConsistent = hasAllOrders ? sold === orderedSold : sold >= orderedSold;
    return [
      ...(held === orderedHeld ? [] : [messages.held(name, held, orderedHeld)]),
      ...(isSoldConsistent ? [] : [messages.sold(name, sold, orderedSold)]),
    ];
  });
}
