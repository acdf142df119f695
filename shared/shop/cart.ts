import type { BasketItem } from './basket.ts';
import { type Prefecture, prefectures } from './prefectures.ts';
import { productById } from './products.ts';

/** What a visitor has put together, and where it is to go (specification §3, §4). */
export interface Cart {
  /** One for each product, at least one bottle each. */
  readonly items: readonly BasketItem[];
  readonly prefecture: Prefecture | undefined;
}

export const emptyCart: Cart = { items: [], prefecture: undefined };

export const quantityIn = ({ items }: Cart, id: string): number =>
  items.find((item) => item.id === id)?.quantity ?? 0;

/** So many bottles of a product from now on; none removes its line. An unknown product changes nothing. */
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

/** One bottle more: a new line, or one more in the line that is there. An unknown product changes nothing. */
export const withOneMore = (cart: Cart, id: string): Cart => withQuantity(cart, id, quantityIn(cart, id) + 1);

/**
 * A cart as it was kept somewhere, by anybody: what is no bottle of ours, no whole number or no prefecture is dropped,
 * and lines of one product become one.
 *
 * @param kept - of any shape
 */
export function readCart(kept: unknown): Cart {
  const { items, prefecture } = asRecord(kept);
  const read = (Array.isArray(items) ? items : [])
    .map(asRecord)
    .reduce<Cart>(
      (cart, { id, quantity }) =>
        typeof id === 'string' && typeof quantity === 'number' && quantity > 0
          ? withQuantity(cart, id, quantityIn(cart, id) + quantity)
          : cart,
      emptyCart,
    );
  return { ...read, prefecture: prefectures.find(({ code }) => code === prefecture) };
}

/** A cart in the form in which it is kept, for JSON. */
export const cartRecord = ({ items, prefecture }: Cart) => ({ items, prefecture: prefecture?.code });

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
