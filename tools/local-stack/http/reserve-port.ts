import type { Lifecycle } from '../process/lifecycle.ts';
import { closeServer, listen } from '../process/ports.ts';
import type { StackClock } from '../process/stack-clock.ts';
import { createSiteServer, type Listener } from './site-server.ts';

/** A port reserved before its server starts: names in the template resolve to it, and requests wait. */
export interface ReservedPort {
  readonly port: number;
  serveWith(listener: Listener): void;
}

/**
 * @param requested 0 for any free port
 * @param report see {@link createSiteServer}
 * @throws LocalStackError if the port is in use
 */
export async function reservePort(
  requested: number,
  clock: StackClock,
  report: (problem: unknown) => void,
  lifecycle: Pick<Lifecycle, 'onStop'>,
): Promise<ReservedPort> {
  const listener = Promise.withResolvers<Listener>();
  const server = createSiteServer(listener.promise, clock, report);
  const port = await listen(server, requested);
  lifecycle.onStop(() => closeServer(server));
  return { port, serveWith: listener.resolve };
}
