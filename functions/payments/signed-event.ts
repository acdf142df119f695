import Stripe from 'stripe';

/** How old a signature may be, and how far in the future. Stripe's library checks only the age. */
const maxAgeSeconds = 300;
const maxAheadSeconds = 60;

/**
 * Verifies a signed body and returns its event; undefined for a wrong signature or a timestamp out of tolerance.
 *
 * @param signature the header `stripe-signature`
 */
export function signedEvent(
  bytes: Uint8Array,
  signature: string,
  secret: string,
  now: Date,
): Stripe.Event | undefined {
  // Stripe's library throws on an empty hash instead of rejecting it.
  if (/v1=(,|$)/.test(signature)) return undefined;
  try {
    const receivedAt = now.getTime();
    const event = Stripe.webhooks.constructEvent(
      Buffer.from(bytes),
      signature,
      secret,
      maxAgeSeconds,
      undefined,
      receivedAt,
    );
    return timestampOf(signature) - receivedAt / 1000 <= maxAheadSeconds ? event : undefined;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

/** The signed timestamp: the last one counts, as in Stripe's library. */
const timestampOf = (signature: string): number =>
  Number.parseInt(
    signature
      .split(',')
      .findLast((part) => part.startsWith('t='))
      ?.slice(2) ?? '',
    10,
  );
