import { setTimeout as pause } from 'node:timers/promises';

/**
 * Milliseconds after which something is taken never to come. Says nothing of how long it may take: other work may slow
 * the machine down many times.
 */
export const pollTimeoutMilliseconds = 180_000;

/** Asks again and again until the answer is not undefined; undefined when that takes longer than allowed. */
export async function pollUntil<T>(
  ask: () => Promise<T | undefined> | T | undefined,
  milliseconds = pollTimeoutMilliseconds,
  between = 60,
): Promise<T | undefined> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined || Date.now() > deadline) return answer;
    await pause(between);
  }
}
