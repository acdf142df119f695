import type { CheckoutRequest } from '../../../shared/contracts/start-checkout.ts';
import { shopSentences } from '../../../shared/shop/sentences.ts';
import { Refused } from '../../kernel/problems.ts';
import type { ReturnAddresses } from '../../payments/checkout-session.ts';

/**
 * Where the payment page leads back to, with the order's reference put in. Refuses addresses of another origin than
 * the site's: our payment page must not lead anybody's customers to a stranger.
 */
export function returnAddresses(
  { successUrl, cancelUrl }: Pick<CheckoutRequest, 'successUrl' | 'cancelUrl'>,
  siteUrl: string,
): (reference: string) => ReturnAddresses {
  const success = ownAddress('successUrl', successUrl, siteUrl);
  const cancel = ownAddress('cancelUrl', cancelUrl, siteUrl);
  return (reference) => ({ success: withOrder(success, reference), cancel: withOrder(cancel, reference) });
}

function ownAddress(field: string, text: string, siteUrl: string): URL {
  const url = URL.parse(text);
  if (url?.origin === new URL(siteUrl).origin && url.username === '' && url.password === '') return url;
  const message = shopSentences.returnAddress;
  throw new Refused({ kind: 'invalid-input', message }, { [field]: message });
}

function withOrder(address: URL, reference: string): string {
  const url = new URL(address);
  url.searchParams.set('order', reference);
  return url.href;
}
