import { useSyncExternalStore } from 'react';
import { type Cart, cartRecord, emptyCart, readCart } from '../../../../shared/shop/cart.ts';
import { createStoredValue } from './stored-value.ts';

/** The cart with the order that it was last emptied for. */
interface StoredCart {
  readonly cart: Cart;
  readonly emptiedFor: string | undefined;
}

const fromStored = (value: unknown): StoredCart => {
  const { emptiedFor } = (value ?? {}) as { emptiedFor?: unknown };
  return { cart: readCart(value), emptiedFor: typeof emptiedFor === 'string' ? emptiedFor : undefined };
};

/** The one cart of this browser: it outlasts reloads, and all windows have the same (specification §4). */
const stored = createStoredValue<StoredCart>(
  {
    key: 'japanCart',
    from: fromStored,
    toText: ({ cart, emptiedFor }) => JSON.stringify({ ...cartRecord(cart), emptiedFor }),
  },
  () => localStorage,
);

/** The cart as it is kept at this moment. */
export const cartNow = (): Cart => stored.read().cart;

/** The cart; empty in the prerendered page and while it is taken over. */
export const useCart = (): Cart => useSyncExternalStore(stored.subscribe, cartNow, () => emptyCart);

export function changeCart(update: (cart: Cart) => Cart): void {
  stored.change((value) => ({ ...value, cart: update(value.cart) }));
}

/**
 * Empties the cart after a payment (specification §2). The page of an order may be opened again later, beside a new
 * cart: that one is left alone.
 *
 * @param order - whatever tells orders apart; '' when it is not known
 */
export function emptyCartFor(order: string): void {
  const { emptiedFor } = stored.read();
  if (order !== '' && emptiedFor === order) return;
  stored.change(({ cart }) => ({ cart: { ...emptyCart, prefecture: cart.prefecture }, emptiedFor: order }));
}
