import type { Page, Request } from '@playwright/test';
import { passkeyMessages } from '#shared/staff/sign-in/passkey-messages.ts';
import {
  confirmIfAsked,
  expectScreenAccessible,
  inviteColleague,
  linkThisDevice,
  menuOf,
  openConsoleWithPasskey,
  withPasskeys,
} from './site/colleague.ts';
import { expect, expectAccessible, expectAccessibleInFull, test } from './site/journey.ts';

const usePasskey = (page: Page) => page.getByRole('button', { name: 'Use my passkey' });
const addPasskey = (page: Page) => page.getByRole('button', { name: 'Add a passkey' });
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

async function signOut(page: Page, name: string): Promise<void> {
  await menuOf(page, name).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(signIn(page)).toBeVisible();
}

/** Records the requests with an assertion of a passkey. */
function recordAssertions(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().endsWith('/api/staff/session')) sent.push(call);
  });
  return sent;
}

test('a passkey signs a manager in and confirms changes of people, and each assertion of the passkey is accepted only once @phone-first', async ({
  page,
  expected,
}, { project }) => {
  expected.errors.push(/Failed to load resource/);
  const name = `Passkey ${project.name}`;
  const device = await withPasskeys(page);
  await linkThisDevice(page, await inviteColleague(name, 'manager'));
  await addPasskey(page).click();
  await expect(menuOf(page, name)).toBeVisible();
  expect(await device.passkeys()).toMatchObject([{ rpId: 'localhost', signCount: expect.any(Number) }]);

  // A link is not a step-up: changing people is refused until the passkey is used.
  const origin = String(process.env.SITE_URL);
  const action = { kind: 'invite', name: `Refused ${project.name}`, role: 'manager' };
  const invite = () =>
    page.request.post('/api/staff/people', {
      headers: { origin },
      data: { commandId: 'abcdef0123456789abcdef01', action },
    });
  const refusal = await invite();
  expect([refusal.status(), (await refusal.json()).kind]).toEqual([403, 'step-up']);

  const sent = recordAssertions(page);
  await page.goto('/staff/people');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(`Somebody ${project.name}`);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await usePasskey(page).click();
  await expect(page.getByRole('region', { name: `Link for Somebody ${project.name}` })).toBeVisible();
  expect((await invite()).status()).toBe(200);

  await page.goto('/staff');
  await signOut(page, name);
  await signIn(page).click();
  await expect(menuOf(page, name)).toBeVisible();
  expect(sent.map((call) => call.postDataJSON().purpose)).toEqual(['step-up', 'sign-in']);

  // A recorded request cannot be replayed.
  for (const call of sent) {
    const replay = await page.request.post('/api/staff/session', {
      headers: { origin },
      data: call.postDataJSON(),
    });
    expect([401, 403]).toContain(replay.status());
    expect((await replay.json()).message).toBe(passkeyMessages.notAccepted);
    expect(replay.headers()['set-cookie']).toBeUndefined();
  }
});

test('a phone that a manager has revoked cannot sign in with its passkey @any-size @in-full', async ({
  page,
  browser,
  expected,
}) => {
  expected.errors.push(/Failed to load resource/);
  const context = await browser.newContext({ baseURL: String(process.env.SITE_URL) });
  const phone = await context.newPage();
  const device = await withPasskeys(phone);
  await linkThisDevice(phone, await inviteColleague('Loser', 'floor'));
  await addPasskey(phone).click();
  await expect(menuOf(phone, 'Loser')).toBeVisible();
  // Passkeys created before the current session are also deleted.
  await signOut(phone, 'Loser');
  await signIn(phone).click();
  await expect(menuOf(phone, 'Loser')).toBeVisible();

  await openConsoleWithPasskey(page, 'Ender');
  await page.goto('/staff/people');
  const row = page.getByRole('listitem').filter({ hasText: /^Loser/ });
  await row.getByRole('button', { name: /^End .* of Loser$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The passkey made or used on it is deleted');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'End, keep its presses' }).click();
  await confirmIfAsked(page, page.getByText('Deleted with it: 1 passkey. Loser has no passkey left'));
  await expect(row).toContainText('no passkey yet');
  await expectAccessibleInFull(page);

  await phone.goto('/staff');
  await signIn(phone).click();
  await expect(phone.getByText(passkeyMessages.notAccepted)).toBeVisible();
  expect(await device.passkeys()).toHaveLength(1);
  await context.close();
});

test('a colleague without a code identifies with a passkey on a shared tablet, and then acts on it @any-size @in-full', async ({
  page,
  expected,
}) => {
  expected.errors.push(/Failed to load resource/);
  await openConsoleWithPasskey(page, 'Pia Passkey');
  await page.goto('/staff/people');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const invitation = page.getByRole('dialog');
  await invitation.getByRole('radio', { name: 'Shared device' }).check();
  await invitation.getByRole('textbox', { name: /^Name of the device/ }).fill('Passkey tablet');
  await invitation.getByRole('button', { name: 'Make the link' }).click();
  const card = page.getByRole('region', { name: 'Link for Passkey tablet' });
  await confirmIfAsked(page, card);
  // The tablet is this browser, so that it has the same passkey.
  await page.goto((await card.getByText(/\/staff\/link#/).textContent()) ?? '');
  await page.getByRole('button', { name: /^Link this / }).click();
  await page.getByRole('button', { name: 'View only Who are you?' }).click();
  await page.getByRole('button', { name: /^Pia Passkey/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page.getByRole('button', { name: 'Pia Passkey Not you?' })).toBeVisible();
  const stay = { headers: { origin: String(process.env.SITE_URL) }, data: { action: { kind: 'stay' } } };
  const response = await page.request.post('/api/staff/identity', stay);
  expect(await response.json()).toMatchObject({ person: { name: 'Pia Passkey', role: 'floor' } });
});

test('signing in without verification, or without a passkey on the device, shows that the passkey was not used @any-size @in-full', async ({
  page,
  browser,
}) => {
  const device = await withPasskeys(page);
  await linkThisDevice(page, await inviteColleague('Unverified', 'floor'));
  await device.setVerified(false);
  await addPasskey(page).click();
  await expect(page.getByText(passkeyMessages.notAdded)).toBeVisible();
  await expectAccessible(page);
  expect(await device.passkeys()).toEqual([]);

  await device.setVerified(true);
  await addPasskey(page).click();
  await expect(menuOf(page, 'Unverified')).toBeVisible();
  await signOut(page, 'Unverified');
  const sent = recordAssertions(page);
  await device.setVerified(false);
  await signIn(page).click();
  await expect(page.getByText(passkeyMessages.notUsed)).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: String(process.env.SITE_URL) });
  const otherPage = await context.newPage();
  await withPasskeys(otherPage);
  await otherPage.goto('/staff');
  await signIn(otherPage).click();
  await expect(otherPage.getByText(passkeyMessages.notUsed)).toBeVisible();
  await context.close();
  expect(sent).toEqual([]);
});

test('a device creates no second passkey for the same colleague @any-size @in-full', async ({
  page,
  expected,
}) => {
  expected.errors.push(/Failed to load resource/);
  const device = await withPasskeys(page);
  await linkThisDevice(page, await inviteColleague('Twice', 'floor'));
  await addPasskey(page).click();
  await menuOf(page, 'Twice').click();
  const sent = recordAssertions(page);
  await addPasskey(page).click();
  await expect(page.getByText(passkeyMessages.alreadyHere)).toBeVisible();
  await expectScreenAccessible(page);
  expect(sent.map((call) => call.postDataJSON().purpose)).toEqual(['step-up']);
  expect(await device.passkeys()).toHaveLength(1);
});
