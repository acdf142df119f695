import type Stripe from 'stripe';
import { StripeProblem } from './stripe-problem.ts';

type Parameters = Stripe.Checkout.SessionCreateParams;
type LineItem = Stripe.Checkout.SessionCreateParams.LineItem;
type Metadata = Stripe.MetadataParam | null | '' | undefined;

const minExpirySeconds = 30 * 60;
const maxExpirySeconds = 24 * 60 * 60;

/** Minimum and maximum charge in yen, a zero-decimal currency. */
const minYen = 50;
const maxYen = 99_999_999;

/**
 * Checks Stripe's rules for a new Checkout Session beyond parameter types. Only the product's use is supported: payments
 * in yen on Stripe's hosted page. Anything else is refused.
 *
 * @param now seconds since the epoch
 * @throws StripeProblem for the first broken rule
 */
export function validateSession(parameters: Parameters, now: number): void {
  const { mode, ui_mode = 'hosted_page', customer, line_items = [], shipping_options = [] } = parameters;
  requireRule(mode !== undefined, 'mode', 'Missing required param: mode.', 'parameter_missing');
  requireRule(mode === 'payment', 'mode', `The Stripe emulator does not support the mode ${mode}.`);
  requireRule(
    ui_mode === 'hosted_page',
    'ui_mode',
    `The Stripe emulator does not support ui_mode ${ui_mode}.`,
  );
  requireRule(customer === undefined, 'customer', `No such customer: '${customer}'`, 'resource_missing');
  requireRule(
    line_items.length > 0,
    'line_items',
    'You must specify at least one line item.',
    'parameter_missing',
  );
  requireRule(line_items.length <= 100, 'line_items', 'A session has at most 100 line items.');
  line_items.forEach(requireLineItem);
  requireShippingOptions(shipping_options);
  requireYen(line_items, shipping_options);
  requireReturnUrls(parameters);
  requireExpiry(parameters.expires_at, now);
  requireTexts(parameters);
  requireMetadata(parameters.metadata, 'metadata');
  requireMetadata(parameters.payment_intent_data?.metadata, 'payment_intent_data[metadata]');
}

function requireLineItem({ price, price_data, quantity }: LineItem, index: number): void {
  const name = `line_items[${index}]`;
  requireRule(price === undefined, `${name}[price]`, `No such price: '${price}'`, 'resource_missing');
  const priceName = `${name}[price_data]`;
  if (price_data === undefined) throw missingParameter(priceName);
  const { product, product_data, unit_amount, unit_amount_decimal } = price_data;
  requireRule(
    product === undefined,
    `${priceName}[product]`,
    `No such product: '${product}'`,
    'resource_missing',
  );
  if (product_data === undefined) throw missingParameter(`${priceName}[product_data]`);
  requireRule(product_data.name !== '', `${priceName}[product_data][name]`, 'A name must not be empty.');
  requireRule(
    (product_data.images ?? []).length <= 8,
    `${priceName}[product_data][images]`,
    'A product has at most 8 images.',
  );
  requireMetadata(product_data.metadata, `${priceName}[product_data][metadata]`);
  requireRule(
    unit_amount_decimal === undefined,
    `${priceName}[unit_amount_decimal]`,
    'The Stripe emulator only supports whole amounts.',
  );
  if (unit_amount === undefined) throw missingParameter(`${priceName}[unit_amount]`);
  requireRule(unit_amount >= 0, `${priceName}[unit_amount]`, 'Invalid non-negative integer');
  if (quantity === undefined) throw missingParameter(`${name}[quantity]`);
  requireRule(quantity >= 1, `${name}[quantity]`, 'Invalid positive integer');
}

function requireShippingOptions(options: NonNullable<Parameters['shipping_options']>): void {
  requireRule(options.length <= 5, 'shipping_options', 'You may only specify up to 5 shipping options.');
  options.forEach(({ shipping_rate, shipping_rate_data }, index) => {
    const name = `shipping_options[${index}]`;
    requireRule(
      shipping_rate === undefined,
      `${name}[shipping_rate]`,
      `No such shipping rate: '${shipping_rate}'`,
      'resource_missing',
    );
    const dataName = `${name}[shipping_rate_data]`;
    if (shipping_rate_data === undefined) throw missingParameter(dataName);
    const { display_name, fixed_amount, delivery_estimate, type, metadata } = shipping_rate_data;
    requireRule(type === undefined || type === 'fixed_amount', `${dataName}[type]`, 'Invalid type');
    requireRule(
      display_name !== '' && display_name.length <= 100,
      `${dataName}[display_name]`,
      'A display name has 1 to 100 characters.',
    );
    if (fixed_amount === undefined) throw missingParameter(`${dataName}[fixed_amount]`);
    requireRule(
      fixed_amount.amount >= 0,
      `${dataName}[fixed_amount][amount]`,
      'Invalid non-negative integer',
    );
    const { minimum, maximum } = delivery_estimate ?? {};
    const isOrdered =
      minimum === undefined ||
      maximum === undefined ||
      minimum.unit !== maximum.unit ||
      minimum.value <= maximum.value;
    requireRule(
      (minimum?.value ?? 1) >= 1 && (maximum?.value ?? 1) >= 1 && isOrdered,
      `${dataName}[delivery_estimate]`,
      'The maximum delivery time must not be less than the minimum, and both must be at least 1.',
    );
    requireMetadata(metadata, `${dataName}[metadata]`);
  });
}

function requireYen(items: LineItem[], options: NonNullable<Parameters['shipping_options']>): void {
  const currencies = [
    ...items.map(({ price_data }, index) => [
      `line_items[${index}][price_data][currency]`,
      price_data?.currency,
    ]),
    ...options.map(({ shipping_rate_data: data }, index) => [
      `shipping_options[${index}][shipping_rate_data][fixed_amount][currency]`,
      data?.fixed_amount?.currency,
    ]),
  ];
  for (const [param, currency] of currencies) {
    requireRule(currency === 'jpy', param ?? '', `Invalid currency: ${currency}. The shop sells in jpy.`);
  }
  const total = items.reduce(
    (sum, { price_data, quantity }) => sum + (price_data?.unit_amount ?? 0) * (quantity ?? 0),
    0,
  );
  const subject = 'The Checkout Session’s total amount';
  requireRule(total >= minYen, 'line_items', `${subject} must be at least ¥${minYen}.`, 'amount_too_small');
  requireRule(
    total <= maxYen,
    'line_items',
    `${subject} must be no more than ¥${maxYen}.`,
    'amount_too_large',
  );
}

function requireReturnUrls({ success_url, cancel_url, return_url }: Parameters): void {
  if (success_url === undefined) throw missingParameter('success_url');
  requireRule(return_url === undefined, 'return_url', '`return_url` is not for hosted pages.');
  requireUrl('success_url', success_url);
  if (cancel_url !== undefined) requireUrl('cancel_url', cancel_url);
}

function requireUrl(param: string, text: string): void {
  // Stripe replaces the placeholder with the session's id.
  const url = URL.parse(text.replaceAll('{CHECKOUT_SESSION_ID}', 'cs'));
  const isLocal = /^((.+\.)?localhost|127\.0\.0\.1)$/.test(url?.hostname ?? '');
  const isWeb = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal);
  requireRule(isWeb && text.length <= 5000, param, 'Not a valid URL', 'url_invalid');
}

function requireExpiry(expiresAt: number | undefined, now: number): void {
  if (expiresAt === undefined) return;
  const name = 'expires_at';
  requireRule(
    expiresAt - now >= minExpirySeconds,
    name,
    'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
  );
  requireRule(
    expiresAt - now <= maxExpirySeconds,
    name,
    'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
  );
}

function requireTexts({ customer_email, client_reference_id, custom_text }: Parameters): void {
  requireRule(
    customer_email === undefined || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(customer_email),
    'customer_email',
    `Invalid email address: ${customer_email}`,
    'email_invalid',
  );
  requireRule(
    client_reference_id === undefined || /^.{1,200}$/.test(client_reference_id),
    'client_reference_id',
    'A client reference has 1 to 200 characters.',
  );
  for (const [place, text] of Object.entries(custom_text ?? {})) {
    const length = text ? text.message.length : 1;
    requireRule(
      length >= 1 && length <= 1200,
      `custom_text[${place}][message]`,
      'A custom text has 1 to 1200 characters.',
    );
  }
}

function requireMetadata(metadata: Metadata, param: string): void {
  const entries = Object.entries(metadata || {});
  requireRule(entries.length <= 50, param, 'Metadata has at most 50 keys.');
  for (const [key, value] of entries) {
    requireRule(key.length <= 40, param, `Metadata keys can have up to 40 characters: ${key}`);
    requireRule(
      String(value).length <= 500,
      `${param}[${key}]`,
      'Metadata values can have up to 500 characters.',
    );
  }
}

function missingParameter(param: string): StripeProblem {
  return new StripeProblem(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

function requireRule(isMet: boolean, param: string, message: string, code?: string): void {
  if (!isMet) throw new StripeProblem(message, { param, code });
}
