import type { ChargingModel } from './operator-request.ts';
import { payer } from './payer.ts';

/** What an operator has booked for guests: so many adults, for so many whole vatu. */
export interface OperatorBooked {
  readonly guestCount: number;
  readonly totalPrice: number;
}

/** A visit as it is now, and what its operator has booked, where that was kept. */
export interface SharedVisit {
  readonly guestCount: number;
  readonly totalPrice: number;
  readonly operator?:
    | { readonly chargingModel: ChargingModel; readonly booked?: OperatorBooked | undefined }
    | undefined;
}

/**
 * What the operator settles with us. Guests can change their visit, and never spend more of the operator's money by it:
 * neither for more guests than the operator has booked nor for a dearer tour. Fewer guests lower it.
 */
export function operatorShare(visit: SharedVisit): { readonly guests: number; readonly totalVuv: number } {
  const operator = payer(visit);
  if (operator === undefined) return { guests: 0, totalVuv: 0 };
  const { booked = visit } = operator;
  const guests = Math.min(visit.guestCount, booked.guestCount);
  const priceVuv = Math.min(visit.totalPrice / visit.guestCount, booked.totalPrice / booked.guestCount);
  return { guests, totalVuv: Math.round(guests * priceVuv) };
}

/** What the guests of a visit pay at the distillery, in whole vatu. */
export const dueHereVuv = (visit: SharedVisit): number => visit.totalPrice - operatorShare(visit).totalVuv;
