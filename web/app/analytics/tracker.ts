import { redactedPath, redactedUrl } from '#shared/analytics/redacted-url.ts';
import { logInBrowser } from '../requests/browser-log.ts';
import { findMeasurementIds, type MeasurementIds } from '../requests/find-measurement-ids.ts';
import { storeClickId } from './ad-cookies.ts';
import type { AnalyticsEvent } from './analytics-event.ts';
import { arrivalSearch } from './arrival-search.ts';
import { type Consent, effectiveConsent } from './consent.ts';
import { type ProviderEvent, providerEventsOf, type Visit } from './event-mapping.ts';
import { openProviderFrame, type ProviderFrame } from './provider-frame.ts';
import { type MeasuredPage, reportAdEvent } from './report-ad-event.ts';

type GrantedParts = Pick<Consent, 'analytics' | 'marketing'>;

const frames: { analytics?: ProviderFrame | undefined; pixel?: ProviderFrame | undefined } = {};
let visit: Visit = { dimensions: {} };
let referrer = redacted(document.referrer);
let ids: Promise<MeasurementIds> | undefined;

/** Sends an event to the providers that the visitor consents to when it is sent. */
export async function record(
  event: AnalyticsEvent,
  granted: GrantedParts = effectiveConsent(),
): Promise<void> {
  closeRefusedFrames(effectiveConsent());
  if (!granted.analytics && !granted.marketing) return;
  const providerEvents = providerEventsOf(event, visit);
  // The visitor may have navigated while this module loaded.
  const path = event.kind === 'page' ? event.path : window.location.pathname;
  const page = { address: redacted(window.location.origin + path), referrer, title: titleAt(path) };
  visit = providerEvents.visit;
  if (event.kind === 'page') referrer = page.address;
  const { dimensions } = visit;

  await openGrantedFrames();
  const current = effectiveConsent();
  if (granted.analytics && current.analytics)
    for (const event of providerEvents.analytics) sendToAnalytics(event, page, dimensions);
  if (granted.marketing && current.marketing)
    for (const event of providerEvents.ads) void reportAdEvent(event, page, () => frames.pixel);
}

/** Applies changed consent: stops refused providers, starts granted ones. */
export async function applyConsent(previous: Consent): Promise<void> {
  const current = effectiveConsent();
  closeRefusedFrames(current);
  visit = { dimensions: visit.dimensions };
  const { pathname: path, search } = window.location;
  await record(
    { kind: 'page', path, search },
    {
      analytics: current.analytics && !previous.analytics,
      marketing: current.marketing && !previous.marketing,
    },
  );
}

async function openGrantedFrames(): Promise<void> {
  try {
    ids ??= findMeasurementIds();
    const { analyticsId, pixelId } = await ids;
    const { analytics, marketing } = effectiveConsent();
    if (analytics && analyticsId !== '') frames.analytics ??= openProviderFrame('analytics', analyticsId);
    if (marketing && pixelId !== '') {
      storeClickId(arrivalSearch);
      frames.pixel ??= openProviderFrame('pixel', pixelId);
    }
  } catch {
    ids = undefined;
    logInBrowser('measurement-ids-not-found');
  }
}

function closeRefusedFrames({ analytics, marketing }: Consent): void {
  if (!analytics) {
    frames.analytics?.close();
    frames.analytics = undefined;
  }
  if (!marketing) {
    frames.pixel?.close();
    frames.pixel = undefined;
  }
}

function sendToAnalytics(
  { name, parameters }: ProviderEvent,
  page: MeasuredPage,
  dimensions: Visit['dimensions'],
): void {
  const pageFields = { page_location: page.address, page_referrer: page.referrer, page_title: page.title };
  // Events that the script sends automatically must use the same page.
  if (name === 'page_view') frames.analytics?.send(['set', pageFields]);
  frames.analytics?.send(['event', name, { ...pageFields, ...dimensions, ...parameters }]);
}

function redacted(address: string): string {
  return redactedUrl(address, window.location.origin);
}

/** Empty where the path is redacted: the title might hold a name too. */
const titleAt = (path: string): string =>
  redactedPath(path).path === path && window.location.pathname === path ? document.title : '';
