import type { Pipe } from './messaging/pipe.ts';
import type { LocalQueues } from './messaging/queues.ts';

/**
 * Waits until nothing is under way: all writes announced, no message waiting or in flight, no webhook
 * still to be delivered.
 * @throws Error after `timeoutMs`.
 */
export async function waitUntilIdle(
  pipes: readonly Pipe[],
  queues: LocalQueues,
  webhooks: { readonly waiting: number },
  timeoutMs: number,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  const busy = (): number =>
    queues
      .state()
      .filter(({ deadLetterQueue }) => deadLetterQueue !== undefined)
      .reduce((sum, { waiting, inFlight }) => sum + waiting.length + inFlight.length, webhooks.waiting);
  for (;;) {
    await Promise.all(pipes.map((pipe) => pipe.caughtUp()));
    if (busy() === 0) {
      // What the last messages caused to be written may have an event of its own.
      await Promise.all(pipes.map((pipe) => pipe.caughtUp()));
      if (busy() === 0) return;
    }
    if (Date.now() > deadline) throw new Error(`Still ${busy()} messages under way after ${timeoutMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
