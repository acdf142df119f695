import Stripe from 'stripe';
import type { ReadSecret } from './secrets.ts';

/** Two tries with half a second between end before a function's eight seconds do, reads and writes included. */
const limits = { timeout: 2500, maxNetworkRetries: 1 };

/** Makes the client of the payment provider once its key is at hand. */
export type ConnectStripe = () => Promise<Stripe>;

/**
 * @param settings.secretParameter name of the parameter that holds the secret key
 * @param settings.apiUrl another place than Stripe's own, for trials
 */
export function connectStripe(
  readSecret: ReadSecret,
  { secretParameter, apiUrl }: { secretParameter: string; apiUrl?: string | undefined },
): ConnectStripe {
  let made: { readonly key: string; readonly stripe: Stripe } | undefined;
  return async () => {
    const key = await readSecret(secretParameter);
    if (made?.key !== key) made = { key, stripe: stripeFor(key, apiUrl) };
    return made.stripe;
  };
}

function stripeFor(key: string, apiUrl: string | undefined): Stripe {
  if (apiUrl === undefined) return new Stripe(key, { ...limits, telemetry: false });
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(key, {
    ...limits,
    telemetry: false,
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  });
}
