import { pricesInAud } from '../content/business.ts';
import type { TourType } from './slots.ts';
import { tours } from './tours.ts';

/** In whole dollars for an adult; tours without one have none in Australian cash. */
export type PricesInAud = Readonly<Partial<Record<TourType, number>>>;

/** The rate of the house: Australian cents for a vatu, by its price of an adult in both. Undefined without such a price. */
export function centsPerVatu(type: TourType): number | undefined {
  const each = pricesInAud[type];
  return each === undefined ? undefined : (each * 100) / tours[type].priceVuv;
}

/**
 * The distillery's price in Australian cash for an amount in vatu, in whole dollars. Undefined when there is none for
 * the tour, or when the amount is not that of whole adults, like the rest of an operator's booking.
 */
export function priceInAud(
  type: TourType,
  vuv: number,
  prices: PricesInAud = pricesInAud,
): number | undefined {
  const each = prices[type];
  const adults = vuv / tours[type].priceVuv;
  return each !== undefined && adults > 0 && Number.isInteger(adults) ? each * adults : undefined;
}
