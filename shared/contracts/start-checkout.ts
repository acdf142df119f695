import * as z from 'zod/mini';
import { shopSentences } from '../shop/messages.ts';
import { checkoutLimits, isWithinOrder } from '../shop/order-limit.ts';
import { prefectureOf } from '../shop/prefectures.ts';
import { productById } from '../shop/products.ts';
import { contract } from './contract.ts';
import { Email, IdempotencyHeaders, readText } from './fields.ts';

/** What is bought. Name, price, image and whatever else a cart says of it are ignored: they are ours. */
const CartItem = z.object(
  {
    id: z
      .string(shopSentences.unknownProduct)
      .check(z.refine((id) => productById(id) !== undefined, shopSentences.unknownProduct)),
    quantity: z.int(shopSentences.quantity).check(z.gte(1, shopSentences.quantity)),
  },
  shopSentences.unknownProduct,
);

const ReturnAddress = z
  .string(shopSentences.returnAddress)
  .check(z.maxLength(2000, shopSentences.returnAddress));

/** A cart on its way to the payment page (specification §7). */
export const CheckoutRequest = z.object(
  {
    cartItems: z
      .array(CartItem, shopSentences.emptyCart)
      .check(
        z.minLength(1, shopSentences.emptyCart),
        z.maxLength(50, shopSentences.quantity),
        z.refine(isWithinOrder, shopSentences.orderLimit),
      ),
    /** For the receipt. */
    email: Email,
    /** Where the payment page leads back to; of our own origin only. */
    successUrl: ReturnAddress,
    cancelUrl: ReturnAddress,
    /** `JP-13`, `東京都` or `Tokyo`. Without it the payment page asks which shipping applies. */
    prefecture: z.optional(
      readText(prefectureOf, shopSentences.unknownPrefecture, shopSentences.unknownPrefecture),
    ),
  },
  shopSentences.emptyCart,
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
  method: 'POST',
  path: '/api/stripe',
  headers: IdempotencyHeaders,
  body: CheckoutRequest,
  reply: { status: 200, schema: z.object({ success: z.literal(true), url: z.string() }) },
  limits: checkoutLimits,
  problems: ['out-of-stock', 'key-reused', 'checkout-over', 'checkout-refused', 'too-many'],
});
