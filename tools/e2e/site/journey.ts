import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { isFullRun } from '#shared/full-run.testing.ts';
import { addressHeader, newClientAddress } from './address-header.ts';
import { withSiteForRun } from './site-process.ts';

export { expect };

interface Fixtures {
  /** URL of the site: shared, or separate for a retry. */
  site: string;
  /** Gives each test a separate site. Starting it takes seconds. */
  ownSite: boolean;
  /** Gives each test a separate site at this time, on the day of the run. */
  siteClock: string | undefined;
  /** Whether films play. By default the visitor saves data and the poster stays. */
  films: boolean;
  /** Console errors that the test provokes on purpose. */
  expected: { errors: RegExp[] };
  /** Page errors so far; the test fails when any is left at the end. */
  pageErrors: string[];
}

/** Warning with which Playwright blocks service workers, except in tests of the console while offline. */
const workerBlocked = /^Service Worker registration blocked by Playwright/;

/** Fails on console errors, page exceptions and CSP violations. */
export const test = base.extend<Fixtures>({
  ownSite: [false, { option: true }],
  siteClock: [undefined, { option: true }],
  site: [
    async ({ ownSite, siteClock }, use, { retry }) =>
      withSiteForRun(ownSite || siteClock !== undefined || retry > 0, use, siteClock),
    { auto: true, timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
  // Each test has a separate client address, and thus separate rate limits.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  extraHTTPHeaders: async ({}, use) => use({ [addressHeader]: newClientAddress() }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  expected: async ({}, use) => use({ errors: [] }),
  films: [false, { option: true }],
  pageErrors: [
    async ({ page, expected, films }, use) => {
      const pageErrors: string[] = [];
      page.on('console', (message) => {
        const isProblem = ['error', 'warning'].includes(message.type());
        if (isProblem && !workerBlocked.test(message.text())) pageErrors.push(message.text());
      });
      page.on('pageerror', (error) => pageErrors.push(String(error)));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          window.reportError(new Error(`Violates the security policy: ${violatedDirective} ${blockedURI}`));
        });
      });
      if (!films) await page.addInitScript(saveData);
      await use(pageErrors);
      const unexpected = pageErrors.filter((text) => !expected.errors.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors of the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Without a graphics card, decoding a film takes most of the processor. */
function saveData(): void {
  const connection = { saveData: true, effectiveType: '4g' };
  Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
}

export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Opens a page of the site and waits until it responds. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilHydrated(page);
}

/** Injected once into each document: the builder would inject it twice for each check, which takes longer than the check. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** Finds violations of WCAG 2.2, level AA, in the current state. */
export async function findViolations(page: Page): Promise<object[]> {
  await page.evaluate(async () => {
    const runningAnimations = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running');
    while (runningAnimations().length > 0)
      await Promise.all(runningAnimations().map(({ finished }) => finished.catch(() => {})));
  });
  const isOneFrame = page.frames().length === 1;
  if (isOneFrame && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const builder = new AxeBuilder({ page, ...(isOneFrame && { axeSource: ';' }) })
    // Reporting every passing node takes longer than the rules themselves.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  // Unless in legacy mode, axe opens another window to merge the results of several frames.
  const { violations } = await builder.setLegacyMode(isOneFrame).analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
}

/** Expects no violations of WCAG 2.2, level AA, in the current state. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

/** Checks an intermediate state, only in the full run: `npm test` checks the main states of a journey. */
export async function expectAccessibleInFull(page: Page): Promise<void> {
  if (isFullRun) await expectAccessible(page);
}
