import { pricesInAud } from '../content/business.ts';
import type { TourType } from './slots.ts';
import { tours } from './tours.ts';

/** Prices in whole dollars per adult; a tour without one cannot be paid in Australian cash. */
export type PricesInAud = Readonly<Partial<Record<TourType, number>>>;

/** The distillery's rate in Australian cents per vatu, from its prices per adult; undefined without one in dollars. */
export function centsPerVatu(type: TourType): number | undefined {
  const each = pricesInAud[type];
  return each === undefined ? undefined : (each * 100) / tours[type].priceVuv;
}

/**
 * The distillery's price in Australian cash for an amount in vatu, in whole dollars. Undefined when there is none for
 * the tour, or when the amount is no multiple of the price per adult, as what is left to pay of an operator's booking
 * may be.
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
