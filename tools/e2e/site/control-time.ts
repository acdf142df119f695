import type { Page } from '@playwright/test';

/** Shorter than the time after which the console takes a missing response for a lost connection. */
const stepMs = 1_000;

/**
 * Puts the page's clock under the test's control, starting at its current time.
 *
 * @returns a function that lets time pass (ms) and waits at each step until no call is pending: otherwise a call would
 *   seem to take as long as the clock jumps, and the console would act as if the network were down
 */
export async function controlTime(page: Page): Promise<(ms: number) => Promise<void>> {
  const pendingCalls = new Set<unknown>();
  page.on('request', (call) => pendingCalls.add(call));
  page.on('requestfinished', (call) => pendingCalls.delete(call));
  page.on('requestfailed', (call) => pendingCalls.delete(call));
  await page.clock.install({ time: await page.evaluate(() => Date.now()) });
  return async (ms) => {
    for (let elapsed = 0; elapsed < ms; elapsed += stepMs) {
      await page.clock.runFor(Math.min(stepMs, ms - elapsed));
      while (pendingCalls.size > 0) await page.waitForTimeout(20);
    }
  };
}
