import { Refused } from '#functions/kernel/problems.ts';
import type { ReturnAddresses } from '#functions/payments/checkout-session.ts';
import type { CheckoutRequest } from '#shared/contracts/guests/start-checkout.ts';
import { shopMessages } from '#shared/shop/messages.ts';

/**
 * Return URLs for the payment page, with the order's reference filled in. Refuses URLs of another origin, which would
 * turn the payment page into an open redirect.
 */
export function returnAddresses(
  { successUrl, cancelUrl }: Pick<CheckoutRequest, 'successUrl' | 'cancelUrl'>,
  siteUrls: readonly string[],
): (reference: string) => ReturnAddresses {
  const origins = siteUrls.map((siteUrl) => new URL(siteUrl).origin);
  const success = siteAddress('successUrl', successUrl, origins);
  const cancel = siteAddress('cancelUrl', cancelUrl, origins);
  return (reference) => ({ success: withOrder(success, reference), cancel: withOrder(cancel, reference) });
}

function siteAddress(field: string, text: string, origins: readonly string[]): URL {
  const url = URL.parse(text);
  if (url && origins.includes(url.origin) && url.username === '' && url.password === '') return url;
  const message = shopMessages.returnAddress;
  throw new Refused({ kind: 'invalid-input', message }, { [field]: message });
}

function withOrder(address: URL, reference: string): string {
  const url = new URL(address);
  url.searchParams.set('order', reference);
  return url.href;
}
