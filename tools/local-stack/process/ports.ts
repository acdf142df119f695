import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { LocalStackError } from './local-stack-error.ts';

const host = '127.0.0.1';

/** Below the ephemeral range: 32768 and up on Linux, 49152 elsewhere. */
const childPorts = { first: 20_000, last: 29_999 };

/**
 * Finds a free port for a child process that cannot choose one itself. The child may take seconds to listen; an ephemeral port
 * could go to another process in the meantime.
 */
export async function freePort({ first, last } = childPorts): Promise<number> {
  for (;;) {
    const port = randomInt(first, last + 1);
    const server = createSocketServer();
    server.listen(port, host);
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

/**
 * Listens on the loopback interface.
 * @param port 0 for any free port.
 * @returns the port
 * @throws LocalStackError `port-taken`.
 */
export async function listen(server: Server, port: number): Promise<number> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new LocalStackError(
        'port-taken',
        `Port ${port} is already in use: stop the process there, or choose another port with PORT=3001.`,
        { cause },
      );
    }
    throw cause;
  }
  return (server.address() as AddressInfo).port;
}

/** Creates a server with short timeouts, for the loopback interface. */
export function createLocalServer(listener: Parameters<typeof createServer>[1]): Server {
  return createServer({ keepAliveTimeout: 5_000, requestTimeout: 60_000 }, listener);
}

/** Closes a server and all of its connections. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
