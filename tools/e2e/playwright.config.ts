import { defineConfig } from '@playwright/test';
import { chromiumForThisMachine } from '../../web/art/chromium.ts';

const { executablePath, args } = await chromiumForThisMachine();

/** End-to-end tests in a real browser against the running product, at phone and desktop size. */
export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './site/start-site.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine can starve a browser; `npm test` lists what passes only on the retry.
  retries: 1,
  // Upper bounds for what would hang; the machine may be slow.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args },
    locale: 'en-GB',
    // Far from Port Vila and half of the time on another date: pages must follow the distillery's clock.
    timezoneId: 'America/Los_Angeles',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  // Tests tagged @any-size do not depend on the screen size: the phone is enough.
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', grepInvert: /@any-size/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
