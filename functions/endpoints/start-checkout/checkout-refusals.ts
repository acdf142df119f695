import { business } from '../../../shared/content/business.ts';
import { shopMessages } from '../../../shared/shop/messages.ts';
import { log } from '../../kernel/log.ts';
import { Refused } from '../../kernel/problems.ts';
import type { PlaceOrderOutcome } from '../../stores/orders/order-placing.ts';

type NotPlaced = Exclude<PlaceOrderOutcome, { readonly order: unknown }>;

/** Why an order could not be placed, for people; which product is short, for machines. */
export function notPlaced(outcome: NotPlaced): Refused {
  if (outcome.result === 'key-reused') {
    return new Refused({ kind: 'key-reused', message: shopMessages.keyReused });
  }
  if (outcome.result === 'over') {
    log.warn('limit.reached', { endpoint: 'start-checkout', by: 'bottles' });
    const { retryAfterSeconds } = outcome;
    const message = shopMessages.tooManyHeld(retryAfterSeconds, business.emails.bookings);
    return new Refused({ kind: 'too-many', message }, undefined, retryAfterSeconds);
  }
  const message = shopMessages.onlyBottles(outcome.available);
  return new Refused({ kind: 'out-of-stock', message }, { [outcome.productId]: message });
}

/** The order of this key came to nothing: another try needs another key. */
export const checkoutOver = (): Refused =>
  new Refused({ kind: 'checkout-over', message: shopMessages.checkoutOver });

/** Whether a payment page was opened is not known: another try with the same key will tell. */
export const checkoutUnsure = (): Refused =>
  new Refused({ kind: 'unavailable', message: shopMessages.checkoutUnsure });

export const checkoutRefused = (isEmailRefused: boolean): Refused => {
  if (!isEmailRefused)
    return new Refused({ kind: 'checkout-refused', message: shopMessages.checkoutRefused });
  const message = shopMessages.emailRefused;
  return new Refused({ kind: 'invalid-input', message }, { email: message });
};
