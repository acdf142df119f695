import Stripe from 'stripe';
import { requireTime } from '../request-context/deadline.ts';
import type { ReadSecret } from './secrets.ts';

/** Two attempts, half a second apart; an attempt starts only if the caller has time for it. */
const limits = { timeout: 2500, maxNetworkRetries: 1 };

/** Creates the payment provider's client once its key is loaded. */
export type ConnectStripe = () => Promise<Stripe>;

/**
 * @param settings.secretParameter SSM parameter holding the secret key
 * @param settings.apiUrl overrides the Stripe origin in tests
 */
export function connectStripe(
  readSecret: ReadSecret,
  { secretParameter, apiUrl }: { secretParameter: string; apiUrl?: string | undefined },
): ConnectStripe {
  let cachedClient: { readonly key: string; readonly stripe: Stripe } | undefined;
  return async () => {
    const key = await readSecret(secretParameter);
    if (cachedClient?.key !== key) cachedClient = { key, stripe: stripeFor(key, apiUrl) };
    return cachedClient.stripe;
  };
}

function stripeFor(key: string, apiUrl: string | undefined): Stripe {
  const settings = { ...limits, telemetry: false, httpClient: httpWithDeadline() };
  if (apiUrl === undefined) return new Stripe(key, settings);
  const { hostname, port, protocol } = new URL(apiUrl);
  const isHttp = protocol === 'http:';
  return new Stripe(key, {
    ...settings,
    host: hostname,
    port: port || (isHttp ? 80 : 443),
    protocol: isHttp ? 'http' : 'https',
  });
}

function httpWithDeadline() {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    requireTime(limits.timeout);
    return makeRequest(...request);
  };
  return client;
}
