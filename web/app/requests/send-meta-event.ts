import type { AdEventData, AdEventName } from '#shared/analytics/ad-events.ts';
import { type Client, createClient } from './client.ts';

/** Body of the call (specification §3). URLs are redacted. */
export interface AdEventCall {
  readonly eventName: AdEventName;
  readonly eventId: string;
  readonly userData: { readonly fbc?: string; readonly fbp?: string };
  readonly customData: AdEventData;
  readonly browserMetadata: Readonly<
    Record<'userAgent' | 'sourceUrl' | 'language' | 'referrer' | 'location' | 'host' | 'path', string>
  >;
}

/** Time-out in milliseconds (specification §7). */
const timeOutMs = 5_000;

/** Sends an ad event to our own server; throws a `CallProblem`. */
export async function sendMetaEvent(
  event: AdEventCall,
  client: Client = createClient({ timeOutMs }),
): Promise<void> {
  await client({ endpoint: 'sendMetaEvent', body: event, outlivesPage: true });
}
