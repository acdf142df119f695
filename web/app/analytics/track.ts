import { logInBrowser } from '../api/browser-log.ts';
import type { AnalyticsEvent } from './analytics-event.ts';
// Eager: `tracker.ts` loads later, perhaps on another page.
import './arrival-search.ts';
import { consentKey } from './consent-key.ts';

/**
 * Reports an event. Before consent it is dropped; the tracker is loaded only then. Failures are only logged
 * (specification §8).
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
