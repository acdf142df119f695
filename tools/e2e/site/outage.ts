import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * - `open`: calls reach the site.
 * - `cut`: nothing answers.
 * - `silent`: calls are accepted and never answered.
 * - `portal`: a captive portal answers everything with a page.
 * - `unavailable`: everything is 503, as from a load balancer.
 * - `answers-lost`: calls reach the site, their answers do not come back.
 */
export type Line = 'open' | 'cut' | 'silent' | 'portal' | 'unavailable' | 'answers-lost';

/** The site behind a line that a test may cut: for the browser both have one address. */
export interface Outage {
  readonly url: string;
  set(line: Line): void;
  /** From now on the site has a newer version of the console's worker. */
  release(): void;
  /** Holds back the answers to calls of a path, which the site has handled; returns a function that releases them. */
  hold(path: string): () => void;
  close(): Promise<void>;
}

export async function startOutage(site: string): Promise<Outage> {
  let line: Line = 'open';
  let isReleased = false;
  let held: { readonly path: string; readonly released: Promise<void> } | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    switch (line) {
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
        pass(site, request, response, {
          isLost: () => line === 'answers-lost',
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
      line = next;
      // What was under way is cut too.
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

interface Passing {
  readonly isLost: () => boolean;
  readonly isReleased: boolean;
  /** When the answer may go. */
  readonly released: Promise<void>;
}

const workerPath = '/staff-worker.js';

/** Host and origin stay those of the browser: the site behind it has no other name. */
function pass(
  site: string,
  request: IncomingMessage,
  response: ServerResponse,
  { isLost, isReleased, released }: Passing,
): void {
  const { hostname, port } = new URL(site);
  const { method, url: path, headers } = request;
  const isNewWorker = isReleased && path === workerPath;
  // The whole script, readable.
  const { 'if-none-match': _, 'if-modified-since': _since, 'accept-encoding': _encoding, ...whole } = headers;
  const onward = forward(
    { hostname, port, method, path, headers: isNewWorker ? whole : headers },
    async (answer) => {
      await released;
      if (isLost()) return void request.socket.destroy();
      const { 'content-length': _length, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, isNewWorker ? rest : answer.headers);
      if (isNewWorker)
        response.end((await text(answer)).replace("cacheName = 'staff-", "cacheName = 'staff-next-"));
      else answer.pipe(response);
    },
  );
  onward.on('error', () => request.socket.destroy());
  request.pipe(onward);
}
