import type { Browser, Page } from '@playwright/test';
import { book } from '../site/api.ts';
import { type FakeCamera, withCamera } from '../site/camera.ts';
import { menuOf } from '../site/colleague.ts';
import {
  at,
  button,
  countInStore,
  findParty,
  goOffline,
  kindsOf,
  networkErrors,
  openOfflineReadyConsole,
  openStart,
  readStore,
  darkTest as test,
} from '../site/dark.ts';
import { expect } from '../site/journey.ts';
import { type Outage, startOutage } from '../site/outage.ts';

/** A tablet with a separate connection and camera. */
interface Tablet {
  readonly name: string;
  readonly page: Page;
  readonly camera: FakeCamera;
  readonly outage: Outage;
}

async function openTablet(browser: Browser, site: string, name: string): Promise<Tablet> {
  const outage = await startOutage(site);
  const context = await browser.newContext({
    baseURL: outage.url,
    serviceWorkers: 'allow',
    locale: 'en-GB',
    viewport: { width: 820, height: 1180 },
  });
  const page = await context.newPage();
  const camera = await withCamera(page);
  await openOfflineReadyConsole(page, outage, name);
  return { name, page, camera, outage };
}

async function closeTablet({ page, outage }: Tablet): Promise<void> {
  await page.context().close();
  await outage.close();
}

/** Waits until a tablet has the public key of another tablet, to verify its presses while offline. */
async function waitForKeyOf(tablet: Tablet, other: Tablet): Promise<void> {
  const [key] = await readStore<{ key: string }>(other.page, 'keys');
  await expect
    .poll(async () => JSON.stringify(await readStore(tablet.page, 'values')))
    .toContain(String(key?.key));
}

const openExchange = async ({ page }: Tablet): Promise<void> => {
  await button(page, 'More').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Agree with a tablet/ })
    .click();
};

/** Points one tablet at the moving code of the other until it has read the code. */
async function readCode(reader: Tablet, sender: Tablet, message: RegExp): Promise<void> {
  const confirmation = reader.page.getByText(message).first();
  await expect(async () => {
    for (let pictures = 0; pictures < 20 && !(await confirmation.isVisible()); pictures += 1) {
      await reader.camera.lookAt(sender.page, 'Moving code');
      // Longer than the tablet shows one picture, and never in step with the pictures.
      await reader.page.waitForTimeout(190 + Math.random() * 100);
    }
    expect(await confirmation.isVisible()).toBe(true);
  }).toPass();
  await reader.camera.show(undefined);
}

for (const first of ['reader', 'shower'] as const)
  test(`two offline tablets exchange kept presses by QR codes shown in turn, and each press is recorded once if the ${first} of the codes delivers first @any-size @in-full`, async ({
    browser,
    request,
    page: _,
    site,
    expected,
  }) => {
    expected.errors.push(networkErrors);
    const email = 'agree@example.com';
    const [atDoor, atBar] = [`Porte${first}`, `Bar${first}`];
    const door = await openTablet(browser, site, `Door ${first}`);
    const bar = await openTablet(browser, site, `Barkeeper ${first}`);
    await book(request, at('1:00 PM'), { firstName: 'Zoé', lastName: atDoor, email, guestCount: 3 });
    await book(request, at('1:00 PM'), { firstName: 'Zoé', lastName: atBar, email, guestCount: 2 });
    for (const tablet of [door, bar]) {
      await tablet.page.reload();
      await expect(menuOf(tablet.page, tablet.name)).toBeVisible();
      await waitForKeyOf(tablet, tablet === door ? bar : door);
      await openStart(tablet.page, '1:00 PM');
      await expect(button(tablet.page, `Arrived: Z. ${atBar}`).first()).toBeVisible();
      await goOffline(tablet.page, tablet.outage);
    }
    await button(door.page, `+1: one more of Z. ${atDoor} arrived`).first().click();
    await button(door.page, `+1: one more of Z. ${atDoor} arrived`).first().click();
    await expect.poll(() => countInStore(door.page, 'presses')).toBe(2);
    await button(bar.page, `Arrived: Z. ${atBar}`).first().click();
    await expect.poll(() => countInStore(bar.page, 'presses')).toBe(1);

    await openExchange(door);
    await button(door.page, 'This one shows first').click();
    await openExchange(bar);
    await button(bar.page, 'This one reads first').click();
    await readCode(bar, door, /Turn both round, point /);
    await readCode(door, bar, /Both know 3 presses\./);
    await expect(door.page.getByText('1 were new to this one').first()).toBeVisible();
    await bar.page.getByRole('button', { name: /says 3 too$/ }).click();
    await expect(bar.page.getByText('Both know 3 presses.').first()).toBeVisible();
    for (const { page } of [door, bar]) {
      await button(page, 'Back to Today').click();
      expect(await countInStore(page, 'presses')).toBe(3);
    }
    // Both tablets show the same state.
    const rowOf = ({ page }: Tablet, name: string) => page.locator('[data-party]', { hasText: `Z. ${name}` });
    for (const name of [atDoor, atBar])
      await expect(rowOf(bar, name)).toHaveText(String(await rowOf(door, name).textContent()));

    const order = first === 'reader' ? [bar, door] : [door, bar];
    for (const tablet of order) {
      tablet.outage.set('open');
      await expect
        .poll(
          async () =>
            (await readStore<{ sentAt?: number }>(tablet.page, 'presses')).filter(
              ({ sentAt }) => sentAt === undefined,
            ).length,
          { timeout: 60_000 },
        )
        .toBe(0);
    }
    const parties = await Promise.all([atDoor, atBar].map((name) => findParty(bar.page.request, name)));
    expect(parties.map(kindsOf)).toEqual([['arrive', 'arrive'], ['arrive']]);
    const authors = parties.map((party) => new Set(party?.log.map(({ by }) => by)));
    expect(authors.map(({ size }) => size)).toEqual([1, 1]);
    expect(authors[0]).not.toEqual(authors[1]);
    for (const tablet of [door, bar]) await closeTablet(tablet);
  });
