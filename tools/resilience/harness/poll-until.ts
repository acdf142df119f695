import { setTimeout as pause } from 'node:timers/promises';

/** Generous, since other work may slow the machine down a lot. */
export const pollTimeoutMilliseconds = 180_000;

/** Polls until the result is defined; undefined after the timeout. */
export async function pollUntil<T>(
  attempt: () => Promise<T | undefined> | T | undefined,
  milliseconds = pollTimeoutMilliseconds,
  intervalMilliseconds = 60,
): Promise<T | undefined> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const result = await attempt();
    if (result !== undefined || Date.now() > deadline) return result;
    await pause(intervalMilliseconds);
  }
}
