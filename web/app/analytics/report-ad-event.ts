import { isStandardEvent } from '#shared/analytics/ad-events.ts';
import { logInBrowser } from '../requests/browser-log.ts';
import { type AdEventCall, sendMetaEvent } from '../requests/send-meta-event.ts';
import { readAdCookies } from './ad-cookies.ts';
import type { AdEvent } from './event-mapping.ts';
import type { ProviderFrame } from './provider-frame.ts';

/** A page with redacted URLs. */
export interface MeasuredPage {
  readonly address: string;
  readonly referrer: string;
  readonly title: string;
}

/**
 * Reports an event through our server or, if that fails, through the browser's pixel, if there is one (specification
 * §4, §7). Both send the same id, so that the provider deduplicates. Never throws.
 */
export async function reportAdEvent(
  event: AdEvent,
  page: MeasuredPage,
  pixel: () => ProviderFrame | undefined,
  send: (call: AdEventCall) => Promise<void> = sendMetaEvent,
): Promise<void> {
  const eventId = await idOf(event);
  const data = {
    currency: 'VUV' as const,
    ...event.data,
    ...(event.reference !== undefined && { transaction_id: eventId }),
  };
  try {
    await send(callOf(event, eventId, data, page));
  } catch {
    logInBrowser('ad-event-not-sent', event.name);
    const command = isStandardEvent(event.name) ? 'track' : 'trackCustom';
    pixel()?.send([command, event.name, data, { eventID: eventId }]);
  }
}

function callOf(
  { name }: AdEvent,
  eventId: string,
  data: AdEventCall['customData'],
  page: MeasuredPage,
): AdEventCall {
  const { host, pathname: path } = new URL(page.address);
  return {
    eventName: name,
    eventId,
    userData: { ...readAdCookies() },
    customData: data,
    browserMetadata: {
      userAgent: navigator.userAgent,
      sourceUrl: page.address,
      language: navigator.language,
      referrer: page.referrer,
      location: page.address,
      host,
      path,
    },
  };
}

/** Stable id of a purchase: a digest, so that the reference stays secret. */
async function idOf({ reference }: AdEvent): Promise<string> {
  if (reference === undefined) return crypto.randomUUID();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`purchase ${reference}`));
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
