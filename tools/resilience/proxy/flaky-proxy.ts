import { once } from 'node:events';
import { createServer, type IncomingMessage, request as startRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a proxy to the site that can drop responses. */
export async function startFlakyProxy(origin: string) {
  const site = new URL(origin);
  let isNextLost = false;
  let lostResponses = 0;

  const server = createServer((request, response) => {
    const forwardedRequest = startRequest(
      {
        host: site.hostname,
        port: site.port,
        method: request.method,
        path: request.url,
        headers: { ...request.headers, host: site.host },
      },
      async (siteResponse: IncomingMessage) => {
        const chunks: Buffer[] = [];
        for await (const chunk of siteResponse) chunks.push(chunk as Buffer);
        if (isNextLost) {
          isNextLost = false;
          lostResponses += 1;
          request.socket.destroy();
          return;
        }
        response.writeHead(siteResponse.statusCode ?? 502, siteResponse.headers).end(Buffer.concat(chunks));
      },
    );
    forwardedRequest.on('error', () => request.socket.destroy());
    request.pipe(forwardedRequest);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    /** Performs the next call but drops its response. */
    loseNextResponse: (): void => {
      isNextLost = true;
    },
    lostCount: (): number => lostResponses,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
