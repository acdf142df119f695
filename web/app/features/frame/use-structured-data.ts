import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const selector = 'head script[type="application/ld+json"]';

/** The path that the record in the head is about. It outlasts the frame, which is another one on a page that failed. */
let described: string | undefined;

/**
 * What search engines are told comes with a page that is served; on the way to another page it is made anew, and for
 * addresses that share one file it is made when the page comes to life (specification §2).
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

/** By the address that the page gives itself, or, where it is not for search engines, by its own. */
function write(graphOf: (path: string) => object, pathname: string): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const before = document.querySelector(selector);
  const script = before ?? document.createElement('script');
  script.setAttribute('type', 'application/ld+json');
  script.textContent = JSON.stringify(graphOf(canonical ? new URL(canonical.href).pathname : pathname));
  if (before === null) document.head.append(script);
}
