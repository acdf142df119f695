import { centsPerVatu } from '#shared/booking/price-in-aud.ts';
import type { TourType } from '#shared/booking/slots.ts';
import type { AudChange, PaymentMethod } from './visit-log.ts';

/** A payment to be recorded. Amounts as in `Payment`. */
export interface OfferedPayment {
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly vatu: number;
  readonly change?: AudChange | undefined;
  readonly reason?: string | undefined;
}

export interface PayingParty {
  readonly tourType: TourType;
  /** Price for all adults, and the part of it that guests pay at the distillery, in whole vatu. */
  readonly totalPrice: number;
  readonly due: number;
}

/** Why a payment is not accepted. `vatu` and `cents` are the same amount at the distillery's rate. */
export type PaymentProblem =
  | { readonly kind: 'invalid-input'; readonly reason: 'no-sum' | 'no-aud-price' | 'no-reason' }
  | {
      readonly kind: 'invalid-input';
      readonly reason: 'aud-price';
      readonly vatu: number;
      readonly cents: number;
    }
  | {
      readonly kind: 'invalid-input';
      readonly reason: 'aud-change';
      readonly vatu: number;
      readonly cents: number;
    };

/**
 * Australian cash is accepted and changed at one rate: the distillery's price per adult in both currencies. Prices of
 * whole adults are whole dollars; parts are rounded, so a sum may differ by a cent, and change by a vatu, but never by
 * more.
 */
const roundingUnits = 1;
const isWithinRounding = (sum: number, exact: number): boolean => Math.abs(sum - exact) <= roundingUnits;

/** Maximum Australian cents changed into vatu without a manager's passkey: A$200. */
export const maxChangeCents = 20_000;

/** Cents for a sum in vatu, at the distillery's rate; undefined for a tour without one. */
export const centsFor = (type: TourType, vatu: number): number | undefined => {
  const rate = centsPerVatu(type);
  return rate === undefined ? undefined : Math.round(vatu * rate);
};

/** Vatu given as change for Australian cents, at the distillery's rate; undefined for a tour without one. */
export const vatuFor = (type: TourType, cents: number): number | undefined => {
  const rate = centsPerVatu(type);
  return rate === undefined ? undefined : Math.round(cents / rate);
};

/**
 * Whether a payment without money needs a reason: for complimentary guests, and on the account of an operator whose
 * guests pay here.
 */
export const needsReason = (
  method: PaymentMethod,
  { due, totalPrice }: Pick<PayingParty, 'due' | 'totalPrice'>,
): boolean => method === 'complimentary' || (method === 'operator-account' && due === totalPrice);

/** Why a payment is not accepted; undefined when it is. */
export function paymentProblem(
  { method, amount, vatu, change, reason }: OfferedPayment,
  party: PayingParty,
): PaymentProblem | undefined {
  if (amount <= 0 || vatu <= 0) return { kind: 'invalid-input', reason: 'no-sum' };
  if (needsReason(method, party) && reason === undefined)
    return { kind: 'invalid-input', reason: 'no-reason' };
  if (method !== 'cash-aud') return undefined;
  const rate = centsPerVatu(party.tourType);
  if (rate === undefined) return { kind: 'invalid-input', reason: 'no-aud-price' };
  if (!isWithinRounding(amount, vatu * rate)) {
    return { kind: 'invalid-input', reason: 'aud-price', vatu, cents: Math.round(vatu * rate) };
  }
  if (change === undefined || isWithinRounding(change.vuv, change.cents / rate)) return undefined;
  return {
    kind: 'invalid-input',
    reason: 'aud-change',
    vatu: Math.round(change.cents / rate),
    cents: change.cents,
  };
}
