import * as z from 'zod/mini';
import { shopMessages } from '../shop/messages.ts';
import { checkoutLimits, isWithinOrder } from '../shop/order-limit.ts';
import { prefectureOf } from '../shop/prefectures.ts';
import { productById } from '../shop/products.ts';
import { contract } from './contract.ts';
import { endpoints } from './endpoints.ts';
import { Email, IdempotencyHeaders, readText } from './fields.ts';

/** What is bought. Name, price, image and whatever else a cart says of it are ignored: they are ours. */
const CartItem = z.object(
  {
    id: z
      .string(shopMessages.unknownProduct)
      .check(z.refine((id) => productById(id) !== undefined, shopMessages.unknownProduct)),
    quantity: z.int(shopMessages.quantity).check(z.gte(1, shopMessages.quantity)),
  },
  shopMessages.unknownProduct,
);

const ReturnAddress = z
  .string(shopMessages.returnAddress)
  .check(z.maxLength(2000, shopMessages.returnAddress));

/** A cart on its way to the payment page (specification §7). */
export const CheckoutRequest = z.object(
  {
    cartItems: z
      .array(CartItem, shopMessages.emptyCart)
      .check(
        z.minLength(1, shopMessages.emptyCart),
        z.maxLength(50, shopMessages.quantity),
        z.refine(isWithinOrder, shopMessages.orderLimit),
      ),
    /** For the receipt. */
    email: Email,
    /** Where the payment page leads back to; of our own origin only. */
    successUrl: ReturnAddress,
    cancelUrl: ReturnAddress,
    /** `JP-13`, `東京都` or `Tokyo`. Without it the payment page asks which shipping applies. */
    prefecture: z.optional(
      readText(prefectureOf, shopMessages.unknownPrefecture, shopMessages.unknownPrefecture),
    ),
  },
  shopMessages.emptyCart,
);
export type CheckoutRequest = z.output<typeof CheckoutRequest>;

/**
 * POST /api/stripe. Holds the bottles and answers the address of the payment page. With an `Idempotency-Key` (one
 * per filled cart) a call whose answer was lost can be repeated: it finds its own order and gets the same answer; the
 * key with another cart, address or prefecture is `key-reused`: a key covers one order. An unpaid order gives its bottles
 * back, so another cart takes a new key; `checkout-over` asks for one. An order has at most twelve bottles; too many calls
 * from one network, or too many bottles on hold for it, are `too-many`.
 */
export const startCheckout = contract({
  name: 'start-checkout',
  summary: 'Hold bottles and open the payment page',
  ...endpoints.startCheckout,
  headers: IdempotencyHeaders,
  body: CheckoutRequest,
  reply: { status: 200, schema: z.object({ success: z.literal(true), url: z.string() }) },
  limits: checkoutLimits,
  problems: ['out-of-stock', 'key-reused', 'checkout-over', 'checkout-refused', 'too-many'],
});
