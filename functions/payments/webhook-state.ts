import Stripe from 'stripe';
import { paymentEvents } from '#shared/shop/payment-events.ts';
import type { ConnectStripe } from './stripe-client.ts';

/** Health of the webhook at the payment provider. */
export interface WebhookState {
  /** Configuration of the endpoint at Stripe; undefined when none has our URL. */
  readonly endpoint:
    | { readonly isEnabled: boolean; readonly apiVersion: string | null; readonly events: readonly string[] }
    | undefined;
  /** Undelivered events of the last days, at most 100; the newest may still be on their way. */
  readonly undelivered: number;
}

const checkedSpan = { fromSecondsAgo: 3 * 86_400, toSecondsAgo: 600 };

export const webhookApiVersion = Stripe.API_VERSION;

/**
 * Reads the state of our webhook at the payment provider.
 *
 * @param url URL of our endpoint
 */
export async function webhookState(connect: ConnectStripe, url: string, now: Date): Promise<WebhookState> {
  const stripe = await connect();
  const seconds = Math.floor(now.getTime() / 1000);
  const [endpoints, events] = await Promise.all([
    stripe.webhookEndpoints.list({ limit: 100 }),
    stripe.events.list({
      delivery_success: false,
      types: [...paymentEvents],
      created: { gte: seconds - checkedSpan.fromSecondsAgo, lte: seconds - checkedSpan.toSecondsAgo },
      limit: 100,
    }),
  ]);
  const endpoint = endpoints.data.find((one) => one.url === url);
  return {
    endpoint: endpoint && {
      isEnabled: endpoint.status === 'enabled',
      apiVersion: endpoint.api_version,
      events: endpoint.enabled_events,
    },
    undelivered: events.data.length,
  };
}
