import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LocalStackError } from './local-stack-error.ts';

/**
 * Locks a data folder: two products would process each other's events, and a fresh start of one would delete the
 * other's table. The lock is a socket, since a socket always ends with its process.
 *
 * @returns a function that releases the folder
 * @throws LocalStackError `data-in-use`
 */
export async function lockData(folder: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 16);
  // Not in the folder itself: a socket's path is limited to about a hundred characters.
  const socketPath = path.join(tmpdir(), `port-vila-rum-${name}.sock`);
  const server = createServer((connection) => connection.destroy());
  try {
    await once(server.listen(socketPath), 'listening');
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw problem;
    if (await acceptsConnections(socketPath))
      throw new LocalStackError(
        'data-in-use',
        `The data in ${path.basename(folder)} is already in use by a running product: stop it, or start this one with \`npm start -- --memory\`.`,
        { cause: problem },
      );
    // A socket left over from a killed process.
    rmSync(socketPath, { force: true });
    await once(server.listen(socketPath), 'listening');
  }
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

async function acceptsConnections(socketPath: string): Promise<boolean> {
  const socket = connect(socketPath);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
