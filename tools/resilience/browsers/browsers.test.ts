import { describe, test } from 'vitest';
import { isFullRun } from '#shared/full-run.testing.ts';

if (isFullRun) {
  // What drives browsers takes seconds to load.
  const { describeBrowsers } = await import('./describe-browsers.ts');
  const { findBrowsers } = await import('./found-browsers.ts');
  const browsers = await findBrowsers();
  describe('the browsers of this machine', () => describeBrowsers(browsers));
} else test.skip('the journeys run in every browser of this machine');
