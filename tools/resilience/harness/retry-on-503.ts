import { setTimeout as pause } from 'node:timers/promises';

/** An overloaded machine may respond with 503; a few retries overcome this. */
export async function retryOn503<Response extends { readonly status: number }>(
  call: () => Promise<Response>,
): Promise<Response> {
  for (let attempts = 1; ; attempts += 1) {
    const response = await call();
    if (response.status !== 503 || attempts === 5) return response;
    await pause(500 * attempts);
  }
}
