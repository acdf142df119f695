import type { Page } from '@playwright/test';
import { book, type SlotOnDay } from '../site/api.ts';
import { menuOf } from '../site/colleague.ts';
import {
  at,
  countInStore,
  findParty,
  goOffline,
  kindsOf,
  openOfflineReadyConsole,
  openStart,
  signInAtOffice,
  darkTest as test,
} from '../site/dark.ts';
import { expect } from '../site/journey.ts';
import { createKillableBrowser, type KillableBrowser } from '../site/killable-browser.ts';
import type { Outage } from '../site/outage.ts';

const phone = test.extend<{ phone: KillableBrowser }>({
  phone: async ({ outage }, use) => {
    const browser = createKillableBrowser(outage.url);
    await use(browser);
    await browser.remove();
  },
});

interface Kills {
  readonly time: SlotOnDay['time'];
  readonly count: number;
}

/** Kills the browser right after the screen confirms each press as kept, and reopens the same profile. */
async function killAfterPresses(
  browser: KillableBrowser,
  outage: Outage,
  office: Page,
  { time, count }: Kills,
): Promise<void> {
  const name = `Tuée ${time}`;
  await signInAtOffice(office, `Office ${time}`);
  await book(office.request, at(time), {
    firstName: 'Ada',
    lastName: 'Tuée',
    email: 'ada@example.com',
    guestCount: count + 1,
  });
  let page = await browser.open();
  await openOfflineReadyConsole(page, outage, name);
  const now = await page.evaluate(() => Date.now());
  await goOffline(page, outage);
  for (let kills = 1; kills <= count; kills += 1) {
    await openStart(page, time);
    await page.getByRole('button', { name: '+1: one more of A. Tuée arrived' }).first().click();
    await page.getByText('Kept here.').first().waitFor();
    await browser.kill();
    page = await browser.open();
    await page.clock.setSystemTime(now + kills * 1000);
    await page.goto(`${outage.url}/staff`);
    await expect(menuOf(page, name)).toBeVisible();
    expect(await countInStore(page, 'presses')).toBe(kills);
  }
  await openStart(page, time);
  await expect(page.getByRole('region', { name: `Parties of ${time} Tasting` }).first()).toContainText(
    `here, ${count} kept`,
  );
}

/** Expects every press to be recorded once. */
async function deliver(outage: Outage, office: Page, count: number): Promise<void> {
  // The browser may have lost its session with its last cookies: the signatures alone deliver.
  outage.set('open');
  const arrivals = Array.from({ length: count }, () => 'arrive');
  await expect
    .poll(async () => kindsOf(await findParty(office.request, 'Tuée')), { timeout: 60_000 })
    .toEqual(arrivals);
}

phone(
  'a press that the screen confirmed as kept survives when the browser is killed @any-size',
  async ({ phone: browser, outage, page }) => {
    await killAfterPresses(browser, outage, page, { time: '3:00 PM', count: 1 });
  },
);

for (const time of ['10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM', '2:00 PM'] as const)
  phone.describe(() => {
    phone.use({ ownSite: true });
    phone(
      `ten presses at ${time} survive when the browser is killed after each @any-size @in-full`,
      async ({ phone: browser, outage, page }) => {
        await killAfterPresses(browser, outage, page, { time, count: 10 });
        await deliver(outage, page, 10);
      },
    );
  });
