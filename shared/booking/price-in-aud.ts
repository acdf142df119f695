import { pricesInAud } from '../content/business.ts';
import type { TourType } from './slots.ts';
import { tours } from './tours.ts';

/** Prices in whole dollars per adult; a tour without one cannot be paid in Australian cash. */
export type PricesInAud = Readonly<Partial<Record<TourType, number>>>;

/**
 * The distillery's rate in Australian cents per vatu, from its prices per adult; undefined without a price in dollars.
 */
export function centsPerVatu(type: TourType): number | undefined {
  const perAdult = pricesInAud[type];
  return perAdult === undefined ? undefined : (perAdult * 100) / tours[type].priceVuv;
}

/**
 * The distillery's price in Australian cash for an amount in vatu, in whole dollars. Undefined when the tour has no
 * price in dollars, or when the amount is not a multiple of the price per adult, such as the balance of an operator's
 * booking.
 */
export function priceInAud(
  type: TourType,
  vuv: number,
  prices: PricesInAud = pricesInAud,
): number | undefined {
  const perAdult = prices[type];
  const adults = vuv / tours[type].priceVuv;
  return perAdult !== undefined && adults > 0 && Number.isInteger(adults) ? perAdult * adults : undefined;
}
