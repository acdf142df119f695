import type Stripe from 'stripe';
import type { OrderLine } from '../../shared/shop/basket.ts';
import { deliveryBusinessDays } from '../../shared/shop/dispatch.ts';
import { shopMessages } from '../../shared/shop/messages.ts';
import { type ShippingChoice, zoneNames } from '../../shared/shop/shipping.ts';

/** What the payment page is made from. Money in whole yen, times in epoch seconds. */
export interface OrderToPay {
  readonly reference: string;
  readonly lines: readonly OrderLine[];
  readonly email: string;
  readonly shippingChoices: readonly ShippingChoice[];
  /** Code, for instance `JP-13`. */
  readonly prefecture?: string | undefined;
  readonly createdAt: number;
}

/** Where the payment page leads back to. */
export interface ReturnAddresses {
  readonly success: string;
  readonly cancel: string;
}

const sessionMinutes = 30;

/**
 * Stripe takes no payment page of less than 30 minutes and counts from when the call reaches it: this much later it
 * may, when a call is tried again.
 */
const slackSeconds = 60;

/**
 * The end of an order's payment page. It follows from the order, so that a call that is sent again under its
 * idempotency key is the same call.
 */
export const sessionExpiresAt = ({ createdAt }: Pick<OrderToPay, 'createdAt'>): number =>
  createdAt + sessionMinutes * 60 + slackSeconds;

/** The payment page of an order: all that is charged comes from the order. */
export function checkoutSession(
  order: OrderToPay,
  { success, cancel }: ReturnAddresses,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    client_reference_id: order.reference,
    metadata: { order: order.reference, ...(order.prefecture && { prefecture: order.prefecture }) },
    // A refund tells of the payment alone.
    payment_intent_data: { metadata: { order: order.reference } },
    customer_email: order.email,
    locale: 'ja',
    allowed_payment_method_types: ['card'],
    // Yen, wherever the card is from: the amount is compared with the order.
    adaptive_pricing: { enabled: false },
    line_items: order.lines.map(({ id, name, priceYen, quantity }) => ({
      quantity,
      price_data: {
        currency: 'jpy',
        unit_amount: priceYen,
        product_data: { name, metadata: { product: id } },
      },
    })),
    shipping_address_collection: { allowed_countries: ['JP'] },
    phone_number_collection: { enabled: true },
    shipping_options: order.shippingChoices.map(shippingOption),
    custom_text: { submit: { message: shopMessages.age } },
    expires_at: sessionExpiresAt(order),
    success_url: success,
    cancel_url: cancel,
  };
}

const shippingOption = ({
  zone,
  yen,
}: ShippingChoice): Stripe.Checkout.SessionCreateParams.ShippingOption => ({
  shipping_rate_data: {
    type: 'fixed_amount',
    display_name: `送料（${zoneNames[zone].ja}）`,
    fixed_amount: { amount: yen, currency: 'jpy' },
    delivery_estimate: {
      minimum: { unit: 'business_day', value: deliveryBusinessDays.fewest },
      maximum: { unit: 'business_day', value: deliveryBusinessDays.most },
    },
    metadata: { zone },
  },
});
