import { lowStockBottles } from './products.ts';

/** Stock level shown to customers (specification §9). */
export type StockLevel = 'unknown' | 'none' | 'few' | 'enough';

/** @param available - sellable bottles, if known */
export function stockLevel(available: number | undefined): StockLevel {
  if (available === undefined) return 'unknown';
  if (available <= 0) return 'none';
  return available <= lowStockBottles ? 'few' : 'enough';
}

/** Limits a quantity to the available bottles; unlimited while the stock is unknown (specification §5). */
export const limitToStock = (requested: number, available: number | undefined): number =>
  Math.min(requested, Math.max(available ?? requested, 0));
