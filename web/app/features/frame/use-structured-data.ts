import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const selector = 'head script[type="application/ld+json"]';

/** What search engines are told comes with a page that is served; on the way to another page it is made anew. */
export function useStructuredData(): void {
  const { pathname } = useLocation();
  const described = useRef(pathname);
  useEffect(() => {
    if (described.current === pathname) return;
    described.current = pathname;
    import('../../content/structured-data/graph.ts').then(({ graphOf }) => write(graphOf)).catch(() => {});
  }, [pathname]);
}

/** By the address that the page gives itself. One that gives none is not for search engines. */
function write(graphOf: (path: string) => object): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const before = document.querySelector(selector);
  if (canonical === null) {
    before?.remove();
    return;
  }
  const script = before ?? document.createElement('script');
  script.setAttribute('type', 'application/ld+json');
  script.textContent = JSON.stringify(graphOf(new URL(canonical.href).pathname));
  if (before === null) document.head.append(script);
}
