import { graphOf } from '#app/content/structured-data/graph.ts';
import { routerPath } from '#shared/site/site-paths.ts';

/** Writes structured data for the page's canonical URL, or for its path when it is not indexed. */
export function describePage(pathname: string): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const existing = document.querySelector('head script[type="application/ld+json"]');
  const script = existing ?? document.createElement('script');
  script.setAttribute('type', 'application/ld+json');
  script.textContent = JSON.stringify(
    graphOf((canonical && routerPath(new URL(canonical.href).pathname)) ?? pathname),
  );
  if (existing === null) document.head.append(script);
}
