import type { Browser, Page } from '@playwright/test';
import { addDays, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { book, type SlotOnDay } from './site/api.ts';
import {
  clickWhenActive,
  confirmIfAsked,
  inviteColleague,
  openConsoleWithPasskey,
} from './site/colleague.ts';
import { startOfRun } from './site/e2e-calendar.ts';
import { expect, expectAccessible, expectAccessibleInFull, test } from './site/journey.ts';

test.use({
  viewport: { width: 820, height: 1180 },
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; SM-X210) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

/** A start on the day of the run, which no other test books. */
const slot: SlotOnDay = {
  date: calendarDateFrom(startOfRun.slice(0, 10)),
  time: '12:00 PM',
  type: 'Cellar Door Tasting',
};
const [hana, ben] = [
  { name: 'Hana Host', code: '3951', newCode: '7942' },
  { name: 'Ben Barr', code: '8264', newCode: '6183' },
];

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
/** The dialog that asks for a colleague and their code. */
const identityDialog = (page: Page) => page.getByRole('dialog', { name: 'Who are you?' });
const startOnScreen = (page: Page) => button(page, /^12:00( PM)? Tasting/);

/** Opens People and devices in a separate browser, as a manager with a passkey. */
async function openPeopleAsManager(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: String(process.env.SITE_URL) });
  const page = await context.newPage();
  await openConsoleWithPasskey(page, 'Mia Manager');
  await page.goto('/staff/people');
  await expect(title(page, 'People and devices')).toBeVisible();
  return page;
}

async function setCode(page: Page, { name, code }: typeof hana): Promise<void> {
  await button(page, `Change ${name}`).click();
  await button(page, /^Set the code/).click();
  const dialog = page.getByRole('dialog', { name: `Code for ${name}` });
  await dialog.getByRole('textbox', { name: 'Four digits' }).fill(code);
  await dialog.getByRole('textbox', { name: 'Once more' }).fill(code);
  await expectAccessibleInFull(page);
  await dialog.getByRole('button', { name: 'Set the code' }).click();
  await confirmIfAsked(page, page.getByRole('status').filter({ hasText: `The code of ${name} is set.` }));
}

async function inviteTablet(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite', exact: true });
  await dialog.getByRole('radio', { name: 'Shared device' }).check();
  await dialog.getByRole('textbox', { name: /^Name of the device/ }).fill('Bar tablet');
  await expectAccessibleInFull(page);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const card = page.getByRole('region', { name: 'Link for Bar tablet' });
  await confirmIfAsked(page, card);
  return (await card.getByText(/\/staff\/link#/).textContent()) ?? '';
}

/** Enters a code by touch; the fourth digit submits it. */
async function enterCode(page: Page, { name }: typeof hana, code: string): Promise<void> {
  const pad = identityDialog(page);
  await pad.getByRole('button', { name }).click();
  for (const digit of code) await pad.getByRole('button', { name: digit, exact: true }).click();
}

test('a shared tablet asks who is using it, and records entries under the name of that colleague @any-size', async ({
  page,
  browser,
  request,
  expected,
}) => {
  expected.errors.push(/Failed to load resource/);
  const guest = { firstName: 'Émile', lastName: 'Exemple', email: 'emile@example.com' };
  await book(request, slot, { ...guest, guestCount: 2 });
  for (const { name } of [hana, ben]) await inviteColleague(name, 'floor');
  const manager = await openPeopleAsManager(browser);
  for (const person of [hana, ben]) await setCode(manager, person);

  // The tablet is linked under its name, still without an active colleague.
  await page.goto(await inviteTablet(manager));
  await expect(title(page, 'Bar tablet')).toBeVisible();
  await expect(page.getByText(/^Mia Manager shares this tablet with everybody\./)).toBeVisible();
  await expect(page.getByText(/^(10|9) minutes left\./)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Link this tablet').click();
  await startOnScreen(page).click();
  await expect(button(page, 'View only Who are you?')).toBeVisible();
  await expectAccessibleInFull(page);
  await manager.reload();
  await expect(button(manager, 'End Bar tablet')).toBeVisible();
  await expectAccessibleInFull(manager);

  // Passers-by see first names, but no sum, address or reference, for today and tomorrow.
  await expect(page.getByText('Émile E.').first()).toBeVisible();
  await expect(page.getByText(/Exemple|VUV/)).toHaveCount(0);
  const day = async (date: string) => page.request.get(`/api/staff/day?date=${date}`);
  const dayText = await (await day(slot.date)).text();
  expect(dayText).toContain('Émile');
  expect(dayText).not.toMatch(/Exemple|@|reference|log|due/);
  expect((await day(addDays(slot.date, 2))).status()).toBe(403);

  // Hana records the arrival, by touch after a wrong code; Ben takes the payment, by keyboard.
  await button(page, 'Arrived: Émile E.').click();
  await expect(title(page, 'Who are you?')).toBeFocused();
  await expectAccessible(page);
  await enterCode(page, hana, '7306');
  await expect(alert(page, 'This code is not right.')).toBeVisible();
  await expectAccessibleInFull(page);
  // The manager knows this code: Hana replaces it before she acts, and reads that someone tried a wrong code.
  await enterCode(page, hana, hana.code);
  await identityDialog(page).getByRole('textbox', { name: 'Four digits' }).fill(hana.newCode);
  await identityDialog(page).getByRole('textbox', { name: 'Once more' }).fill(hana.newCode);
  await expectAccessible(page);
  await button(page, 'Set my code').click();
  await expect(button(page, 'Hana Host Not you?')).toBeVisible();
  await expect(alert(page, '1 wrong code was tried in your name')).toBeVisible();
  await expectAccessibleInFull(page);
  await button(page, 'Understood').click();
  // The action that asked for the code is carried out after the code is accepted.
  await expect(button(page, /^Cash: É. Exemple pays/).first()).toBeVisible();
  await expect(page.locator('[data-party] rect[data-unsent]')).toHaveCount(0);
  await expectAccessibleInFull(page);
  await button(page, 'Hana Host Not you?').click();
  await expect(title(page, 'Who are you?')).toBeFocused();

  await identityDialog(page).getByRole('button', { name: ben.name }).click();
  await page.keyboard.type(ben.code);
  await identityDialog(page).getByRole('textbox', { name: 'Four digits' }).fill(ben.newCode);
  await identityDialog(page).getByRole('textbox', { name: 'Once more' }).fill(ben.newCode);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Ben Barr Not you?')).toBeVisible();
  await clickWhenActive(button(page, /^Card: É. Exemple pays/).first());
  await expect(page.getByText('Paid').first()).toBeVisible();
  await button(page, 'É. Exemple: history, notes and more').click();
  const history = page.getByRole('dialog');
  await expect(history.getByText(hana.name)).toBeVisible();
  await expect(history.getByText(ben.name).first()).toBeVisible();
  await page.keyboard.press('Escape');

  // The tablet asks again while a walk-in is half entered, and keeps the entry.
  await button(page, /^Walk-in/).click();
  const walkIn = page.getByRole('dialog', { name: 'Walk-in' });
  await walkIn.getByRole('radio', { name: '3 adults', exact: true }).click();
  const origin = String(process.env.SITE_URL);
  const leaveRequest = { headers: { origin }, data: { action: { kind: 'leave' } } };
  expect((await page.request.post('/api/staff/identity', leaveRequest)).status()).toBe(200);
  await clickWhenActive(walkIn.getByRole('button', { name: /^Add 3/ }));
  await enterCode(page, hana, hana.newCode);
  await expect(identityDialog(page)).toHaveCount(0);
  await clickWhenActive(walkIn.getByRole('button', { name: /^Add 3/ }));
  await expect(page.getByText('3 adults').first()).toBeVisible();

  // Ten wrong codes in fifteen minutes lock the tablet, not the colleague, and say what to do.
  await button(page, 'Hana Host Not you?').click();
  for (let tries = 1; tries < 10; tries += 1) {
    await enterCode(page, hana, '7306');
    const refusal = tries < 9 ? 'not right' : 'takes no codes or passkeys until';
    await expect(alert(page, refusal)).toBeVisible();
  }
  await expectAccessibleInFull(page);
  await manager.reload();
  await expect(manager.getByText(/^code locked/)).toHaveCount(0);

  // After the manager has revoked the tablet, its next call fails.
  await button(manager, 'End Bar tablet').click();
  await manager.getByRole('dialog').getByRole('button', { name: 'End, keep its presses' }).click();
  await confirmIfAsked(manager, manager.getByRole('status').filter({ hasText: 'Bar tablet has ended.' }));
  await expect(title(page, 'This tablet is no longer linked.')).toBeVisible();
  await expectAccessibleInFull(page);
  await manager.context().close();
});
