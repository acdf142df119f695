import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

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
  close(): Promise<void>;
}

export async function startOutage(site: string): Promise<Outage> {
  let line: Line = 'open';
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
        pass(site, request, response, () => line === 'answers-lost');
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
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Host and origin stay those of the browser: the site behind it has no other name. */
function pass(site: string, request: IncomingMessage, response: ServerResponse, isLost: () => boolean): void {
  const { hostname, port } = new URL(site);
  const { method, url: path, headers } = request;
  const onward = forward({ hostname, port, method, path, headers }, (answer) => {
    if (isLost()) return void request.socket.destroy();
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => request.socket.destroy());
  request.pipe(onward);
}
