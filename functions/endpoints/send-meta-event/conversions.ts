import { createHash } from 'node:crypto';
import type { InputOf } from '../../../shared/contracts/contract.ts';
import type { sendMetaEvent as contract } from '../../../shared/contracts/send-meta-event.ts';
import { measuredAddress } from '../../../shared/measurement/measured-address.ts';

type TrackingEvent = InputOf<typeof contract>['body'];

/** Tells the ad provider of an event; throws when it did not take it. */
export type TellProvider = (event: TrackingEvent) => Promise<void>;

export interface ConversionsAccess {
  readonly pixelId: string;
  readonly token: () => Promise<string>;
  /** Origin of the provider's server. */
  readonly apiUrl?: string | undefined;
}

const apiVersion = 'v24.0';

/** The page gives up after five seconds and tells the provider itself: by then this must have come out. */
const timeOutMs = 3_000;

/** The provider's Conversions API. It gets no address of a visitor, and of pages what `measuredAddress` leaves. */
export const conversionsApi =
  (access: ConversionsAccess, clock: () => Date): TellProvider =>
  async (event) => {
    const { pixelId, token, apiUrl = 'https://graph.facebook.com' } = access;
    const answer = await fetch(`${apiUrl}/${apiVersion}/${pixelId}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: [serverEvent(event, clock())], access_token: await token() }),
      signal: AbortSignal.timeout(timeOutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The ad provider answered ${answer.status}`);
  };

/** An event as the provider's server takes it. */
function serverEvent(
  { eventName, eventId, userData, customData, browserMetadata }: TrackingEvent,
  now: Date,
) {
  const { email, externalId, fbc, fbp } = userData;
  const { sourceUrl, referrer, userAgent } = browserMetadata;
  const own = URL.canParse(sourceUrl) ? new URL(sourceUrl).origin : '';
  return {
    event_name: eventName,
    event_time: Math.floor(now.getTime() / 1000),
    event_id: eventId,
    action_source: 'website',
    event_source_url: measuredAddress(sourceUrl, own),
    ...(referrer && { referrer_url: measuredAddress(referrer, own) }),
    user_data: {
      client_user_agent: userAgent,
      ...(fbc && { fbc }),
      ...(fbp && { fbp }),
      ...(email && { em: [digest(email)] }),
      ...(externalId && { external_id: [digest(externalId)] }),
    },
    custom_data: customData,
  };
}

/** What names a person leaves as SHA-256 alone, made alike before: trimmed and in small letters. */
const digest = (text: string): string => createHash('sha256').update(text.trim().toLowerCase()).digest('hex');
