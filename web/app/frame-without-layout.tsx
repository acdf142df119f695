import { ErrorPage } from './features/frame/error-page.tsx';
import { SiteFrame } from './features/frame/site-frame.tsx';
import { showCookieSettings } from './show-cookie-settings.ts';

/** The empty page for paths without a file. */
export const AnyAddress = () => (
  <SiteFrame isFallbackPage onCookieSettings={showCookieSettings}>
    {null}
  </SiteFrame>
);

/** The error page in the visitors' frame. */
export const SiteError = ({ error }: { error: unknown }) => (
  <SiteFrame onCookieSettings={showCookieSettings}>
    <ErrorPage error={error} />
  </SiteFrame>
);
