import { logInBrowser } from '../requests/browser-log.ts';
import type { AnalyticsEvent } from './analytics-event.ts';
// Eager: `tracker.ts` loads later, perhaps on another page.
import './arrival-search.ts';
import { consentKey } from './consent-key.ts';
import { isStaffDevice } from './staff-device.ts';

let isTracking = false;

/**
 * Reports an event. Before consent, and on staff devices, it is dropped and the tracker is not loaded. Failures are
 * only logged (specification §8).
 */
export function trackEvent(event: AnalyticsEvent): void {
  // A tracker that loaded before the device was linked must close its frames.
  if (!hasChosen() || (isStaffDevice() && !isTracking)) return;
  isTracking = true;
  import('./tracker.ts').then(
    ({ record }) => record(event),
    () => logInBrowser('event-not-tracked'),
  );
}

function hasChosen(): boolean {
  try {
    return consentKey in localStorage;
  } catch {
    return false;
  }
}
