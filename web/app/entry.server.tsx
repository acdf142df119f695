import { routerPath } from '#shared/site/site-paths.ts';
import { graphOf } from './content/structured-data/graph.ts';
import { pageRenderer } from './page-renderer.tsx';

/** The fallback file has no structured data: it is served for many paths. */
export default pageRenderer((html, { isSpaMode, staticHandlerContext }) => {
  const { pathname } = staticHandlerContext.location;
  return isSpaMode ? html : withStructuredData(html, routerPath(pathname) ?? pathname);
});

/**
 * Adds structured data to the head, without narrow no-break spaces and no-break hyphens, which crawlers may not
 * support. In the browser, its code loads only on navigation; see `useStructuredData`.
 */
function withStructuredData(html: string, path: string): string {
  const record = JSON.stringify(graphOf(path))
    .replaceAll('<', '\\u003c')
    .replaceAll('\u202f', '\u00a0')
    .replaceAll('\u2011', '-');
  return html.replace('</head>', () => `<script type="application/ld+json">${record}</script></head>`);
}
