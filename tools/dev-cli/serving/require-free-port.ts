import { closeServer, createLocalServer, listen } from '#tools/local-stack/process/ports.ts';

/**
 * Fails before the build, which takes a minute, instead of after it.
 *
 * @throws LocalStackError `port-taken`
 */
export async function requireFreePort(port: number): Promise<void> {
  const server = createLocalServer(() => {});
  await listen(server, port);
  await closeServer(server);
}
