import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { routerPath } from '../../content/frame/site-paths.ts';

const selector = 'head script[type="application/ld+json"]';

/** Path of the structured data in the head. Module state, since the frame is remounted for a failed page. */
let described: string | undefined;

/**
 * Updates the structured data on navigation. Static pages come with theirs; for paths that share one file it is added
 * after hydration (specification §2).
 */
export function useStructuredData(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (described === undefined && document.querySelector(selector) !== null) described = pathname;
    if (described === pathname) return;
    described = pathname;
    import('../../content/structured-data/graph.ts')
      .then(({ graphOf }) => write(graphOf, pathname))
      .catch(() => {});
  }, [pathname]);
}

/** For the page's canonical URL, or for its own when it is not indexed. */
function write(graphOf: (path: string) => object, pathname: string): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const before = document.querySelector(selector);
  const script = before ?? document.createElement('script');
  script.setAttribute('type', 'application/ld+json');
  script.textContent = JSON.stringify(
    graphOf((canonical && routerPath(new URL(canonical.href).pathname)) ?? pathname),
  );
  if (before === null) document.head.append(script);
}
