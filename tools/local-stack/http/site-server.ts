import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createLocalServer } from '../process/ports.ts';
import type { StackClock } from '../process/stack-clock.ts';
import { readBody } from './forward.ts';
import { type HttpRequest, type HttpResponse, maxRequestBytes } from './http-message.ts';

/** Handles one request; returns `undefined` when it has written the response itself. */
export type Listener = (
  request: HttpRequest,
  raw: { incoming: IncomingMessage; outgoing: ServerResponse },
) => Promise<HttpResponse | undefined>;

/**
 * A server whose `Date` headers carry the stack's time.
 * @param ready requests wait for it, since the port is reserved before its listener starts
 * @param report receives exceptions, which the client only sees as 502
 */
export function createSiteServer(
  ready: Promise<Listener>,
  clock: StackClock,
  report: (problem: unknown) => void,
): Server {
  return createLocalServer((incoming, outgoing) => {
    serve(ready, clock, incoming, outgoing).catch((problem) => {
      report(problem);
      if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' });
      outgoing.end('The local stack failed to respond; see its log.\n');
    });
  });
}

async function serve(
  ready: Promise<Listener>,
  clock: StackClock,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const [path = '/', ...query] = (incoming.url ?? '/').split('?');
  const listener = await ready;
  const body =
    incoming.method === 'GET' || incoming.method === 'HEAD'
      ? Buffer.alloc(0)
      : await readBody(incoming, maxRequestBytes);
  const request: HttpRequest = {
    method: incoming.method ?? 'GET',
    path,
    query: query.join('?'),
    headers: Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
    ),
    // One byte over the limit represents any larger body.
    body: body ?? Buffer.alloc(maxRequestBytes + 1),
    sourceIp: incoming.socket.remoteAddress ?? '127.0.0.1',
  };
  const response = await listener(request, { incoming, outgoing });
  if (response !== undefined) write(response, request.method, clock, outgoing);
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);

function write(response: HttpResponse, method: string, clock: StackClock, outgoing: ServerResponse): void {
  outgoing.sendDate = false;
  outgoing.setHeader('date', clock.now().toUTCString());
  for (const [name, value] of Object.entries(response.headers)) {
    if (!hopByHop.has(name)) outgoing.setHeader(name, value);
  }
  if (response.cookies.length > 0) outgoing.setHeader('set-cookie', response.cookies);
  if (![204, 304].includes(response.status)) outgoing.setHeader('content-length', response.body.length);
  outgoing.writeHead(response.status);
  outgoing.end(method === 'HEAD' || response.status === 304 ? undefined : response.body);
}
