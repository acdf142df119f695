import type { Page } from '@playwright/test';
import { book } from '../site/api.ts';
import { confirmIfAsked, menuOf, openConsoleWithPasskey } from '../site/colleague.ts';
import {
  at,
  button,
  countInStore,
  findParty,
  goOffline,
  goOnline,
  kindsOf,
  openOfflineReadyConsole,
  openOfflineStart,
  openStart,
  darkTest as test,
} from '../site/dark.ts';
import { expect } from '../site/journey.ts';

const email = 'device@example.com';

/** Returns a function that sets the storage quota of the console, in bytes. */
async function createQuotaSetter(
  page: Page,
  origin: string,
): Promise<(quotaSize: number) => Promise<unknown>> {
  // The limit lasts as long as this session.
  const session = await page.context().newCDPSession(page);
  return (quotaSize) => session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}

/** Fills the storage, as photographs would. */
const fill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('photographs');
    opening.onupgradeneeded = () => opening.result.createObjectStore('all', { autoIncrement: true });
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const add = (size: number) =>
      new Promise<boolean>((resolve) => {
        const transaction = opening.result.transaction('all', 'readwrite');
        transaction.objectStore('all').add('.'.repeat(size));
        transaction.oncomplete = () => resolve(true);
        transaction.onabort = () => resolve(false);
      });
    for (const size of [1_000_000, 30_000, 1_000, 100]) while (await add(size));
  });

const dialog = (page: Page) => page.getByRole('dialog');

test('a device without free storage names the press that it could not keep, and keeps it once there is space @any-size @in-full', async ({
  page,
  request,
  outage,
}) => {
  await book(request, at('4:00 PM'), { firstName: 'Zoé', lastName: 'Pleine', email, guestCount: 3 });
  const setSpace = await createQuotaSetter(page, outage.url);
  await setSpace(12_000_000);
  await openOfflineReadyConsole(page, outage, 'Full device');
  await goOffline(page, outage);
  await openStart(page, '4:00 PM');
  const arrivalButton = page.getByRole('button', { name: '+1: one more of Z. Pleine arrived' }).first();
  await arrivalButton.click();
  await expect.poll(() => countInStore(page, 'presses')).toBe(1);

  await fill(page);
  await arrivalButton.click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    'This computer is full. The last press is not kept.',
  );
  await expect(dialog(page)).toContainText(/Write it down: Z\. Pleine, 1 arrived, .*The 1 before it is safe/);
  expect(await countInStore(page, 'presses')).toBe(1);
  await expect(page.getByRole('status').filter({ hasText: 'Z. Pleine: 1 arrived. Kept here.' })).toHaveCount(
    0,
  );

  await setSpace(100_000_000);
  // A click within 600 ms of a focus that the page has moved is ignored.
  await expect(async () => {
    await dialog(page)
      .getByRole('button', { name: /^Try again/ })
      .click();
    await expect(dialog(page)).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  expect(await countInStore(page, 'presses')).toBe(2);
  await goOnline(page, outage);
  await expect
    .poll(async () => kindsOf(await findParty(page.request, 'Pleine')))
    .toEqual(['arrive', 'arrive']);
});

test('a device whose browser refuses storage warns that it cannot keep presses, and shows no press as kept @any-size @in-full', async ({
  page,
  request,
  outage,
}) => {
  await book(request, at('4:00 PM'), { firstName: 'Zoé', lastName: 'Refusée', email, guestCount: 2 });
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is refused', 'UnknownError');
    };
  });
  await openOfflineReadyConsole(page, outage, 'Refused storage', 'without storage');
  await goOffline(page, outage);
  await expect(dialog(page).getByRole('alert')).toContainText('This computer cannot keep what you press.');
  await page.keyboard.press('Escape');
  await openStart(page, '4:00 PM');
  await button(page, 'Arrived: Z. Refusée').click();
  // Longer than a press waits for a response.
  await page.waitForTimeout(4000);
  await expect(page.getByText(/Kept here|Kept,/)).toHaveCount(0);
  await goOnline(page, outage);
  await expect.poll(async () => kindsOf(await findParty(page.request, 'Refusée'))).toEqual(['arrive']);
});

test('a new version of the console takes over only after every kept press has been delivered @any-size @in-full', async ({
  page,
  request,
  outage,
}) => {
  await book(request, at('3:00 PM'), { firstName: 'Zoé', lastName: 'Neuve', email, guestCount: 2 });
  await openOfflineReadyConsole(page, outage, 'Update');
  outage.release();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const updateState = () =>
    page
      .evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state ?? 'nothing')
      // The page loads again when the new version takes over.
      .catch(() => 'reloading');
  await expect.poll(updateState).toBe('installed');
  await goOffline(page, outage);
  await openStart(page, '3:00 PM');
  await button(page, 'Arrived: Z. Neuve').click();
  await expect.poll(() => countInStore(page, 'presses')).toBe(1);
  await page.goto(`${outage.url}/staff/closures`);
  await expect(menuOf(page, 'Update')).toBeVisible();
  await page.goto(`${outage.url}/staff`);
  await page.reload();
  await expect(menuOf(page, 'Update')).toBeVisible();
  expect(await updateState()).toBe('installed');
  expect(await countInStore(page, 'presses')).toBe(1);

  await goOnline(page, outage);
  await expect.poll(async () => kindsOf(await findParty(page.request, 'Neuve'))).toEqual(['arrive']);
  await expect.poll(() => countInStore(page, 'presses')).toBe(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Type a run sheet' }).click();
  await expect.poll(updateState).toBe('nothing');
  const caches = await page.evaluate(() => globalThis.caches.keys());
  expect(caches.map((name) => name.startsWith('staff-next-'))).toEqual([true]);
});

test('a device that a manager has revoked delivers its kept presses, and then deletes all its data @any-size @in-full', async ({
  page,
  request,
  browser,
  outage,
  site,
}) => {
  await openOfflineStart(
    { page, request, outage },
    { device: 'Ended phone', time: '4:00 PM', lastName: 'Finie', guestCount: 2 },
  );
  await button(page, 'Arrived: Z. Finie').click();
  await expect.poll(() => countInStore(page, 'presses')).toBe(1);

  const manager = await (await browser.newContext({ baseURL: site })).newPage();
  await openConsoleWithPasskey(manager, 'Manager of the ended phone');
  await manager.goto('/staff/people');
  await revokeDevice(manager, 'Ended phone');

  outage.set('open');
  await expect(page.getByRole('heading', { level: 1, name: /is no longer linked/ })).toBeVisible();
  await expect.poll(async () => kindsOf(await findParty(manager.request, 'Finie'))).toEqual(['arrive']);
  await expect
    .poll(async () =>
      Promise.all(
        ['days', 'presses', 'keys', 'session', 'values', 'contacts'].map((store) =>
          countInStore(page, store),
        ),
      ),
    )
    .toEqual([0, 0, 0, 0, 0, 0]);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await manager.context().close();
});

async function revokeDevice(manager: Page, name: string): Promise<void> {
  await manager.getByRole('button', { name: new RegExp(`^End .* of ${name}$`) }).click();
  await manager
    .getByRole('dialog')
    .getByRole('button', { name: /keep its presses/ })
    .click();
  await confirmIfAsked(manager, manager.getByRole('status').filter({ hasText: /has ended/ }));
}
