import { redactedPath, redactedUrl } from '../../../shared/analytics/redacted-url.ts';
import { logInBrowser } from '../api/browser-log.ts';
import { findMeasurementIds, type MeasurementIds } from '../api/find-measurement-ids.ts';
import { keepClick } from './ad-cookies.ts';
import type { AnalyticsEvent } from './analytics-event.ts';
import { arrivalSearch } from './arrival-search.ts';
import { type Consent, consentInForce } from './consent.ts';
import { type ProviderEvent, providerEventsOf, type Visit } from './event-mapping.ts';
import { openProviderFrame, type ProviderFrame } from './provider-frame.ts';
import { type MeasuredPage, reportAdEvent } from './report-ad-event.ts';

type Agreed = Pick<Consent, 'analytics' | 'marketing'>;

const frames: { analytics?: ProviderFrame | undefined; pixel?: ProviderFrame | undefined } = {};
let visit: Visit = { dimensions: {} };
let referrer = told(document.referrer);
let ids: Promise<MeasurementIds> | undefined;

/** Fetched by `trackEvent` once the visitor has chosen. Each part does only what is agreed to, as things are then. */
export async function record(event: AnalyticsEvent, agreed: Agreed = consentInForce()): Promise<void> {
  if (!agreed.analytics && !agreed.marketing) return;
  const providerEvents = providerEventsOf(event, visit);
  // The visitor may have gone on while this code was on its way.
  const path = event.kind === 'page' ? event.path : window.location.pathname;
  const page = { address: told(window.location.origin + path), referrer, title: titleAt(path) };
  visit = providerEvents.visit;
  if (event.kind === 'page') referrer = page.address;
  const { dimensions } = visit;

  await bringInLine();
  const now = consentInForce();
  if (agreed.analytics && now.analytics)
    for (const event of providerEvents.analytics) sendToAnalytics(event, page, dimensions);
  if (agreed.marketing && now.marketing)
    for (const event of providerEvents.ads) void reportAdEvent(event, page, () => frames.pixel);
}

/** The visitor has changed their mind: what is no longer agreed to ends at once, what is agreed to now begins. */
export async function followConsent(before: Consent): Promise<void> {
  const now = consentInForce();
  endWhatIsNotAgreed(now);
  visit = { dimensions: visit.dimensions };
  const { pathname: path, search } = window.location;
  await record(
    { kind: 'page', path, search },
    { analytics: now.analytics && !before.analytics, marketing: now.marketing && !before.marketing },
  );
}

async function bringInLine(): Promise<void> {
  try {
    ids ??= findMeasurementIds();
    const { analyticsId, pixelId } = await ids;
    const { analytics, marketing } = consentInForce();
    if (analytics && analyticsId !== '') frames.analytics ??= openProviderFrame('analytics', analyticsId);
    if (marketing && pixelId !== '') {
      keepClick(arrivalSearch);
      frames.pixel ??= openProviderFrame('pixel', pixelId);
    }
  } catch {
    ids = undefined;
    logInBrowser('measurement-ids-not-found');
  }
}

function endWhatIsNotAgreed({ analytics, marketing }: Consent): void {
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
  const place = { page_location: page.address, page_referrer: page.referrer, page_title: page.title };
  // What the script sends by itself has to name the same place.
  if (name === 'page_view') frames.analytics?.send(['set', place]);
  frames.analytics?.send(['event', name, { ...place, ...dimensions, ...parameters }]);
}

function told(address: string): string {
  return redactedUrl(address, window.location.origin);
}

/** Empty where the path holds a name: the title might as well. */
const titleAt = (path: string): string =>
  redactedPath(path).path === path && window.location.pathname === path ? document.title : '';
