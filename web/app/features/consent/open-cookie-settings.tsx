import { createRoot } from 'react-dom/client';
import { asksForPrivacy, effectiveConsent, storeConsent } from '#app/analytics/consent.ts';
import { cookieCopy } from '#app/content/consent/cookie-copy.ts';
import { japaneseCookieCopy } from '#app/content/consent/japanese-cookie-copy.ts';
import hidden from '#app/ui/visually-hidden.module.css';
import { languageAt } from '#shared/site/site-paths.ts';
import { CookieSettings } from './cookie-settings.tsx';

/** Live region for the outcome. It stays when the settings close. */
let outcomeRegion: HTMLElement | undefined;

/** Opens the settings over the page, in its language. They are a separate root, since few visitors load them. */
export function openCookieSettings(): void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const previous = effectiveConsent();
  const copy = languageAt(window.location.pathname) === 'ja' ? japaneseCookieCopy : cookieCopy;
  outcomeRegion ??= liveRegion();
  outcomeRegion.textContent = '';
  let outcomeText = '';
  root.render(
    <CookieSettings
      copy={copy}
      consent={previous}
      isPrivate={asksForPrivacy()}
      onSave={(consent) => {
        if (!storeConsent(consent)) return false;
        void import('#app/analytics/tracker.ts').then(({ applyConsent }) => applyConsent(previous));
        outcomeText = copy.saved;
        return true;
      }}
      onClose={() => {
        root.unmount();
        container.remove();
        if (outcomeRegion) outcomeRegion.textContent = outcomeText;
      }}
    />,
  );
}

function liveRegion(): HTMLElement {
  const region = document.body.appendChild(document.createElement('div'));
  region.role = 'status';
  region.className = hidden.hidden ?? '';
  return region;
}
