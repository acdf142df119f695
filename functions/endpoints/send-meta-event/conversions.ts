import { createHash } from 'node:crypto';
import type { CallSource } from '#functions/kernel/endpoint.ts';
import { requireTime } from '#functions/request-context/deadline.ts';
import { redactedUrl } from '#shared/analytics/redacted-url.ts';
import type { InputOf } from '#shared/contracts/contract.ts';
import type { sendMetaEvent as contract } from '#shared/contracts/guests/send-meta-event.ts';

type TrackingEvent = InputOf<typeof contract>['body'];

/** Forwards an event to the ad provider. Throws if the provider does not accept it. */
export type ForwardConversion = (event: TrackingEvent, source: CallSource) => Promise<void>;

export interface ConversionsAccess {
  readonly pixelId: string;
  readonly token: () => Promise<string>;
  readonly apiUrl?: string | undefined;
}

const apiVersion = 'v24.0';

/** Shorter than the five seconds after which the page reports the event itself. */
const timeOutMs = 3_000;

/**
 * Client of Meta's Conversions API. Page URLs are redacted and limited to this site, since any caller can claim any
 * origin. The visitor's IP address is never sent.
 */
export const conversionsApi =
  (access: ConversionsAccess, clock: () => Date): ForwardConversion =>
  async (event, source) => {
    const { pixelId, token, apiUrl = 'https://graph.facebook.com' } = access;
    const accessToken = await token();
    requireTime(timeOutMs);
    const response = await fetch(`${apiUrl}/${apiVersion}/${pixelId}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: [serverEvent(event, source, clock())], access_token: accessToken }),
      signal: AbortSignal.timeout(timeOutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The ad provider returned ${response.status}`);
  };

/** An event in the format of the Conversions API. */
function serverEvent(
  { eventName, eventId, userData, customData, browserMetadata }: TrackingEvent,
  { siteHost = '' }: CallSource,
  now: Date,
) {
  const { email, externalId, fbc, fbp } = userData;
  const { sourceUrl, referrer, userAgent } = browserMetadata;
  const referrerUrl = siteAddress(referrer, siteHost);
  return {
    event_name: eventName,
    event_time: Math.floor(now.getTime() / 1000),
    event_id: eventId,
    action_source: 'website',
    event_source_url: siteAddress(sourceUrl, siteHost) ?? `https://${siteHost}/unknown`,
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

/** Redacts a URL of the site. Returns undefined for other URLs. CloudFront enforces TLS, so the scheme is ignored. */
function siteAddress(address: string, siteHost: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { host, origin } = new URL(address);
  return host === siteHost && /^https?:/.test(origin) ? redactedUrl(address, origin) : undefined;
}

/** SHA-256 of a personal identifier, trimmed and lower-cased first. */
const digest = (text: string): string => createHash('sha256').update(text.trim().toLowerCase()).digest('hex');
