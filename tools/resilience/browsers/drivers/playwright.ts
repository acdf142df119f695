import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test';
import { withPasskeys } from '#tools/e2e/site/colleague.ts';
import { chromiumForThisMachine } from '#web/art/chromium.ts';
import { pollTimeoutMilliseconds } from '../../harness/poll-until.ts';
import type { FoundBrowser, Target, Verbs } from '../verbs.ts';

const timeout = pollTimeoutMilliseconds;

/** Implements the verbs with Playwright, which drives the Chromium of the end-to-end tests. */
async function playwrightVerbs(browser: Browser, site: string): Promise<Verbs> {
  const context = await browser.newContext({ baseURL: site, locale: 'en-GB' });
  context.setDefaultTimeout(timeout);
  const page = await context.newPage();
  await withPasskeys(page);
  const firstVisible = (target: Target): Locator => locatorOf(page, target).locator('visible=true').first();
  const textOfPage = async (): Promise<string> =>
    String(await page.evaluate('document.body.innerText')).replaceAll(/\s+/g, ' ');

  return {
    version: browser.version(),
    async open(address) {
      await page.goto(address);
      await page.waitForFunction(() => {
        const main = document.querySelector('main');
        return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
      });
    },
    click: (target) => firstVisible(target).click(),
    fill: (target, text) => firstVisible(target).fill(text),
    choose: async (target, option) => void (await firstVisible(target).selectOption({ label: option })),
    press: (key) => page.keyboard.press(key),
    see: (target) => firstVisible(target).waitFor(),
    waitUntilHidden: (target) => expect(firstVisible(target)).toHaveCount(0, { timeout }),
    has: (target) => firstVisible(target).isVisible(),
    read: async (text) =>
      expect
        .poll(textOfPage, { timeout })
        .toEqual(typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)),
    async waitForAddress(address) {
      await page.waitForURL(address, { waitUntil: 'commit' });
      return new URL(page.url());
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

function locatorOf(page: Page, { role, name, within }: Target): Locator {
  const root = within ? locatorOf(page, within) : page;
  return root.getByRole(role as 'button', { ...(name !== undefined && { name, exact: true }) });
}

/** Finds the Chromium of the end-to-end tests. */
export async function findChromium(): Promise<FoundBrowser> {
  const { executablePath, args } = await chromiumForThisMachine();
  return {
    name: 'Chromium',
    hasPasskeys: true,
    async start(site) {
      return playwrightVerbs(await chromium.launch({ executablePath, args }), site);
    },
  };
}
