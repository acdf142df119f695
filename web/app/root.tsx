// Imported before the styles of components: the class of a component wins where both set a property.
import './ui/layout/layout.css';
import './ui/states.css';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, type MetaDescriptor, Outlet, useLocation } from 'react-router-dom';
import { basePath } from '#shared/site/language.ts';
import { addressOf, languageAt } from '#shared/site/site-paths.ts';
import { trackEvent } from './analytics/track.ts';
import { errorCopy } from './content/frame/layout.ts';
import { pageMeta } from './content/pages/page-meta.ts';
import { ErrorPage } from './features/frame/error-page.tsx';
import { SiteFrame } from './features/frame/site-frame.tsx';
import { logInBrowser } from './requests/browser-log.ts';
import instrumentSans from './ui/fonts/instrument-sans.woff2?url';
import newsreader from './ui/fonts/newsreader.woff2?url';
import newsreaderJapan from './ui/fonts/newsreader-japan.woff2?url';
import mincho from './ui/fonts/zen-old-mincho.woff2?url';
import { PageDocument } from './ui/page-document.tsx';
import './ui/fonts.css';
import './ui/tokens.css';
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
const fontUrls = {
  en: [newsreader, instrumentSans],
  fr: [newsreader, instrumentSans],
  ja: [newsreaderJapan, mincho, instrumentSans],
};

export function Layout({ children }: { children: ReactNode }) {
  const language = languageAt(useLocation().pathname);
  return (
    <PageDocument lang={language} fontUrls={fontUrls[language]} manifest={`${basePath}/manifest.webmanifest`}>
      {children}
    </PageDocument>
  );
}

export default function Root() {
  const { pathname: path, search } = useLocation();
  useEffect(() => trackEvent({ kind: 'page', path: addressOf(path), search }), [path, search]);
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
