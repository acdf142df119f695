import type { AdEventData, AdEventName } from '../../../shared/analytics/ad-events.ts';
import { type Client, createClient } from './client.ts';

/** One event as the call takes it (specification §3). Addresses in it are measured ones. */
export interface AdEventCall {
  readonly eventName: AdEventName;
  readonly eventId: string;
  readonly userData: { readonly fbc?: string; readonly fbp?: string };
  readonly customData: AdEventData;
  readonly browserMetadata: Readonly<
    Record<'userAgent' | 'sourceUrl' | 'language' | 'referrer' | 'location' | 'host' | 'path', string>
  >;
}

/** Milliseconds after which measuring is given up (specification §7). */
const timeOutMs = 5_000;

/** Tells our own server of an event for the ad provider; throws a `CallProblem` when it did not take it. */
export async function sendMetaEvent(
  event: AdEventCall,
  client: Client = createClient({ timeOutMs }),
): Promise<void> {
  await client({ endpoint: 'sendMetaEvent', body: event, outlivesPage: true });
}
