import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

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
  context.staticHandlerContext.location.pathname = cleanPath(context.staticHandlerContext.location.pathname);
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html; charset=utf-8');
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Prerendered paths end with a slash, served ones do not: links to parts must not differ. */
const cleanPath = (path: string): string => path.replace(/(.)\/$/, '$1');
