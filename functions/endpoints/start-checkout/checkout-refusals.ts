import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { PlaceOrderOutcome } from '#functions/stores/orders/order-placing.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { business } from '#shared/content/business.ts';
import { shopMessages } from '#shared/shop/messages.ts';

type UnplacedOutcome = Exclude<PlaceOrderOutcome, { readonly order: unknown }>;

/** The refusal of an order that could not be placed. If bottles are missing, it names the product. */
export function orderRefusal(outcome: UnplacedOutcome, now: Date): Refused {
  if (outcome.result === 'key-reused') {
    return new Refused({ kind: 'key-reused', message: shopMessages.keyReused });
  }
  if (outcome.result === 'over-order') {
    const message = shopMessages.orderLimit;
    return new Refused({ kind: 'invalid-input', message }, { cartItems: message });
  }
  if (outcome.result === 'over') {
    log.warn('limit.reached', { endpoint: 'start-checkout', by: 'bottles' });
    const retryAfterSeconds = Math.max(60, outcome.endsAt - epochSeconds(now));
    const message = shopMessages.tooManyHeld(retryAfterSeconds, business.emails.bookings);
    return new Refused({ kind: 'too-many', message }, undefined, retryAfterSeconds);
  }
  const { result, available } = outcome;
  const message =
    result === 'scarce' ? shopMessages.lastBottles(available) : shopMessages.onlyBottles(available);
  return new Refused({ kind: 'out-of-stock', message }, { [outcome.productId]: message });
}

/** The refusal when the order of this key has expired or failed. Another attempt needs a new key. */
export const checkoutOver = (): Refused =>
  new Refused({ kind: 'checkout-over', message: shopMessages.checkoutOver });

/** The refusal when it is unknown whether the payment page was opened. A retry with the same key resolves it. */
export const checkoutUnsure = (): Refused =>
  new Refused({ kind: 'unavailable', message: shopMessages.checkoutUnsure });

export const checkoutRefused = (isEmailRefused: boolean): Refused => {
  if (!isEmailRefused)
    return new Refused({ kind: 'checkout-refused', message: shopMessages.checkoutRefused });
  const message = shopMessages.emailRefused;
  return new Refused({ kind: 'invalid-input', message }, { email: message });
};
