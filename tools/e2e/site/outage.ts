import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * - `open`: requests reach the site.
 * - `cut`: connections are refused.
 * - `silent`: requests are accepted, but get no response.
 * - `portal`: a captive portal responds to every request with a page.
 * - `unavailable`: every response is a 503, as from a load balancer.
 * - `responses-lost`: requests reach the site, but the responses are lost.
 */
export type ConnectionState = 'open' | 'cut' | 'silent' | 'portal' | 'unavailable' | 'responses-lost';

/** A proxy of the site whose connection a test can cut. */
export interface Outage {
  readonly url: string;
  set(state: ConnectionState): void;
  /** Makes the site serve a newer version of the console's worker. */
  release(): void;
  /** Holds back the responses to requests to a path, after the site has handled them; returns a function that releases them. */
  hold(path: string): () => void;
  close(): Promise<void>;
}

export async function startOutage(site: string): Promise<Outage> {
  let state: ConnectionState = 'open';
  let isReleased = false;
  let held: { readonly path: string; readonly released: Promise<void> } | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    switch (state) {
      case 'cut':
        return void request.socket.destroy();
      case 'silent':
        return;
      case 'portal':
        return void response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<h1>Welcome to our Wi-Fi</h1>');
      case 'unavailable':
        return void response
          .writeHead(503, { 'content-type': 'application/json' })
          .end('{"message":"Service Unavailable"}');
      default:
        forwardRequest(site, request, response, {
          isResponseLost: () => state === 'responses-lost',
          isReleased,
          released: held && request.url?.startsWith(held.path) ? held.released : Promise.resolve(),
        });
    }
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    set(next) {
      state = next;
      // This also cuts requests in progress.
      if (next === 'cut') for (const socket of sockets) socket.destroy();
    },
    release() {
      isReleased = true;
    },
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { path, released: promise };
      return () => {
        held = undefined;
        resolve();
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Forwarding {
  readonly isResponseLost: () => boolean;
  readonly isReleased: boolean;
  /** Resolves when the response may be sent. */
  readonly released: Promise<void>;
}

const workerPath = '/staff-worker.js';

/** Forwards a request with the host and origin of the browser. */
function forwardRequest(
  site: string,
  request: IncomingMessage,
  response: ServerResponse,
  { isResponseLost, isReleased, released }: Forwarding,
): void {
  const { hostname, port } = new URL(site);
  const { method, url: path, headers } = request;
  const isNewWorker = isReleased && path === workerPath;
  // Requests the complete, uncompressed script.
  const {
    'if-none-match': _,
    'if-modified-since': _since,
    'accept-encoding': _encoding,
    ...otherHeaders
  } = headers;
  const upstream = forward(
    { hostname, port, method, path, headers: isNewWorker ? otherHeaders : headers },
    async (siteResponse) => {
      await released;
      if (isResponseLost()) return void request.socket.destroy();
      const { 'content-length': _length, ...rest } = siteResponse.headers;
      response.writeHead(siteResponse.statusCode ?? 502, isNewWorker ? rest : siteResponse.headers);
      if (isNewWorker)
        response.end((await text(siteResponse)).replace("cacheName = 'staff-", "cacheName = 'staff-next-"));
      else siteResponse.pipe(response);
    },
  );
  upstream.on('error', () => request.socket.destroy());
  request.pipe(upstream);
}
