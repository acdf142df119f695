import Stripe from 'stripe';

/** Seconds that an event may be old, or ahead of our clock. Stripe's library looks at the first alone. */
const oldestSeconds = 300;
const mostAheadSeconds = 60;

/**
 * The event in a signed body; undefined when it was not signed with our secret, or not in the last minutes.
 *
 * @param signature the header `stripe-signature`
 */
export function signedEvent(
  bytes: Uint8Array,
  signature: string,
  secret: string,
  now: Date,
): Stripe.Event | undefined {
  // At an empty hash the library fails instead of refusing it.
  if (/v1=(,|$)/.test(signature)) return undefined;
  try {
    const receivedAt = now.getTime();
    const event = Stripe.webhooks.constructEvent(
      Buffer.from(bytes),
      signature,
      secret,
      oldestSeconds,
      undefined,
      receivedAt,
    );
    return signedAt(signature) - receivedAt / 1000 <= mostAheadSeconds ? event : undefined;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

/** The time that was signed: as in Stripe's library, the last one counts. */
const signedAt = (signature: string): number =>
  Number.parseInt(
    signature
      .split(',')
      .findLast((part) => part.startsWith('t='))
      ?.slice(2) ?? '',
    10,
  );
