import { defineConfig } from '@playwright/test';
import e2e from '../playwright.config.ts';

const sizes = {
  '390': { width: 390, height: 844 },
  '820': { width: 820, height: 1180 },
  '1440': { width: 1440, height: 900 },
};

/** Screenshots of every page and state at three widths, for review: `npm run screenshots`. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  outputDir: '../../../test-results',
  globalSetup: '../site/start-site.ts',
  testMatch: '*.screenshots.ts',
  reporter: 'line',
  projects: Object.entries(sizes).map(([name, viewport]) => ({
    name,
    use: { viewport, contextOptions: { reducedMotion: 'reduce' } },
  })),
});
