import type { ChargingModel } from './operator-request.ts';
import { payer } from './payer.ts';

/** The booking as the operator made it. Amount in whole vatu. */
export interface OriginalBooking {
  readonly guestCount: number;
  readonly totalPrice: number;
}

/** The current visit, and the operator's booking if recorded. */
export interface SharedVisit {
  readonly guestCount: number;
  readonly totalPrice: number;
  readonly operator?:
    | { readonly chargingModel: ChargingModel; readonly booked?: OriginalBooking | undefined }
    | undefined;
}

/**
 * The operator's share of a visit. Changes by guests never raise it, neither with more guests nor with a dearer tour;
 * fewer guests lower it.
 */
export function operatorShare(visit: SharedVisit): { readonly guests: number; readonly totalVuv: number } {
  const operator = payer(visit);
  if (operator === undefined) return { guests: 0, totalVuv: 0 };
  const { booked = visit } = operator;
  const guests = Math.min(visit.guestCount, booked.guestCount);
  const priceVuv = Math.min(visit.totalPrice / visit.guestCount, booked.totalPrice / booked.guestCount);
  return { guests, totalVuv: Math.round(guests * priceVuv) };
}

/** Amount that guests pay at the distillery, in whole vatu. */
export const dueHereVuv = (visit: SharedVisit): number => visit.totalPrice - operatorShare(visit).totalVuv;
