import { type Dispatch, type SetStateAction, useState } from 'react';
import { trackEvent } from '#app/analytics/track.ts';
import { shopCopy } from '#app/content/japan/shop-copy.ts';
import type { RequestStatus } from '#app/requests/use-request.ts';
import { useStock } from '#app/requests/use-stock.ts';
import { type BasketTotals, basketTotals, type OrderLine, orderLines } from '#shared/shop/basket.ts';
import { type Cart, emptyCart, quantityIn, withQuantity } from '#shared/shop/cart.ts';
import { isWithinOrder, limitToOrder } from '#shared/shop/order-limit.ts';
import { prefectures } from '#shared/shop/prefectures.ts';
import { formatYen, productById } from '#shared/shop/products.ts';
import { limitToStock } from '#shared/shop/stock-limit.ts';
import { changeDraft, useCheckoutDraft } from './checkout-draft.ts';
import { changeCart, useCart } from './stored-cart.ts';

export interface Shop {
  readonly cart: Cart;
  readonly lines: readonly OrderLine[];
  readonly totals: BasketTotals;
  readonly stockStatus: RequestStatus;
  /** Bottles for sale, if known. */
  readonly available: (id: string) => number | undefined;
  /** The stock if it is below the requested quantity. */
  readonly lowStock: (id: string) => number | undefined;
  /** Whether the requested quantity exceeds the order limit. */
  readonly isOverOrderLimit: (id: string) => boolean;
  readonly refreshStock: () => void;
  /** Sets a quantity, limited by stock and order limit. */
  readonly setQuantity: (id: string, requested: number) => void;
  /** Result of the last change of a quantity, for screen readers. */
  readonly announcement: string;
  readonly setPrefecture: (code: string) => void;
  readonly clear: () => void;
  readonly panel: Panel;
  /** State of the checkout; survives closing the panel. */
  readonly attempt: CheckoutAttempt;
  readonly setAttempt: Dispatch<SetStateAction<CheckoutAttempt>>;
}

export type CheckoutAttempt =
  | 'sending'
  | { readonly cart: Cart; readonly message: string; readonly isTooMany: boolean }
  | undefined;

/** State of the cart panel (specification §4). `isOpen` is undefined until the visitor decides. */
export interface Panel {
  readonly isOpen: boolean | undefined;
  readonly open: () => void;
  readonly close: () => void;
}

/** Quantities that the stock or the order limit did not allow. */
interface RefusedQuantities {
  /** Stock of products that have less than the requested quantity. */
  readonly stock: Readonly<Record<string, number | undefined>>;
  /** Product above the order limit. */
  readonly overOrderLimit: string | undefined;
}

/** Products, cart and stock. */
export function useShop(): Shop {
  const cart = useCart();
  const { isOpen } = useCheckoutDraft();
  const { status, reply: stock, refresh } = useStock();
  const [attempt, setAttempt] = useState<CheckoutAttempt>();
  const [refusedQuantities, setRefusedQuantities] = useState<RefusedQuantities>({
    stock: {},
    overOrderLimit: undefined,
  });
  const [announcement, setAnnouncement] = useState('');
  const lines = orderLines(cart.items);
  return {
    cart,
    lines,
    totals: basketTotals(lines, cart.prefecture?.zone),
    stockStatus: stock === undefined ? status : 'ready',
    available: (id) => stock?.[id],
    lowStock(id) {
      const [quantity, available] = [quantityIn(cart, id), stock?.[id]];
      return available !== undefined && quantity > available ? available : refusedQuantities.stock[id];
    },
    isOverOrderLimit: (id) =>
      refusedQuantities.overOrderLimit === id || (quantityIn(cart, id) > 0 && !isWithinOrder(lines)),
    refreshStock: refresh,
    setQuantity(id, requested) {
      const available = stock?.[id];
      const quantityInStock = limitToStock(requested, available);
      const quantity = limitToOrder(cart.items, id, quantityInStock);
      const isOverOrderLimit = quantity < quantityInStock;
      setRefusedQuantities(({ stock }) => ({
        stock: { ...stock, [id]: !isOverOrderLimit && quantityInStock < requested ? available : undefined },
        overOrderLimit: isOverOrderLimit ? id : undefined,
      }));
      changeCart((current) => withQuantity(current, id, quantity));
      const { subtotalYen } = basketTotals(orderLines(withQuantity(cart, id, quantity).items), undefined);
      const name = productById(id)?.name.ja ?? '';
      setAnnouncement(shopCopy.nowInCart(name, quantity, formatYen(subtotalYen)));
      const addedQuantity = quantity - quantityIn(cart, id);
      for (const line of addedQuantity > 0 ? orderLines([{ id, quantity: addedQuantity }]) : [])
        trackEvent({ kind: 'added-to-cart', line });
    },
    announcement,
    setPrefecture(code) {
      changeCart((current) => ({
        ...current,
        prefecture: prefectures.find((prefecture) => prefecture.code === code),
      }));
    },
    clear() {
      setRefusedQuantities({ stock: {}, overOrderLimit: undefined });
      changeCart(({ prefecture }) => ({ ...emptyCart, prefecture }));
    },
    panel: {
      isOpen,
      open: () => changeDraft({ isOpen: true }),
      close: () => changeDraft({ isOpen: false }),
    },
    attempt,
    setAttempt,
  };
}
