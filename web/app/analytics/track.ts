import { logInBrowser } from '../api/browser-log.ts';
import type { AnalyticsEvent } from './analytics-event.ts';
import { consentKey } from './consent-key.ts';

/**
 * The query of the address that the visitor arrived at. It is read before anything waits: by the time that something is
 * agreed to, the page may be another.
 */
export const arrivalSearch: string = typeof window === 'undefined' ? '' : window.location.search;

/**
 * Tells of something that happened on the page. Before the visitor has agreed to anything it is forgotten at once; what
 * measures is fetched only then. Failures are only logged (specification §8).
 */
export function trackEvent(event: AnalyticsEvent): void {
  if (!hasChosen()) return;
  import('./tracker.ts').then(
    ({ record }) => record(event),
    () => logInBrowser('not-measured'),
  );
}

function hasChosen(): boolean {
  try {
    return consentKey in localStorage;
  } catch {
    return false;
  }
}
