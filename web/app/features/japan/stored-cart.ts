import { useSyncExternalStore } from 'react';
import type { Order } from '#shared/contracts/guests/find-order.ts';
import { type Cart, cartRecord, emptyCart, readCart } from '#shared/shop/cart.ts';
import { createStoredValue } from './stored-value.ts';

/** The cart, and the order that last emptied it. */
interface StoredCart {
  readonly cart: Cart;
  readonly emptiedFor: string | undefined;
}

const parseStoredCart = (value: unknown): StoredCart => {
  const { emptiedFor } = (value ?? {}) as { emptiedFor?: unknown };
  return { cart: readCart(value), emptiedFor: typeof emptiedFor === 'string' ? emptiedFor : undefined };
};

/** One cart per browser: survives reloads and is shared by all windows (specification §4). */
const storedCart = createStoredValue<StoredCart>(
  {
    key: 'japanCart',
    parse: parseStoredCart,
    serialize: ({ cart, emptiedFor }) => JSON.stringify({ ...cartRecord(cart), emptiedFor }),
  },
  () => localStorage,
);

export const currentCart = (): Cart => storedCart.read().cart;

/** The cart; empty in static HTML and during hydration. */
export const useCart = (): Cart => useSyncExternalStore(storedCart.subscribe, currentCart, () => emptyCart);

export function changeCart(update: (cart: Cart) => Cart): void {
  storedCart.change((value) => ({ ...value, cart: update(value.cart) }));
}

/**
 * Empties the cart after a payment (specification §2), once per order: reopening the page of the order later must not
 * empty a new cart. An order that is unknown or unpaid does not empty the cart.
 *
 * @returns whether the order is paid, or its payment is pending
 */
export function emptyCartAfter({ reference, status }: Pick<Order, 'reference' | 'status'>): boolean {
  if (status !== 'paid' && status !== 'awaiting') return false;

  if (storedCart.read().emptiedFor !== reference)
    storedCart.change(({ cart }) => ({
      cart: { ...emptyCart, prefecture: cart.prefecture },
      emptiedFor: reference,
    }));
  return true;
}
