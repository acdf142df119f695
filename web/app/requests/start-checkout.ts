import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { Cart } from '#shared/shop/cart.ts';
import { trapPart } from '#shared/values/trap.ts';
import { type AttemptStore, createAttemptStore, sendUnderKey } from './booking-attempt.ts';
import {
  CallProblem,
  type CallProblemKind,
  type Client,
  client as pageClient,
  unreadableReply,
} from './client.ts';

export interface Checkout {
  readonly cart: Cart;
  readonly email: string;
  /** Value of the honeypot. */
  readonly trap?: string;
}

/**
 * Refusals of a key whose order is closed, or belongs to another cart after a lost response. The server releases the
 * bottles of that order.
 */
const refusalsOfKey: readonly CallProblemKind[] = ['checkout-over', 'key-reused'];

const pageAttempts = createAttemptStore(() => sessionStorage, 'checkout-attempt');

/**
 * Reserves the bottles and returns the URL of the payment page. The same cart, sent again after a lost response or
 * after returning from the payment page, leads to the same order and page, or to new ones if that order is closed.
 * Throws a `CallProblem`.
 *
 * @param origin - of this site, for the return URLs
 */
export async function startCheckout(
  { cart, email, trap = '' }: Checkout,
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
    sendUnderKey(body, { attempts, keepsKey: true, ...keys }, async (key) => {
      const { url }: Partial<ReplyTo<'startCheckout'>> = await client('startCheckout', {
        headers: { 'idempotency-key': key },
        body: { ...body, ...trapPart(trap) },
      });
      if (typeof url !== 'string' || url === '') throw unreadableReply();
      return url;
    });
  try {
    return await send();
  } catch (problem) {
    if (!(problem instanceof CallProblem) || !refusalsOfKey.includes(problem.kind)) throw problem;
    attempts.write(undefined);
    return send();
  }
}

/** Forgets the order of this tab: buying the same cart again is another order. */
export const forgetCheckout = (attempts: AttemptStore = pageAttempts): void => attempts.write(undefined);
