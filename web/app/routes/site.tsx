import { useEffect } from 'react';
import { type MetaDescriptor, Outlet, useLocation } from 'react-router-dom';
import { addressOf } from '#shared/site/site-paths.ts';
import { trackEvent } from '../analytics/track.ts';
import { pageHead } from '../content/pages/page-head.ts';
import { errorCopyOf } from '../features/frame/error-page.tsx';
import { SiteFrame } from '../features/frame/site-frame.tsx';
import { SiteError } from '../frame-without-layout.tsx';
import { showCookieSettings } from '../show-cookie-settings.ts';

/** The title of the error page; pages have their titles. */
export const meta = ({ error }: { error?: unknown }): MetaDescriptor[] =>
  pageHead({ noindex: true, ...(error ? { title: errorCopyOf(error).title } : {}) });

/** The visitors' pages. The console does not load their frame. */
export default function Site() {
  const { pathname: path, search } = useLocation();
  useEffect(() => trackEvent({ kind: 'page', path: addressOf(path), search }), [path, search]);
  return (
    <SiteFrame onCookieSettings={showCookieSettings}>
      <Outlet />
    </SiteFrame>
  );
}

export { SiteError as ErrorBoundary };
