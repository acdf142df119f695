import { logInBrowser } from '../api/browser-log.ts';
import type { AnalyticsEvent } from './analytics-event.ts';
// Read now: `tracker.ts` is fetched later, perhaps on another page.
import './arrival-search.ts';
import { consentKey } from './consent-key.ts';

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
