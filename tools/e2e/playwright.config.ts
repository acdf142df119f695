import { defineConfig } from '@playwright/test';
import { chromiumForThisMachine } from '../../web/art/chromium.ts';

const { executablePath, args } = await chromiumForThisMachine();

/** The journeys of visitors, in a real browser against the running product, on a phone and at a desk. */
export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './site/start-site.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine can starve a browser; what passes only the second time is named at the end of `npm test`.
  retries: 1,
  // They end what would never come, and say nothing of how long anything may take: other work may slow the machine down.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args },
    locale: 'en-GB',
    // Far from Port Vila, and on another day for half of it: the pages must follow the distillery's clock.
    timezoneId: 'America/Los_Angeles',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  // A title that ends with @any-size: the size of the screen does not matter to it, the phone is enough.
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', grepInvert: /@any-size/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
