import type { Page } from '@playwright/test';

/** Shorter than the time after which the console takes a missing response for a lost connection. */
const stepMs = 1_000;

/**
 * Puts the page's clock under the test's control, starting at its current time.
 *
 * @returns a function that lets time pass (ms) and waits at each step until every call is answered: otherwise a call
 *   would seem unanswered for as long as the clock jumps, and the console would act as if the network were down
 */
export async function controlTime(page: Page): Promise<(ms: number) => Promise<void>> {
  const unanswered = new Set<unknown>();
  page.on('request', (call) => unanswered.add(call));
  page.on('requestfinished', (call) => unanswered.delete(call));
  page.on('requestfailed', (call) => unanswered.delete(call));
  await page.clock.install({ time: await page.evaluate(() => Date.now()) });
  return async (ms) => {
    for (let elapsed = 0; elapsed < ms; elapsed += stepMs) {
      await page.clock.runFor(Math.min(stepMs, ms - elapsed));
      while (unanswered.size > 0) await page.waitForTimeout(20);
    }
  };
}
