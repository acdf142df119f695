import type { ReplyOf } from '../../../shared/contracts/contract.ts';
import type { startCheckout as contract } from '../../../shared/contracts/start-checkout.ts';
import type { Cart } from '../../../shared/shop/cart.ts';
import { type AttemptStore, createAttemptStore, sendUnderKey } from './booking-attempt.ts';
import { CallProblem, type CallProblemKind, type Client, client as pageClient } from './client.ts';

export interface Checkout {
  readonly cart: Cart;
  readonly email: string;
}

/** An order that is over, or one of another cart whose answer was lost: it gives its bottles back by itself. */
const needsNewKey: readonly CallProblemKind[] = ['checkout-over', 'key-reused'];

const pageAttempts = createAttemptStore(() => sessionStorage, 'checkout-attempt');

/**
 * Has the bottles held and answers with the address of the payment page. The same cart sent again, after a lost
 * answer or after coming back from the payment page, leads to the same order and page; when that is over, to a new
 * one. Throws a `CallProblem`.
 *
 * @param origin - of this site, for the way back
 */
export async function startCheckout(
  { cart, email }: Checkout,
  options: { origin?: string; client?: Client; attempts?: AttemptStore; newKey?: () => string } = {},
): Promise<string> {
  const { origin = location.origin, client = pageClient, attempts = pageAttempts, ...keys } = options;
  const body = {
    cartItems: cart.items.map(({ id, quantity }) => ({ id, quantity })),
    email: email.trim(),
    successUrl: `${origin}/payment-success`,
    cancelUrl: `${origin}/payment-cancel`,
    ...(cart.prefecture && { prefecture: cart.prefecture.code }),
  };
  const send = () =>
    sendUnderKey(body, { attempts, keepsKey: true, ...keys }, (key) =>
      client<ReplyOf<typeof contract>>({
        endpoint: 'startCheckout',
        headers: { 'idempotency-key': key },
        body,
      }),
    );
  try {
    return (await send()).url;
  } catch (problem) {
    if (!(problem instanceof CallProblem) || !needsNewKey.includes(problem.kind)) throw problem;
    attempts.write(undefined);
    return (await send()).url;
  }
}

/** The order of this tab is done with: the same cart bought again is another order. */
export const forgetCheckout = (attempts: AttemptStore = pageAttempts): void => attempts.write(undefined);
