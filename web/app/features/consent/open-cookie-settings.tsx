import { createRoot } from 'react-dom/client';
import { asksForPrivacy, effectiveConsent, storeConsent } from '#app/analytics/consent.ts';
import { cookieCopy } from '#app/content/consent/cookie-copy.ts';
import { japaneseCookieCopy } from '#app/content/consent/japanese-cookie-copy.ts';
import { languageAt } from '#shared/site/site-paths.ts';
import { CookieSettings } from './cookie-settings.tsx';

/** Opens the settings over the page, in its language. Rendered as a separate root, since few visitors load it. */
export function openCookieSettings(): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const before = effectiveConsent();
  const language = languageAt(window.location.pathname);
  root.render(
    <CookieSettings
      copy={language === 'ja' ? japaneseCookieCopy : cookieCopy}
      consent={before}
      isPrivate={asksForPrivacy()}
      onSave={(consent) => {
        if (!storeConsent(consent)) return false;
        void import('#app/analytics/tracker.ts').then(({ followConsent }) => followConsent(before));
        return true;
      }}
      onClose={() => {
        root.unmount();
        place.remove();
      }}
    />,
  );
}
