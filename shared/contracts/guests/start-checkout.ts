import * as z from 'zod/mini';
import { shopMessages } from '../../shop/messages.ts';
import { checkoutLimits } from '../../shop/order-limit.ts';
import { prefectureOf } from '../../shop/prefectures.ts';
import { productById } from '../../shop/products.ts';
import { contractOf } from '../contract.ts';
import { Email, IdempotencyHeaders, readText, success, Trap } from '../fields.ts';

/** A product and its quantity. Name, price, image and any other field are ignored: ours apply. */
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

/** A cart to be paid (specification §7). */
export const CheckoutRequest = z.object(
  {
    cartItems: z
      .array(CartItem, shopMessages.emptyCart)
      .check(z.minLength(1, shopMessages.emptyCart), z.maxLength(50, shopMessages.quantity)),
    email: Email,
    /** Where the payment page returns to; our origin only. */
    successUrl: ReturnAddress,
    cancelUrl: ReturnAddress,
    /** `JP-13`, `東京都` or `Tokyo`. Without it the payment page asks for the shipping rate. */
    prefecture: z.optional(
      readText(prefectureOf, shopMessages.unknownPrefecture, shopMessages.unknownPrefecture),
    ),
    website_url: Trap,
  },
  shopMessages.emptyCart,
);
export type CheckoutRequest = z.output<typeof CheckoutRequest>;

/**
 * POST /api/stripe. Holds the bottles and returns the URL of the payment page. With an `Idempotency-Key` (one per cart)
 * a repeated call finds its order and returns the same answer; the key with another cart, address or prefecture is
 * `key-reused`, since a key covers one order. An unpaid order releases its bottles and needs a new key:
 * `checkout-over`. At most twelve bottles per order; `too-many` over the limits of calls or held bottles per network.
 */
export const startCheckout = contractOf('startCheckout', {
  summary: 'Start a checkout and reserve its bottles',
  headers: IdempotencyHeaders,
  body: CheckoutRequest,
  hasSecret: true,
  reply: success({ url: z.string() }),
  limits: checkoutLimits,
  problems: ['out-of-stock', 'key-reused', 'checkout-over', 'checkout-refused', 'too-many'],
});
