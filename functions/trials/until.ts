import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until the answer is not undefined; undefined when that takes longer than allowed. */
export async function until<T>(
  ask: () => Promise<T | undefined> | T | undefined,
  milliseconds: number,
  between = 60,
): Promise<T | undefined> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined || Date.now() > deadline) return answer;
    await pause(between);
  }
}
