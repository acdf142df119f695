import { createHash } from 'node:crypto';
import { redactedUrl } from '../../../shared/analytics/redacted-url.ts';
import type { InputOf } from '../../../shared/contracts/contract.ts';
import type { sendMetaEvent as contract } from '../../../shared/contracts/send-meta-event.ts';
import type { CallSource } from '../../kernel/endpoint.ts';
import { requireTime } from '../../request-context/deadline.ts';

type TrackingEvent = InputOf<typeof contract>['body'];

/** Tells the ad provider of an event; throws when it did not take it. */
export type TellProvider = (event: TrackingEvent, source: CallSource) => Promise<void>;

export interface ConversionsAccess {
  readonly pixelId: string;
  readonly token: () => Promise<string>;
  /** Origin of the provider's server. */
  readonly apiUrl?: string | undefined;
}

const apiVersion = 'v24.0';

/** The page gives up after five seconds and tells the provider itself: by then this must have come out. */
const timeOutMs = 3_000;

/**
 * The provider's Conversions API. It gets no address of a visitor, and of pages what `redactedUrl` leaves of those
 * of our own site: anybody may call, and say that they come from anywhere.
 */
export const conversionsApi =
  (access: ConversionsAccess, clock: () => Date): TellProvider =>
  async (event, source) => {
    const { pixelId, token, apiUrl = 'https://graph.facebook.com' } = access;
    const accessToken = await token();
    requireTime(timeOutMs);
    const answer = await fetch(`${apiUrl}/${apiVersion}/${pixelId}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: [serverEvent(event, source, clock())], access_token: accessToken }),
      signal: AbortSignal.timeout(timeOutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The ad provider answered ${answer.status}`);
  };

/** An event as the provider's server takes it. */
function serverEvent(
  { eventName, eventId, userData, customData, browserMetadata }: TrackingEvent,
  { siteHost = '' }: CallSource,
  now: Date,
) {
  const { email, externalId, fbc, fbp } = userData;
  const { sourceUrl, referrer, userAgent } = browserMetadata;
  const referrerUrl = ownAddress(referrer, siteHost);
  return {
    event_name: eventName,
    event_time: Math.floor(now.getTime() / 1000),
    event_id: eventId,
    action_source: 'website',
    event_source_url: ownAddress(sourceUrl, siteHost) ?? `https://${siteHost}/unknown`,
    ...(referrerUrl && { referrer_url: referrerUrl }),
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

/** An address of our own site, as it may be told; undefined for any other. Of the scheme the edge decides. */
function ownAddress(address: string, siteHost: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { host, origin } = new URL(address);
  return host === siteHost && /^https?:/.test(origin) ? redactedUrl(address, origin) : undefined;
}

/** What names a person leaves as SHA-256 alone, made alike before: trimmed and in small letters. */
const digest = (text: string): string => createHash('sha256').update(text.trim().toLowerCase()).digest('hex');
