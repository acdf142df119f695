import { lowStockBottles } from './products.ts';

/** What a customer is told of a product's stock (specification §9); `unknown` while nobody could tell. */
export type StockLevel = 'unknown' | 'none' | 'few' | 'enough';

/** @param available - bottles that can be sold now, if that is known */
export function stockLevel(available: number | undefined): StockLevel {
  if (available === undefined) return 'unknown';
  if (available <= 0) return 'none';
  return available <= lowStockBottles ? 'few' : 'enough';
}

/** As many of the bottles wanted as can be had; all of them while the stock is not known (specification §5). */
export const withinStock = (wanted: number, available: number | undefined): number =>
  Math.min(wanted, Math.max(available ?? wanted, 0));
