import { capacity } from '#shared/booking/terms.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import { maxChangeCents, type PayingParty, paymentProblem } from '#shared/staff/parties/payment-rule.ts';
import type { KeptAction } from './press.ts';

type KeptPayment = Extract<KeptAction, { kind: 'pay' }>;

/**
 * Whether the payment would have been recorded live: it follows the rules of the till and is no more than the device
 * showed as outstanding, which cannot exceed the price of a full start. Large change for Australian cash needs a
 * manager's passkey, so it is never accepted here.
 */
export function isPlainPayment(
  action: KeptPayment,
  party: PayingParty & { readonly hasOperator: boolean },
): boolean {
  const { method, vatu, outstanding, change } = action;
  return (
    paymentProblem(action, party) === undefined &&
    vatu <= outstanding &&
    outstanding <= totalPriceVuv(party.tourType, capacity) &&
    (change?.cents ?? 0) <= maxChangeCents &&
    (method !== 'operator-account' || party.hasOperator)
  );
}
