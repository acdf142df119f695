import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createClient } from './client.ts';

/** A request as received. */
export interface ReceivedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** A response; `drop` closes the connection, `hang` never responds. */
export type StubResponse =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | { status: number; text: string }
  | 'drop'
  | 'hang';

/** A refusal by an endpoint. */
export const refusal = (status: number, kind: string, message: string): StubResponse => ({
  status,
  body: { success: false, message, kind },
});

/** A real HTTP server on loopback until the end of the test. It sends the responses in order and repeats the last. */
export async function stubServer(...responses: StubResponse[]) {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    calls.push({
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    });
    const stub = (responses.length > 1 ? responses.shift() : responses[0]) ?? 'drop';
    if (stub === 'hang') return;
    if (stub === 'drop') return void request.socket.destroy();
    response.writeHead(stub.status, {
      'content-type': 'application/json',
      ...('headers' in stub ? stub.headers : {}),
    });
    response.end('text' in stub ? stub.text : JSON.stringify(stub.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, calls, client: createClient({ origin }) };
}
