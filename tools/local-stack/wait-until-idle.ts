import type { Pipe } from './messaging/pipe.ts';
import type { LocalQueues } from './messaging/queues.ts';

/**
 * Waits until idle: all events delivered, no message waiting or in flight, no webhook pending.
 * @throws Error after `timeoutMs`.
 */
export async function waitUntilIdle(
  pipes: readonly Pipe[],
  queues: LocalQueues,
  webhooks: { readonly waiting: number },
  timeoutMs: number,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  const countBusy = (): number =>
    queues
      .state()
      .filter(({ deadLetterQueue }) => deadLetterQueue !== undefined)
      .reduce((sum, { waiting, inFlight }) => sum + waiting.length + inFlight.length, webhooks.waiting);
  for (;;) {
    await Promise.all(pipes.map((pipe) => pipe.waitUntilForwarded()));
    if (countBusy() === 0) {
      // The last messages may have caused writes with further events.
      await Promise.all(pipes.map((pipe) => pipe.waitUntilForwarded()));
      if (countBusy() === 0) return;
    }
    if (Date.now() > deadline)
      throw new Error(`Still ${countBusy()} messages in progress after ${timeoutMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
