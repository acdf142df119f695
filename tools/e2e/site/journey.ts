import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { withSiteOfTry } from './site-process.ts';

export { expect };

interface Fixtures {
  /** Address of the site that this try of the test has to itself, or of that of all. */
  site: string;
  /** Whether films play by themselves. Where nothing is said of it the visitor saves data, and the still stands. */
  films: boolean;
  /** Console errors that a test provokes on purpose, such as those of a call that it lets fail. */
  expected: { errors: RegExp[] };
  /** What went wrong on the page; a test fails when anything is in it at the end. */
  complaints: string[];
}

/** A test that fails on any error in the console, any exception of the page and any breach of its security policy. */
export const test = base.extend<Fixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use, { retry }) => withSiteOfTry(retry, use),
    { auto: true, timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expected: async ({}, use) => use({ errors: [] }),
  films: [false, { option: true }],
  complaints: [
    async ({ page, expected, films }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          window.reportError(new Error(`Against the security policy: ${violatedDirective} ${blockedURI}`));
        });
      });
      if (!films) await page.addInitScript(saveData);
      await use(complaints);
      const unexpected = complaints.filter((text) => !expected.errors.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors of the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** To decode a film takes the most part of a machine without a graphics card. */
function saveData(): void {
  const connection = { saveData: true, effectiveType: '4g' };
  Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
}

/** Waits until the page has come to life: its script has run, so it answers to what one does. */
export async function hydrates(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Nothing on the page, as it is now, stands in the way of people with disabilities (WCAG 2.2, level AA). */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  );
  const builder = new AxeBuilder({ page })
    // What holds is not asked for: to name each part that a rule is content with takes longer than the rules.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  // Otherwise it opens another window each time, to put the findings of several documents together.
  const { violations } = await builder.setLegacyMode(page.frames().length === 1).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}
