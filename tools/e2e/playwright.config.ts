import { defineConfig } from '@playwright/test';
import { isFullRun } from '#shared/full-run.testing.ts';
import { chromiumForThisMachine } from '#web/art/chromium.ts';

const { executablePath, args } = await chromiumForThisMachine();

/**
 * End-to-end tests in a real browser against the running product, at phone and desktop size. Tags in their titles:
 *
 * - `@any-size`: does not depend on the screen size; runs only at phone size.
 * - `@on-desktop`: does not depend on the screen size; runs only at desktop size.
 * - `@phone-first`, `@desktop-first`: at that size in `npm test`, at both in `npm run resilience`.
 * - `@in-full`: only in `npm run resilience`.
 */
export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './site/start-site.ts',
  fullyParallel: true,
  // Tests spend a third of the time waiting: for responses, animations and each other.
  workers: 3,
  // A busy machine can starve a browser; `npm test` lists the tests that pass only on the retry.
  retries: 1,
  // Upper bounds for hanging tests; the machine may be slow.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args },
    locale: 'en-GB',
    // Far from Port Vila, and on another date half of the time: pages must follow the distillery's clock.
    timezoneId: 'America/Los_Angeles',
    // Tests intercept requests, and miss those that a service worker makes. Tests of the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    // First, because its tests are the longest.
    {
      name: 'desktop',
      // Only one worker in `npm test`: each worker starts a separate browser.
      ...(!isFullRun && { workers: 1 }),
      grepInvert: isFullRun ? /@any-size/ : [/@any-size/, /@phone-first/, /@in-full/],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: isFullRun ? /@on-desktop/ : [/@on-desktop/, /@desktop-first/, /@in-full/],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
