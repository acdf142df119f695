import { once } from 'node:events';
import { createServer, type IncomingMessage, request as startRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a proxy to the site that can drop responses. */
export async function startFlakyProxy(origin: string) {
  const site = new URL(origin);
  let isNextLost = false;
  let lostAnswers = 0;

  const server = createServer((request, response) => {
    const forwarded = startRequest(
      {
        host: site.hostname,
        port: site.port,
        method: request.method,
        path: request.url,
        headers: { ...request.headers, host: site.host },
      },
      async (answer: IncomingMessage) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        if (isNextLost) {
          isNextLost = false;
          lostAnswers += 1;
          request.socket.destroy();
          return;
        }
        response.writeHead(answer.statusCode ?? 502, answer.headers).end(Buffer.concat(chunks));
      },
    );
    forwarded.on('error', () => request.socket.destroy());
    request.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    /** Performs the next call but drops its response. */
    loseNextAnswer: (): void => {
      isNextLost = true;
    },
    lostCount: (): number => lostAnswers,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
