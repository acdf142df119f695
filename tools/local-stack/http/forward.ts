import { Agent, type IncomingMessage, request as startRequest } from 'node:http';

/** An emulator's response with its whole body. */
export interface ForwardedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Forwards a request to a local emulator and waits for the whole response. */
export function forward(
  port: number,
  request: { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer },
): Promise<ForwardedResponse> {
  return new Promise((resolve, reject) => {
    const headers = { ...request.headers, host: `127.0.0.1:${port}`, 'content-length': request.body.length };
    const outgoing = startRequest(
      { agent, host: '127.0.0.1', port, method: 'POST', path: request.path, headers },
      (incoming) => {
        readBody(incoming).then((body) => {
          resolve({ status: incoming.statusCode ?? 500, headers: plainHeaders(incoming), body });
        }, reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(request.body);
  });
}

/**
 * Reads a whole body.
 * @param limit in bytes; a longer body resolves to `undefined`.
 */
export function readBody(incoming: IncomingMessage): Promise<Buffer>;
export function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer | undefined>;
export function readBody(
  incoming: IncomingMessage,
  limit = Number.POSITIVE_INFINITY,
): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        // Drains the rest, so that the refusal reaches the client.
        resolve(undefined);
        chunks.length = 0;
      } else {
        chunks.push(chunk);
      }
    });
    incoming.on('end', () => resolve(Buffer.concat(chunks)));
    incoming.on('error', reject);
    incoming.on('close', () => reject(new Error('The connection broke before the body was complete.')));
  });
}

function plainHeaders(incoming: IncomingMessage): Record<string, string> {
  const droppedHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);
  return Object.fromEntries(
    Object.entries(incoming.headers).flatMap(([name, value]) =>
      value === undefined || droppedHeaders.has(name) ? [] : [[name, String(value)]],
    ),
  );
}
