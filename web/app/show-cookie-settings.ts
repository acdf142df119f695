import { logInBrowser } from './requests/browser-log.ts';

/** Loaded on demand: few visitors open them. */
export function showCookieSettings(): void {
  import('./features/consent/open-cookie-settings.tsx').then(
    ({ openCookieSettings }) => openCookieSettings(),
    () => logInBrowser('cookie-settings-not-loaded'),
  );
}
