import { grantConsent } from './consent.ts';
import { trackEvent } from './track.ts';

/**
 * Grants the consent implied by a button of the landing or the tours page. Never widens an earlier choice or
 * overrides a browser privacy signal.
 */
export function agreeByButton(): void {
  if (!grantConsent()) return;
  const { pathname: path, search } = window.location;
  trackEvent({ kind: 'page', path, search });
}
