import type { BasketItem } from './basket.ts';
import { type Prefecture, prefectures } from './prefectures.ts';
import { productById } from './products.ts';

/** The visitor's items and their destination (specification §3, §4). */
export interface Cart {
  /** One line per product, at least one bottle each. */
  readonly items: readonly BasketItem[];
  readonly prefecture: Prefecture | undefined;
}

export const emptyCart: Cart = { items: [], prefecture: undefined };

export const quantityIn = ({ items }: Cart, id: string): number =>
  items.find((item) => item.id === id)?.quantity ?? 0;

/** Sets the quantity of a product; zero removes its line. Unknown products are ignored. */
export function withQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (productById(id) === undefined || !Number.isSafeInteger(quantity)) return cart;
  const rest = cart.items.filter((item) => item.id !== id);
  if (quantity <= 0) return { ...cart, items: rest };
  const isNew = rest.length === cart.items.length;
  return {
    ...cart,
    items: isNew
      ? [...cart.items, { id, quantity }]
      : cart.items.map((item) => (item.id === id ? { id, quantity } : item)),
  };
}

/**
 * Parses a stored, untrusted cart: unknown products, invalid quantities and prefectures are dropped, and equal products
 * merged.
 *
 * @param stored - of any shape
 */
export function readCart(stored: unknown): Cart {
  const { items, prefecture } = asRecord(stored);
  const parsed = (Array.isArray(items) ? items : [])
    .map(asRecord)
    .reduce<Cart>(
      (cart, { id, quantity }) =>
        typeof id === 'string' && typeof quantity === 'number' && quantity > 0
          ? withQuantity(cart, id, quantityIn(cart, id) + quantity)
          : cart,
      emptyCart,
    );
  return { ...parsed, prefecture: prefectures.find(({ code }) => code === prefecture) };
}

/** The JSON form in which a cart is stored. */
export const cartRecord = ({ items, prefecture }: Cart) => ({ items, prefecture: prefecture?.code });

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
