import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LocalStackError } from './local-stack-error.ts';

/**
 * Keeps a folder of data to one product at a time: two of them would each work off the other's events, and a fresh
 * start of one would take the other's table away. What holds it is a socket, which ends with the process however that
 * ends.
 *
 * @returns what gives the folder back
 * @throws TwinError `data-in-use`
 */
export async function holdData(folder: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 16);
  // Not in the folder itself: the path of a socket may have no more than about a hundred characters.
  const place = path.join(tmpdir(), `port-vila-rum-${name}.sock`);
  const server = createServer((visitor) => visitor.destroy());
  try {
    await once(server.listen(place), 'listening');
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw problem;
    if (await answers(place))
      throw new LocalStackError(
        'data-in-use',
        `A product that runs already works with the data in ${path.basename(folder)}: stop it, or start this one with \`npm start -- --memory\`.`,
        { cause: problem },
      );
    // Left by a process that was killed.
    rmSync(place, { force: true });
    await once(server.listen(place), 'listening');
  }
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

async function answers(place: string): Promise<boolean> {
  const socket = connect(place);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
