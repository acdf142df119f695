import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Path of the structured data in the head. Module state, since the frame is remounted for a failed page. */
let describedPath: string | undefined;

/**
 * Updates the structured data on navigation. Static pages contain their structured data. For paths that share one
 * file, it is added after hydration (specification §2).
 */
export function useStructuredData(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (describedPath === undefined && document.querySelector('head script[type="application/ld+json"]'))
      describedPath = pathname;
    if (describedPath === pathname) return;
    describedPath = pathname;
    import('./structured-data.ts').then(
      ({ describePage }) => describePage(pathname),
      () => {},
    );
  }, [pathname]);
}
