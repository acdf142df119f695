// Imported before the styles of components: the class of a component wins where both set a property.
import './ui/layout/layout.css';
import './ui/states.css';
import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  type MetaDescriptor,
  Outlet,
  Scripts,
  useLocation,
} from 'react-router-dom';
import { basePath } from '#shared/site/language.ts';
import { addressOf, languageAt } from '#shared/site/site-paths.ts';
import { trackEvent } from './analytics/track.ts';
import { errorCopy } from './content/frame/layout.ts';
import { pageMeta } from './content/pages/page-meta.ts';
import { isStaffPath } from './content/staff/is-staff-path.ts';
import { oldBrowserCopy } from './content/staff/old-browser-copy.ts';
import { ErrorPage } from './features/frame/error-page.tsx';
import { SiteFrame } from './features/frame/site-frame.tsx';
import { logInBrowser } from './requests/browser-log.ts';
import instrumentSans from './ui/fonts/instrument-sans.woff2?url';
import newsreader from './ui/fonts/newsreader.woff2?url';
import newsreaderJapan from './ui/fonts/newsreader-japan.woff2?url';
import mincho from './ui/fonts/zen-old-mincho.woff2?url';
import { OldBrowser } from './ui/old-browser.tsx';
import staffTheme from './ui/staff-theme.js?url';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/staff-tokens.css';
import './ui/base.css';

/**
 * Defaults for routes without `meta` (specification §2), and the title of the error page. Routes without a page, such
 * as redirects, are not indexed.
 */
export const meta = ({ error }: { error?: unknown }): MetaDescriptor[] => [
  ...(error ? pageMeta({ title: errorCopyOf(error).title }) : pageMeta()),
  { name: 'robots', content: 'noindex' },
];

/** Fonts to preload, by language. */
const faces = {
  en: [newsreader, instrumentSans],
  fr: [newsreader, instrumentSans],
  ja: [newsreaderJapan, mincho, instrumentSans],
};

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    // `staff-theme.js` adds a class before React runs.
    <html
      lang={languageAt(pathname)}
      className={isStaffPath(pathname) ? 'staff' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#120e0b" />
        {faces[languageAt(pathname)].map((face) => (
          <link key={face} rel="preload" href={face} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/icon-32.png" sizes="32x32" type="image/png" />
        <link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link
          rel="manifest"
          href={isStaffPath(pathname) ? '/staff.webmanifest' : `${basePath}/manifest.webmanifest`}
        />
        <Meta />
        {isStaffPath(pathname) && <script src={staffTheme} />}
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const { pathname: path, search } = useLocation();
  const isStaff = isStaffPath(path);
  useEffect(() => {
    if (!isStaff) trackEvent({ kind: 'page', path: addressOf(path), search });
  }, [path, search, isStaff]);
  if (isStaff)
    return (
      <>
        {/* The console's language is unknown before its scripts run. */}
        <OldBrowser lang="en">{oldBrowserCopy}</OldBrowser>
        <Outlet />
      </>
    );
  return (
    <SiteFrame onCookieSettings={showCookieSettings}>
      <Outlet />
    </SiteFrame>
  );
}

/** Rendered for paths without a file until the router knows the route. */
export const HydrateFallback = () => (
  <SiteFrame isFallbackPage onCookieSettings={showCookieSettings}>
    {null}
  </SiteFrame>
);

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <SiteFrame onCookieSettings={showCookieSettings}>
      <ErrorPage isNotFound={isNotFound(error)} copy={errorCopyOf(error)} />
    </SiteFrame>
  );
}

/** Loaded on demand: few visitors open them. */
function showCookieSettings(): void {
  import('./features/consent/open-cookie-settings.tsx').then(
    ({ openCookieSettings }) => openCookieSettings(),
    () => logInBrowser('cookie-settings-not-loaded'),
  );
}

const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

const errorCopyOf = (error: unknown) => (isNotFound(error) ? errorCopy.missing : errorCopy.broken);
