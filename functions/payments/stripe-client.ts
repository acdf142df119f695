import Stripe from 'stripe';
import { requireTime } from '../request-context/deadline.ts';
import type { ReadSecret } from './secrets.ts';

/** Two tries, half a second between them; none is begun that would end after those who wait have given up. */
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
  const settings = { ...limits, telemetry: false, httpClient: httpInTime() };
  if (apiUrl === undefined) return new Stripe(key, settings);
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(key, {
    ...settings,
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  });
}

function httpInTime() {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    requireTime(limits.timeout);
    return makeRequest(...request);
  };
  return client;
}
