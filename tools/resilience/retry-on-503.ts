import { setTimeout as pause } from 'node:timers/promises';

/** A machine at its limit may say that it is: whoever asks again a few times gets an answer. */
export async function retryOn503<Got extends { readonly status: number }>(
  ask: () => Promise<Got>,
): Promise<Got> {
  for (let tries = 1; ; tries += 1) {
    const got = await ask();
    if (got.status !== 503 || tries === 5) return got;
    await pause(500 * tries);
  }
}
