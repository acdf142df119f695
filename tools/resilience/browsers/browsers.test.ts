import { describe, test } from 'vitest';
import { isFullRun } from '#shared/full-run.testing.ts';

if (isFullRun) {
  // The browser drivers take seconds to load.
  const { describeBrowsers, describeScreenReader } = await import('./describe-browsers.ts');
  const { findBrowsers, findReader } = await import('./found-browsers.ts');
  const browsers = await findBrowsers();
  const reader = findReader();
  describe('the browsers of this machine', () => describeBrowsers(browsers));
  describe.runIf(reader.firefox)('the screen reader', () => describeScreenReader(reader.firefox ?? ''));
  if (reader.remedy) test.skip(reader.remedy);
} else test.skip('the journeys run in every browser of this machine');
