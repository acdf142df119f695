import { closeServer, createLocalServer, listen } from '../../local-stack/process/ports.ts';

/**
 * Finds out before a minute of building, not after it, that a port is taken.
 *
 * @throws TwinError `port-taken`
 */
export async function requireFreePort(port: number): Promise<void> {
  const server = createLocalServer(() => {});
  await listen(server, port);
  await closeServer(server);
}
