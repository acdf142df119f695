import { setTimeout as pause } from 'node:timers/promises';

/** An overloaded machine may answer 503; a few retries get past it. */
export async function retryOn503<Got extends { readonly status: number }>(
  ask: () => Promise<Got>,
): Promise<Got> {
  for (let attempts = 1; ; attempts += 1) {
    const got = await ask();
    if (got.status !== 503 || attempts === 5) return got;
    await pause(500 * attempts);
  }
}
