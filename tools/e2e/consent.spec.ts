import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInFull, openPage, test } from './site/journey.ts';

const eventsCall = '/api/meta-events';
const fullConsent = { essential: true, analytics: true, marketing: true };
const essentialOnly = { essential: true, analytics: false, marketing: false };

/** Records analytics requests from now on: paths on our site, full URLs of third parties. */
function recordAnalytics(page: Page): string[] {
  const requests: string[] = [];
  const siteOrigin = new URL(process.env.SITE_URL as string).origin;
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (protocol === 'data:') return;
    if (origin !== siteOrigin) requests.push(request.url());
    else if (pathname === eventsCall) requests.push(request.postDataJSON().eventName);
    else if (pathname.startsWith('/measurement')) requests.push(pathname);
  });
  return requests;
}

const storedConsent = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'));

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('before consent, no analytics data is stored, loaded or sent @any-size', async ({ page }) => {
  const requests = recordAnalytics(page);
  for (const path of ['/', '/discover', '/tours', '/tours?date=2026-12-01', '/jp']) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(await storedConsent(page)).toBeNull();
  expect(requests).toEqual([]);
});

test('the link Book Tour on the landing page gives consent, and later page views are reported @phone-first @in-full', async ({
  page,
}) => {
  const requests = recordAnalytics(page);
  await openPage(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Book Tour' }).click();
  await expect(page).toHaveURL('/tours');
  expect(await storedConsent(page)).toEqual(fullConsent);
  await expect.poll(() => requests).toEqual(['/measurement.json', 'ViewTours', 'ViewContent']);
  expect(await page.locator('iframe').count(), 'no provider is configured').toBe(0);
});

test('the link Choose a day on the tours page gives consent @any-size @in-full', async ({ page }) => {
  const requests = recordAnalytics(page);
  await openPage(page, '/tours');
  await page.getByRole('link', { name: 'Choose a day' }).click();
  expect(await storedConsent(page)).toEqual(fullConsent);
  await expect.poll(() => requests).toEqual(['/measurement.json', 'ViewTours', 'ViewContent']);
});

test('cookie settings take effect at once and can be changed @any-size', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.cookieConsent ??= '{"essential":true,"analytics":true,"marketing":true}';
  });
  const requests = recordAnalytics(page);
  await page.goto('/discover');
  await expect.poll(() => requests.splice(0)).toEqual(['/measurement.json']);
  const dialog = await openSettings(page);
  await expect(dialog.getByRole('heading', { name: 'Cookie settings' })).toBeFocused();
  await expect(dialog.getByRole('checkbox', { name: 'Statistics' })).toHaveAccessibleDescription(
    /^Tells us which pages are read/,
  );
  await expect(dialog.getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Advertising' })).toBeChecked();
  await expectAccessible(page);

  await dialog.getByRole('checkbox', { name: 'Statistics' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await storedConsent(page), 'closed without saving').toEqual(fullConsent);
  const savedNotice = page.getByRole('status').filter({ hasText: 'Your cookie settings are saved.' });
  await expect(savedNotice).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused();

  await openSettings(page);
  await dialog.getByRole('button', { name: 'Essential only' }).click();
  await expect(dialog).toBeHidden();
  await expect(savedNotice).toHaveCount(1);
  expect(await storedConsent(page)).toEqual(essentialOnly);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tours & Events' }).click();
  await expect(page).toHaveURL('/tours');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);

  await openSettings(page);
  await expect(dialog.getByRole('checkbox', { name: 'Advertising' })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Advertising' }).check();
  await dialog.getByRole('button', { name: 'Save settings' }).click();
  expect(await storedConsent(page)).toEqual({ ...essentialOnly, marketing: true });
  await expect
    .poll(() => requests.filter((request) => !request.startsWith('/')))
    .toEqual(['ViewTours', 'ViewContent']);
});

test('a link that implies consent never widens a consent choice already stored @any-size @in-full', async ({
  page,
}) => {
  await page.addInitScript((choice) => {
    localStorage.cookieConsent = choice;
  }, JSON.stringify(essentialOnly));
  const requests = recordAnalytics(page);
  await openPage(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Book Tour' }).click();
  await expect(page).toHaveURL('/tours');
  await page.waitForLoadState('networkidle');
  expect(await storedConsent(page)).toEqual(essentialOnly);
  expect(requests).toEqual([]);
});

test('the privacy signal of a browser disables analytics, even with stored consent @any-size', async ({
  page,
}) => {
  await page.addInitScript((choice) => {
    localStorage.cookieConsent ??= choice;
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  }, JSON.stringify(fullConsent));
  const requests = recordAnalytics(page);
  await openPage(page, '/tours');
  const dialog = await openSettings(page);
  for (const name of ['Statistics', 'Advertising']) {
    await expect(dialog.getByRole('checkbox', { name })).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name })).not.toBeChecked();
  }
  await expect(dialog).toContainText('Global Privacy Control');
  await expectAccessibleInFull(page);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

test('the sentence about consent links to the cookie policy, whose page opens the settings without giving consent @any-size @in-full', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'cookie policy' }).click();
  await expect(page).toHaveURL('/cookies');
  expect(await storedConsent(page)).toBeNull();
  await page.getByRole('button', { name: 'Open the cookie settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
  await expect(dialog.getByText('Off', { exact: true })).toHaveCount(2);
  await dialog.getByRole('checkbox', { name: 'Statistics' }).check();
  await expect(dialog.getByText('On', { exact: true })).toBeVisible();
  await expectAccessibleInFull(page);
});

test('the cookie settings are in the language of the page @any-size @in-full', async ({ page }) => {
  await openPage(page, '/jp');
  await page.getByRole('button', { name: 'クッキー設定' }).click();
  const dialog = page.getByRole('dialog', { name: 'クッキー設定' });
  await expect(dialog.getByRole('button', { name: '必須のみ' })).toBeVisible();
  await expectAccessible(page);
});
