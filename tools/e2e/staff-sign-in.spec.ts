import type { Browser, Page } from '@playwright/test';
import {
  confirmIfAsked,
  expectScreenAccessible,
  inviteByCommandLine,
  inviteColleague,
  linkThisDevice,
  menuOf,
  openConsole,
  withPasskeys,
} from './site/colleague.ts';
import { expect, expectAccessible, expectAccessibleInFull, test, waitUntilHydrated } from './site/journey.ts';
import { tabTo } from './site/keyboard.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** Interval at which the console retries a server that does not respond. */
const retryMs = 10_000;
const linkButton = (page: Page) => page.getByRole('button', { name: /^Link this / });

/** A separate browser, for another person. */
async function openOtherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: String(process.env.SITE_URL) });
  return context.newPage();
}

/** Opens People and devices from the menu. */
async function openPeople(page: Page, name: string): Promise<void> {
  await menuOf(page, name).click();
  await page
    .getByRole('link', { name: /^Office/ })
    .last()
    .click();
  await page.getByRole('link', { name: 'People and devices' }).click();
  await expect(title(page, 'People and devices')).toBeVisible();
}

test('a link created on the command line signs in one browser, and only once @phone-first', async ({
  page,
  browser,
  request,
}, { project }) => {
  const name = `Host ${project.name}`;
  const link = await inviteByCommandLine(name, 'floor');
  const [, secret = ''] = link.split('.').slice(-2);
  const sent: string[] = [];
  page.on('request', (call) => sent.push(`${call.url()} ${call.headers().referer ?? ''}`));

  // Scanners and previews only fetch the link, or open it without pressing the button.
  await request.get(link);
  const scanner = await openOtherBrowser(browser);
  await scanner.goto(link);
  await expect(title(scanner, `Hello, ${name}.`)).toBeVisible();

  await page.goto(link);
  await expect(title(page, `Hello, ${name}.`)).toBeVisible();
  await expect(page).toHaveURL(/\/staff\/link$/);
  await expectAccessible(page);
  await linkButton(page).dblclick();
  await expect(title(page, 'Come back with your finger or face.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL(/\/staff$/);
  await expect(page.getByRole('button', { name: 'Walk-in', exact: true }).last()).toBeVisible();
  await menuOf(page, name).click();
  await expect(page.getByRole('link', { name: /^Office/ })).toHaveCount(0);
  await expectScreenAccessible(page);
  expect(await page.evaluate(() => document.cookie)).toBe('staff-device=1');
  expect(sent.filter((call) => call.includes(secret))).toEqual([]);

  // The second browser is too late.
  await linkButton(scanner).click();
  await expect(title(scanner, 'This link has been used, or its ten minutes are over.')).toBeVisible();
  await expectAccessibleInFull(scanner);
  await scanner.goto('/staff');
  await expect(title(scanner, 'Staff console')).toBeVisible();
  await expectAccessibleInFull(scanner);
  await scanner.context().close();
});

test('a sign-in link to the console can be used again if the response to its first use was lost @phone-first @in-full', async ({
  page,
  expected,
}, { project }) => {
  expected.errors.push(/Failed to load resource/);
  await page.goto(await inviteColleague(`Lost ${project.name}`, 'floor'));
  let attempts = 0;
  await page.route('**/api/staff/link', async (route) => {
    if (!route.request().postDataJSON().accept) return route.continue();
    attempts += 1;
    if (attempts > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await linkButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Press again: it is safe' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(title(page, 'Come back with your finger or face.')).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(menuOf(page, `Lost ${project.name}`)).toBeVisible();
});

test('a manager invites a colleague and revokes the colleague’s device, whose next call fails @phone-first', async ({
  page,
  browser,
  expected,
}, { project }) => {
  expected.errors.push(/Failed to load resource/);
  const name = `Manager ${project.name}`;
  await withPasskeys(page);
  await linkThisDevice(page, await inviteColleague(name, 'manager'));
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(menuOf(page, name)).toBeVisible();
  await openPeople(page, name);
  await expectAccessible(page);

  const colleague = `Taster ${project.name}`;
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite', exact: true });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(colleague);
  await expectAccessibleInFull(page);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const card = page.getByRole('region', { name: `Link for ${colleague}` });
  await confirmIfAsked(page, card);
  await expectAccessibleInFull(page);
  const address = (await card.getByText(/\/staff\/link#/).textContent()) ?? '';
  expect(address).toMatch(/^http:\/\/localhost:\d+\/staff\/link#/);

  const other = await openOtherBrowser(browser);
  await linkThisDevice(other, address);
  await other.getByRole('button', { name: 'Later' }).click();
  await expect(menuOf(other, colleague)).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^End .* of ${colleague}$`) }).click();
  await expectAccessibleInFull(page);
  await page.getByRole('dialog').getByRole('button', { name: 'End, keep its presses' }).click();
  await confirmIfAsked(page, page.getByRole('status').filter({ hasText: `of ${colleague} has ended.` }));
  const response = await other.request.put('/api/staff/session', {
    headers: { origin: String(process.env.SITE_URL) },
  });
  expect([response.status(), (await response.json()).kind]).toEqual([401, 'device-ended']);
  await expect(title(other, /is no longer linked\.$/)).toBeVisible();
  await expect(other.getByText(colleague)).toHaveCount(0);
  await expectAccessibleInFull(other);
  await other.context().close();
});

test('a colleague who has signed out signs in again with a passkey @phone-first @in-full', async ({ page }, {
  project,
}) => {
  const name = `Back ${project.name}`;
  await withPasskeys(page);
  await linkThisDevice(page, await inviteColleague(name, 'floor'));
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await menuOf(page, name).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectScreenAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText(/^You are signed out\./)).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(menuOf(page, name)).toBeVisible();
});

test('a colleague opens a sign-in link, chooses the theme of the console and signs out with the keyboard only @phone-first @in-full', async ({
  page,
  expected,
}, { project }) => {
  expected.errors.push(/Failed to load resource/);
  const name = `Keys ${project.name}`;
  const { keyboard } = page;
  await page.goto(await inviteColleague(name, 'manager'));
  await tabTo(page, linkButton(page));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Later' }));
  await keyboard.press('Enter');
  await tabTo(page, menuOf(page, name));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'As the device' }));
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Outdoors' })).toBeChecked();
  await expect(page.locator('html')).toHaveClass(/\bsun\b/);
  await expectScreenAccessible(page);
  await keyboard.press('Escape');
  await expect(menuOf(page, name)).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Sign out' }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Sign out' }));
  await keyboard.press('Enter');
  await expect(title(page, 'Staff console')).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/\bsun\b/);
  await expect(title(page, 'Staff console')).toBeVisible();
  await expectAccessibleInFull(page);
});

test('the console shows whether the network or the server is unavailable, and opens once both are available again @any-size', async ({
  page,
  expected,
}) => {
  expected.errors.push(/Failed to load resource/);
  await page.clock.install();
  await openConsole(page, 'Offline', 'floor');
  await page.route('**/api/staff/session', (route) => route.abort());
  // Without its offline data, the console cannot open.
  await page.addInitScript(() => indexedDB.deleteDatabase('staff-kept'));
  await page.reload();
  await expect(title(page, 'No network')).toBeVisible();
  await expect(page.getByText('Last signed in here: Offline.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/staff/session');
  await page.route('**/api/staff/session', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(title(page, 'The server does not answer')).toBeVisible();
  await expectAccessibleInFull(page);
  await page.unroute('**/api/staff/session');
  await page.clock.fastForward(retryMs);
  await expect(menuOf(page, 'Offline')).toBeVisible();
});

test('the page that accepts a sign-in link shows an error if its address contains no link @any-size @in-full', async ({
  page,
}) => {
  for (const address of ['/staff/link', '/staff/link#none']) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(title(page, 'There is no link in this address.')).toBeVisible();
    await expect(page).toHaveURL(/\/staff\/link$/);
  }
  await expectAccessible(page);
});

test('the site does not track a staff device, even if its cookie settings allow it @any-size', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.cookieConsent = '{"essential":true,"analytics":true,"marketing":true}';
  });
  const requests: string[] = [];
  page.on('request', (call) => {
    if (/measurement|meta-events/.test(call.url())) requests.push(call.url());
  });
  await openConsole(page, 'Unmeasured', 'floor');
  expect(requests, 'the console').toEqual([]);
  await page.goto('/tours');
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await page.context().clearCookies();
  await page.goto('/tours');
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});
