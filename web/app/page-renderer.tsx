import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Renders pages at build time. Waits for everything, so that a page needs no streaming scripts, for which the
 * Content-Security-Policy would need an exception.
 *
 * @param finish completes the HTML of a page
 */
export const pageRenderer =
  (finish: (html: string, context: EntryContext) => string) =>
  (request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> => {
    const { location } = context.staticHandlerContext;
    location.pathname = cleanPath(location.pathname);
    return new Promise((resolve, reject) => {
      const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
        async onAllReady() {
          const body = pipe(new PassThrough());
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(new Response(finish(await text(body), context), { headers, status }));
        },
        onShellError: reject,
        onError: reject,
      });
    });
  };

/** Prerendered paths end with a slash, served ones do not: links within a page must be the same in both. */
const cleanPath = (path: string): string => path.replace(/(.)\/$/, '$1');
