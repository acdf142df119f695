import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { business } from '#shared/content/business.ts';
import { operatorMessages } from '#shared/operators/operator-messages.ts';
import { formFailures, holdCalls, loseFirstResponse } from './site/failing-calls.ts';
import { expect, expectAccessible, expectAccessibleInFull, openPage, test } from './site/journey.ts';
import { tabTo } from './site/keyboard.ts';
import { readFormEmails, waitForEmail } from './site/mailbox.ts';

const operatorsApi = '**/api/touroperators';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const dropdown = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send request' });
const trap = (page: Page) => page.locator('[name="website_url"]');

async function openForm(page: Page): Promise<void> {
  await openPage(page, '/operator');
}

async function fillIn(page: Page, email = 'ana.sample@example.com'): Promise<void> {
  await field(page, 'Company name').fill('Sea Breeze');
  await field(page, 'Contact name').fill('Ana Sample');
  await field(page, 'Email').fill(email);
  await field(page, 'Mobile phone').fill('+678 00003');
  await dropdown(page, 'Type of operator').selectOption('Large Coach Operators');
  await dropdown(page, 'How often do you bring guests?').selectOption('Irregularly/On demand');
  await page.getByRole('radio', { name: 'The distillery' }).check();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
}

test('an accepted operator request is sent once and confirmed on the page and by email, and the form is cleared @any-size', async ({
  page,
  request,
}) => {
  const email = `operator-${randomUUID()}@example.com`;
  const { posts, release } = await holdCalls(page, operatorsApi);
  await openForm(page);
  await expectAccessible(page);
  await fillIn(page, email);
  await sendButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  release();
  await expect(page.getByRole('status').filter({ hasText: operatorMessages.sent })).toBeVisible();
  for (const name of ['Company name', 'Contact name', 'Email', 'Mobile phone'])
    await expect(field(page, name)).toHaveValue('');
  for (const name of ['Type of operator', 'How often do you bring guests?'])
    await expect(dropdown(page, name)).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectAccessibleInFull(page);
  expect(posts).toEqual([
    {
      companyName: 'Sea Breeze',
      contactName: 'Ana Sample',
      email,
      mobilePhone: '+678 00003',
      operatorType: 'Large Coach Operators',
      tourFrequency: 'Irregularly/On demand',
      chargingModel: 'guest_pays',
      waitsOnSite: 'no',
      website_url: '',
    },
  ]);
  expect((await waitForEmail(request, email, 1)).text).toContain(operatorMessages.sent);
  await expect.poll(() => readFormEmails(request, email)).toHaveLength(1);
});

test('an incomplete operator request form describes each error and focuses the first invalid field @any-size @in-full', async ({
  page,
}) => {
  await openForm(page);
  await field(page, 'Company name').fill('Sea Breeze');
  await sendButton(page).click();
  await expect(page.getByText(operatorMessages.incomplete)).toBeVisible();
  // Only the focused field is announced: the number of errors, then its error.
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await expect(field(page, 'Contact name')).toBeFocused();
  await expect(field(page, 'Contact name')).toHaveAccessibleDescription(
    /^!?7 fields need your attention\. Please enter .+\.$/,
  );
  for (const name of ['Email', 'Mobile phone'])
    await expect(field(page, name)).toHaveAccessibleDescription(/^!?Please enter .+\.$/);
  for (const name of ['Type of operator', 'How often do you bring guests?'])
    await expect(dropdown(page, name)).toHaveAccessibleDescription(/^!?Please choose .+\.$/);
  for (const name of ['Who do your guests pay?', 'Do you wait on site during the visit?'])
    await expect(page.getByRole('radiogroup', { name })).toHaveAccessibleDescription(
      /^!?Please choose .+\.$/,
    );
  await expectAccessible(page);

  await fillIn(page, 'ana@example');
  await sendButton(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(page.getByText(operatorMessages.incomplete)).toHaveCount(0);
});

test('the honeypot field of the operator form is invisible and cannot be focused, and the server refuses a form with a filled honeypot @any-size @in-full', async ({
  page,
  expected,
}) => {
  expected.errors.push(/Failed to load resource/);
  await openForm(page);
  await expect(trap(page)).toHaveAttribute('autocomplete', 'off');
  await expect(trap(page)).toHaveAttribute('tabindex', '-1');
  await expect(trap(page)).not.toBeInViewport();
  await expect(trap(page)).toHaveCSS('display', /^inline/);
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
  await fillIn(page);
  await trap(page).fill('https://example.com', { force: true });
  await sendButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: operatorMessages.trapped })).toBeVisible();
  await expect(field(page, 'Company name')).toHaveValue('Sea Breeze');
  await expect(trap(page)).toHaveValue('');
  await expectAccessibleInFull(page);
});

for (const [failure, fail, sentence] of formFailures(operatorMessages.failed)) {
  test(`when ${failure}, the operator form shows an error and keeps the text @any-size @in-full`, async ({
    page,
    expected,
  }) => {
    expected.errors.push(/Failed to load resource/);
    await page.route(operatorsApi, fail);
    await openForm(page);
    await fillIn(page);
    await sendButton(page).click();
    const alert = page.getByRole('alert').filter({ hasText: sentence });
    await expect(alert).toContainText(business.emails.events);
    await expect(field(page, 'Company name')).toHaveValue('Sea Breeze');
    await expect(dropdown(page, 'Type of operator')).toHaveValue('Large Coach Operators');
    await expectAccessible(page);
  });
}

test('an operator request sent again after a lost response arrives once @any-size @in-full', async ({
  page,
  request,
  expected,
}) => {
  expected.errors.push(/Failed to load resource/);
  const email = `lost-${randomUUID()}@example.com`;
  await loseFirstResponse(page, operatorsApi);
  await openForm(page);
  await fillIn(page, email);
  await sendButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: operatorMessages.failed })).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: operatorMessages.sent })).toBeVisible();
  await waitForEmail(request, email, 1);
  await expect.poll(() => readFormEmails(request, email)).toHaveLength(1);
});

test('an operator requests access with the keyboard only @any-size @in-full', async ({ page }) => {
  await page.route(operatorsApi, (route) =>
    route.fulfill({ json: { success: true, message: operatorMessages.sent } }),
  );
  await openForm(page);
  for (const [name, text] of [
    ['Company name', 'Sea Breeze'],
    ['Contact name', 'Ana'],
    ['Email', 'ana@example.com'],
    ['Mobile phone', '+678 00003'],
  ] as const) {
    await tabTo(page, field(page, name));
    await page.keyboard.type(text);
  }
  await tabTo(page, dropdown(page, 'Type of operator'));
  await page.keyboard.type('Pri');
  await expect(dropdown(page, 'Type of operator')).toHaveValue('Private Guides');
  await tabTo(page, dropdown(page, 'How often do you bring guests?'));
  await page.keyboard.type('Every');
  await tabTo(page, page.getByRole('radio', { name: 'Us, the operator' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('radio', { name: 'Yes', exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, sendButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText(operatorMessages.sent)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the operator programme is readable, with an email address in place of the form @any-size @in-full', async ({
    page,
  }) => {
    await page.goto('/operator');
    await expect(page.getByRole('heading', { name: 'What operators can do' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.locator('#request').getByRole('link', { name: business.emails.events })).toBeVisible();
  });
});
