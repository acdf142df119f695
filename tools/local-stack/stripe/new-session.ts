import type Stripe from 'stripe';
import { type BookedSession, newId } from './stripe-books.ts';

type Parameters = Stripe.Checkout.SessionCreateParams;

/**
 * Creates an open session.
 *
 * @param parameters checked by {@link validateSession}
 * @param now seconds since the epoch
 * @param pageOf URL of a session's payment page
 */
export function newSession(
  parameters: Parameters,
  now: number,
  pageOf: (id: string) => string,
): BookedSession {
  const id = newId('cs_test', 58);
  const lineItems = (parameters.line_items ?? []).map((item) => lineItem(item, now));
  const subtotal = lineItems.reduce((sum, { amount_total }) => sum + amount_total, 0);
  const shippingRates = (parameters.shipping_options ?? []).map((option) => shippingRate(option, now));
  const [firstRate] = shippingRates;
  const shipping = firstRate?.fixed_amount?.amount ?? 0;
  const { phone_number_collection, shipping_address_collection, custom_text, consent_collection } =
    parameters;
  return {
    lineItems,
    shippingRates,
    intentMetadata: metadataOf(parameters.payment_intent_data?.metadata),
    session: {
      ...unusedFields,
      id,
      object: 'checkout.session',
      amount_subtotal: subtotal,
      amount_total: subtotal + shipping,
      billing_address_collection: parameters.billing_address_collection ?? null,
      cancel_url: parameters.cancel_url ?? null,
      client_reference_id: parameters.client_reference_id ?? null,
      collected_information: null,
      consent_collection: consent_collection
        ? {
            payment_method_reuse_agreement: consent_collection.payment_method_reuse_agreement ?? null,
            promotions: consent_collection.promotions ?? null,
            terms_of_service: consent_collection.terms_of_service ?? null,
          }
        : null,
      created: now,
      currency: 'jpy',
      custom_text: {
        after_submit: custom_text?.after_submit || null,
        shipping_address: custom_text?.shipping_address || null,
        submit: custom_text?.submit || null,
        terms_of_service_acceptance: custom_text?.terms_of_service_acceptance || null,
      },
      customer_creation: 'if_required',
      customer_details:
        parameters.customer_email === undefined ? null : customerDetails(parameters.customer_email),
      customer_email: parameters.customer_email ?? null,
      expires_at: parameters.expires_at ?? now + 24 * 60 * 60,
      locale: parameters.locale ?? null,
      metadata: metadataOf(parameters.metadata),
      mode: 'payment',
      payment_method_types: ['card', 'konbini'],
      payment_status: 'unpaid',
      ...(phone_number_collection && { phone_number_collection }),
      shipping_address_collection: shipping_address_collection ?? null,
      shipping_cost:
        firstRate === undefined
          ? null
          : { amount_subtotal: shipping, amount_tax: 0, amount_total: shipping, shipping_rate: firstRate.id },
      shipping_options: shippingRates.map((rate) => ({
        shipping_amount: rate.fixed_amount?.amount ?? 0,
        shipping_rate: rate.id,
      })),
      status: 'open',
      submit_type: parameters.submit_type ?? null,
      success_url: parameters.success_url ?? null,
      total_details: { amount_discount: 0, amount_shipping: shipping, amount_tax: 0 },
      ui_mode: 'hosted_page',
      url: pageOf(id),
    },
  };
}

/** Customer details when only an email address is known. */
export function customerDetails(email: string): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  };
}

/** Fields that this product does not use. */
const unusedFields = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  client_secret: null,
  consent: null,
  currency_conversion: null,
  custom_fields: [],
  customer: null,
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  subscription: null,
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;

function lineItem(
  { price_data, quantity = 1, metadata }: Stripe.Checkout.SessionCreateParams.LineItem,
  now: number,
): Stripe.LineItem {
  const unit = price_data?.unit_amount ?? 0;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: unit * quantity,
    amount_tax: 0,
    amount_total: unit * quantity,
    currency: 'jpy',
    description: price_data?.product_data?.name ?? null,
    metadata: metadataOf(metadata),
    quantity,
    price: {
      id: newId('price'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: now,
      currency: 'jpy',
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('prod', 14),
      recurring: null,
      tax_behavior: price_data?.tax_behavior ?? 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: unit,
      unit_amount_decimal: null,
    },
  };
}

function shippingRate(
  { shipping_rate_data: data }: Stripe.Checkout.SessionCreateParams.ShippingOption,
  now: number,
): Stripe.ShippingRate {
  const { minimum, maximum } = data?.delivery_estimate ?? {};
  return {
    id: newId('shr'),
    object: 'shipping_rate',
    active: false,
    created: now,
    delivery_estimate:
      data?.delivery_estimate === undefined ? null : { minimum: minimum ?? null, maximum: maximum ?? null },
    display_name: data?.display_name ?? null,
    fixed_amount: { amount: data?.fixed_amount?.amount ?? 0, currency: 'jpy' },
    livemode: false,
    metadata: metadataOf(data?.metadata),
    tax_behavior: data?.tax_behavior ?? 'unspecified',
    tax_code: null,
    type: 'fixed_amount',
  };
}

/** An empty value removes its key. */
export function metadataOf(metadata: Stripe.MetadataParam | null | '' | undefined): Stripe.Metadata {
  return Object.fromEntries(
    Object.entries(metadata || {})
      .filter(([, value]) => value !== null && value !== '')
      .map(([key, value]) => [key, String(value)]),
  );
}
