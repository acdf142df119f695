import type Stripe from 'stripe';
import type { OrderLine } from '#shared/shop/basket.ts';
import { deliveryBusinessDays } from '#shared/shop/dispatch.ts';
import { shopMessages } from '#shared/shop/messages.ts';
import { paymentPageMinutes } from '#shared/shop/payment-page.ts';
import { type ShippingChoice, zoneNames } from '#shared/shop/shipping.ts';

/** Order data for the payment page. Amounts in whole yen, times in epoch seconds. */
export interface OrderToPay {
  readonly reference: string;
  readonly lines: readonly OrderLine[];
  readonly email: string;
  readonly shippingChoices: readonly ShippingChoice[];
  /** ISO 3166-2 code, for instance `JP-13`. */
  readonly prefecture?: string | undefined;
  readonly createdAt: number;
}

export interface ReturnAddresses {
  readonly success: string;
  readonly cancel: string;
}

/** Stripe requires at least 30 minutes, counted from when the call arrives; this margin covers retries. */
const marginSeconds = 60;

/**
 * Expiry of an order's payment page. Derived from the order, so that a retry under the same idempotency key is
 * identical.
 */
export const sessionExpiresAt = ({ createdAt }: Pick<OrderToPay, 'createdAt'>): number =>
  createdAt + paymentPageMinutes * 60 + marginSeconds;

/** Checkout session of an order: every charge comes from the order. */
export function checkoutSession(
  order: OrderToPay,
  { success, cancel }: ReturnAddresses,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    client_reference_id: order.reference,
    metadata: { order: order.reference, ...(order.prefecture && { prefecture: order.prefecture }) },
    // Refund events name only the payment.
    payment_intent_data: { metadata: { order: order.reference } },
    customer_email: order.email,
    locale: 'ja',
    allowed_payment_method_types: ['card'],
    // Always charge yen: the amount is compared with the order.
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
      minimum: { unit: 'business_day', value: deliveryBusinessDays.min },
      maximum: { unit: 'business_day', value: deliveryBusinessDays.max },
    },
    metadata: { zone },
  },
});
