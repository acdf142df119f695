import { closeServer, createLocalServer, listen } from '#tools/local-stack/process/ports.ts';

/**
 * Fails before a minute of building, not after it.
 *
 * @throws LocalStackError `port-taken`
 */
export async function requireFreePort(port: number): Promise<void> {
  const server = createLocalServer(() => {});
  await listen(server, port);
  await closeServer(server);
}
