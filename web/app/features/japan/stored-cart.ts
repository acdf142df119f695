import { useSyncExternalStore } from 'react';
import { type Cart, cartRecord, emptyCart, readCart } from '../../../../shared/shop/cart.ts';
import { createStoredValue } from './stored-value.ts';

/** The cart, and the order that last emptied it. */
interface StoredCart {
  readonly cart: Cart;
  readonly emptiedFor: string | undefined;
}

const fromStored = (value: unknown): StoredCart => {
  const { emptiedFor } = (value ?? {}) as { emptiedFor?: unknown };
  return { cart: readCart(value), emptiedFor: typeof emptiedFor === 'string' ? emptiedFor : undefined };
};

/** One cart per browser: survives reloads and is shared by all windows (specification §4). */
const stored = createStoredValue<StoredCart>(
  {
    key: 'japanCart',
    from: fromStored,
    toText: ({ cart, emptiedFor }) => JSON.stringify({ ...cartRecord(cart), emptiedFor }),
  },
  () => localStorage,
);

export const cartNow = (): Cart => stored.read().cart;

/** The cart; empty in static HTML and during hydration. */
export const useCart = (): Cart => useSyncExternalStore(stored.subscribe, cartNow, () => emptyCart);

export function changeCart(update: (cart: Cart) => Cart): void {
  stored.change((value) => ({ ...value, cart: update(value.cart) }));
}

/**
 * Empties the cart after a payment (specification §2), once per order: reopening its page later must not empty a new
 * cart.
 *
 * @param order - order id; '' when unknown
 */
export function emptyCartFor(order: string): void {
  const { emptiedFor } = stored.read();
  if (order !== '' && emptiedFor === order) return;
  stored.change(({ cart }) => ({ cart: { ...emptyCart, prefecture: cart.prefecture }, emptiedFor: order }));
}
