import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { routerPath } from '#shared/site/site-paths.ts';
import { isStaffPath } from './content/staff/is-staff-path.ts';
import { graphOf } from './content/structured-data/graph.ts';

/**
 * Renders one page at build time. Waits for everything, so that the page needs no streaming scripts and the
 * Content-Security-Policy no exception for them.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { location } = context.staticHandlerContext;
  location.pathname = cleanPath(location.pathname);
  const path = routerPath(location.pathname) ?? location.pathname;
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      async onAllReady() {
        const body = pipe(new PassThrough());
        headers.set('Content-Type', 'text/html; charset=utf-8');
        const html = await text(body);
        const isPublic = !context.isSpaMode && !isStaffPath(path);
        resolve(new Response(isPublic ? withStructuredData(html, path) : html, { headers, status }));
      },
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Prerendered paths end with a slash, served ones do not: links within a page must be the same in both. */
const cleanPath = (path: string): string => path.replace(/(.)\/$/, '$1');

/**
 * Adds structured data to the head, without no-break narrow spaces and hyphens: its readers may not support them. In
 * the browser its code loads only on navigation; see `useStructuredData`.
 */
function withStructuredData(html: string, path: string): string {
  const record = JSON.stringify(graphOf(path))
    .replaceAll('<', '\\u003c')
    .replaceAll('\u202f', '\u00a0')
    .replaceAll('\u2011', '-');
  return html.replace('</head>', () => `<script type="application/ld+json">${record}</script></head>`);
}
