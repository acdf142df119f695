import Stripe from 'stripe';
import { paymentEvents } from '../../shared/shop/payment-events.ts';
import type { ConnectStripe } from './stripe-client.ts';

/** How the payment provider gets on with telling us. */
export interface WebhookState {
  /** As it is set up there; undefined when no endpoint has our address. */
  readonly endpoint:
    | { readonly isEnabled: boolean; readonly apiVersion: string | null; readonly events: readonly string[] }
    | undefined;
  /** Events of the last days that did not arrive, 100 at the most; those of the last minutes may be on their way. */
  readonly undelivered: number;
}

const watched = { fromSecondsAgo: 3 * 86_400, toSecondsAgo: 600 };

/** The version of the provider's API that events have to have. */
export const webhookApiVersion = Stripe.API_VERSION;

/**
 * Asks the payment provider whether it tells us of what happens.
 *
 * @param url address of our endpoint
 */
export async function webhookState(connect: ConnectStripe, url: string, now: Date): Promise<WebhookState> {
  const stripe = await connect();
  const seconds = Math.floor(now.getTime() / 1000);
  const [endpoints, events] = await Promise.all([
    stripe.webhookEndpoints.list({ limit: 100 }),
    stripe.events.list({
      delivery_success: false,
      types: [...paymentEvents],
      created: { gte: seconds - watched.fromSecondsAgo, lte: seconds - watched.toSecondsAgo },
      limit: 100,
    }),
  ]);
  const ours = endpoints.data.find((one) => one.url === url);
  return {
    endpoint: ours && {
      isEnabled: ours.status === 'enabled',
      apiVersion: ours.api_version,
      events: ours.enabled_events,
    },
    undelivered: events.data.length,
  };
}
