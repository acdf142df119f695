import { basketTotals, orderLines } from '#shared/shop/basket.ts';
import { type Cart, emptyCart, quantityIn } from '#shared/shop/cart.ts';
import { isWithinOrder } from '#shared/shop/order-limit.ts';
import type { Checkout } from './use-checkout.ts';
import type { Shop } from './use-shop.ts';

const nothing = () => {};

/** A shop whose functions do nothing, for rendering its components. */
export function shopWith(
  cart: Partial<Cart> = {},
  stock: Readonly<Record<string, number>> | 'loading' | 'failed' = {},
): Shop {
  const fullCart = { ...emptyCart, ...cart };
  const lines = orderLines(fullCart.items);
  const available = (id: string) => (typeof stock === 'string' ? undefined : stock[id]);
  return {
    cart: fullCart,
    lines,
    totals: basketTotals(lines, fullCart.prefecture?.zone),
    announcement: '',
    stockStatus: typeof stock === 'string' ? stock : 'ready',
    available,
    lowStock(id) {
      const bottles = available(id);
      return bottles !== undefined && quantityIn(fullCart, id) > bottles ? bottles : undefined;
    },
    isOverOrderLimit: () => !isWithinOrder(lines),
    refreshStock: nothing,
    setQuantity: nothing,
    setPrefecture: nothing,
    clear: nothing,
    panel: { isOpen: undefined, open: nothing, close: nothing },
    attempt: undefined,
    setAttempt: nothing,
  };
}

/** A checkout whose functions do nothing. */
export const checkoutWith = (changes: Partial<Checkout> = {}): Checkout => ({
  email: '',
  isOfAge: false,
  trap: '',
  changeTrap: nothing,
  problems: {},
  isSending: false,
  refusal: undefined,
  changeEmail: nothing,
  leaveEmail: nothing,
  confirmAge: nothing,
  formProps: {},
  ...changes,
});
