// Imported before the styles of components: the class of a component wins where both set a property.
import './ui/layout/layout.css';
import './ui/states.css';
import { lazy, type ReactNode, Suspense } from 'react';
import { Links, Meta, type MetaDescriptor, Outlet, Scripts, useLocation } from 'react-router-dom';
import { basePath } from '#shared/site/language.ts';
import { languageAt } from '#shared/site/site-paths.ts';
import { pageHead } from './content/pages/page-head.ts';
import { isStaffPath } from './content/staff/is-staff-path.ts';
import { oldBrowserCopy } from './content/staff/old-browser-copy.ts';
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

/** Defaults for routes without `meta` (specification §2). Routes without a page, such as redirects, are not indexed. */
export const meta = (): MetaDescriptor[] => pageHead({ noindex: true });

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
  const { pathname } = useLocation();
  return (
    <>
      {/* The console's language is unknown before its scripts run. */}
      {isStaffPath(pathname) && <OldBrowser lang="en">{oldBrowserCopy}</OldBrowser>}
      <Outlet />
    </>
  );
}

/** Loaded on demand: pages have the frame of their layout, and the console has another one. */
const loadFrame = () => import('./frame-without-layout.tsx');
const AnyAddress = lazy(async () => ({ default: (await loadFrame()).AnyAddress }));
const SiteError = lazy(async () => ({ default: (await loadFrame()).SiteError }));

/** Rendered for paths without a file until the router knows the route. */
export const HydrateFallback = () => (
  <Suspense>
    <AnyAddress />
  </Suspense>
);

export const ErrorBoundary = ({ error }: { error: unknown }) => (
  <Suspense>
    <SiteError error={error} />
  </Suspense>
);
