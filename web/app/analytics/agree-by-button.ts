import { grantConsent } from './consent.ts';
import { trackEvent } from './track.ts';

/**
 * A button of the landing screen or the tours screen was chosen, with the consent that it implies. A choice stored
 * before is kept: agreeing again must not widen it, nor does it where the browser itself has said no.
 */
export function agreeByButton(): void {
  if (!grantConsent()) return;
  const { pathname: path, search } = window.location;
  trackEvent({ kind: 'page', path, search });
}
