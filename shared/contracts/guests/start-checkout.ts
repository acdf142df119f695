import * as z from 'zod/mini';
import { shopMessages } from '../../shop/messages.ts';
import { checkoutLimits } from '../../shop/order-limit.ts';
import { prefectureOf } from '../../shop/prefectures.ts';
import { productById } from '../../shop/products.ts';
import { contractOf } from '../contract.ts';
import { Email, IdempotencyHeaders, readText, success, Trap } from '../fields.ts';

/** A product and its quantity. Name, price, image and any other field are ignored; the stored values apply. */
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

/** A cart to pay for (specification §7). */
export const CheckoutRequest = z.object(
  {
    cartItems: z
      .array(CartItem, shopMessages.emptyCart)
      .check(z.minLength(1, shopMessages.emptyCart), z.maxLength(50, shopMessages.quantity)),
    email: Email,
    /** Page to which the payment page returns; only on our origin. */
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
 * POST /api/stripe: holds the bottles and returns the URL of the payment page. With an `Idempotency-Key` (one per
 * cart), a repeated call finds its order and returns the same response; with a different cart, address or prefecture it
 * is refused as `key-reused`, since a key covers one order. If the order stays unpaid, its bottles are released and the
 * key is refused as `checkout-over`; a new key is needed. An order has at most twelve bottles. Refused as `too-many`
 * over the limits of calls or held bottles per network.
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
