import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enquiryMessages } from '#shared/enquiries/messages.ts';
import { formFailures, holdCalls, loseFirstResponse } from './site/failing-calls.ts';
import { expect, expectAccessible, expectAccessibleInFull, openPage, test } from './site/journey.ts';
import { tabTo } from './site/keyboard.ts';
import { readFormEmails, waitForEmail } from './site/mailbox.ts';

const eventForm = (page: Page) => page.locator('#event-booking');
const field = (page: Page, name: string) => eventForm(page).getByRole('textbox', { name, exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send enquiry' });
const call = '**/api/send-event-email';

async function fillIn(page: Page, email = 'ana.sample@example.com'): Promise<void> {
  await field(page, 'Your name').fill('Ana Sample');
  await field(page, 'Email').fill(email);
  await field(page, 'Name of the event').fill('A birthday');
  await field(page, 'How many people?').fill('20 to 30');
  await page.getByRole('radio', { name: 'Catering required' }).check();
  await field(page, 'What do you have in mind?').fill('In the yard, from five.\nSome of us are children.');
}

test('the contact page shows address and directions, and contacts no third party before a click @phone-first', async ({
  page,
}) => {
  const thirdPartyRequests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(process.env.SITE_URL ?? '').host)
      thirdPartyRequests.push(request.url());
  });
  await openPage(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: /^Chart of the bay/ })).toBeVisible();
  await expect(main.getByRole('link', { name: '+678 00001' })).toHaveAttribute('href', 'tel:+67800001');
  await expect(main.getByRole('link', { name: 'Open in your map app' })).toHaveAttribute(
    'href',
    /^geo:-17\./,
  );
  await expect(main.getByText('Cash in VATU and AUD')).toBeVisible();
  await expectAccessible(page);
  expect(thirdPartyRequests).toEqual([]);
});

test('a link for large groups on the tours page opens the enquiry form, which has a link back @any-size @in-full', async ({
  page,
}) => {
  await openPage(page, '/tours');
  await page.getByRole('link', { name: 'Plan an event' }).first().click();
  await expect(page).toHaveURL(/\/contact\?from=event-booking#event-booking$/);
  await expect(page.locator('#event-booking')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Plan an event' })).toBeInViewport();
  await page.getByRole('link', { name: 'Back to tours and tastings' }).click();
  await expect(page).toHaveURL(/\/tours$/);

  await page.goto('/contact?from=event-booking');
  await expect(page.getByRole('heading', { name: 'Plan an event' })).toBeInViewport();
});

test('an incomplete enquiry form describes each error and focuses the first invalid field @any-size @in-full', async ({
  page,
}) => {
  await openPage(page, '/contact');
  await field(page, 'Email').fill('ana@example');
  await sendButton(page).click();
  await expect(field(page, 'Your name')).toBeFocused();
  for (const name of [
    'Your name',
    'Email',
    'Name of the event',
    'How many people?',
    'What do you have in mind?',
  ]) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(/\w+\.$/);
  }
  // Hydration keeps the ids of the prerendered page.
  const name = field(page, 'Your name');
  expect(await name.getAttribute('aria-describedby')).toBe(`${await name.getAttribute('id')}-error`);
  const catering = page.getByRole('radiogroup', { name: 'Catering' });
  await expect(catering).toHaveAccessibleDescription('Please choose one of the three.');
  for (const name of ['Business (optional)', 'Phone (optional)'])
    await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
  await expectAccessible(page);

  await field(page, 'Your name').fill('Ana');
  await expect(field(page, 'Your name')).not.toHaveAttribute('aria-invalid');
  for (const name of ['Email', 'Name of the event', 'How many people?', 'What do you have in mind?'])
    await field(page, name).fill('ana@example.com');
  await sendButton(page).click();
  await expect(page.getByRole('radio', { name: 'No catering' })).toBeFocused();
});

test('an accepted enquiry is confirmed once, by a receipt in place of the form @any-size', async ({
  page,
  request,
}) => {
  const email = `enquiry-${randomUUID()}@example.com`;
  const { posts, release } = await holdCalls(page, call);
  await openPage(page, '/contact');
  await fillIn(page, email);
  await sendButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  release();
  await expect(page.getByText(enquiryMessages.sent)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What you sent' })).toBeFocused();
  await expect(eventForm(page)).toContainText('Some of us are children.');
  await expect(eventForm(page).getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(field(page, 'Your name')).toHaveValue('');
  await expect(field(page, 'What do you have in mind?')).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(posts).toEqual([
    {
      name: 'Ana Sample',
      business: '',
      email,
      phone: '',
      eventName: 'A birthday',
      date: '',
      peopleCount: '20 to 30',
      catering: 'required',
      description: 'In the yard, from five.\nSome of us are children.',
      to: 'events@example.com',
      website_url: '',
    },
  ]);
  expect((await waitForEmail(request, email, 1)).text).toContain(enquiryMessages.sent);
  await expect.poll(() => readFormEmails(request, email)).toHaveLength(1);
});

test('a question sent on the contact page is confirmed by an email and by a receipt on the page @any-size @in-full', async ({
  page,
  request,
}) => {
  const email = `question-${randomUUID()}@example.com`;
  await openPage(page, '/contact');
  const form = page.locator('#question');
  await form.getByRole('textbox', { name: 'Your name' }).fill('Ana Sample');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'What is it about?' }).fill('A lost hat');
  await form.getByLabel('Day of your visit (optional)').fill('2026-11-19');
  await form.getByRole('textbox', { name: 'Your question' }).fill('Is it at the bar?');
  await form.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText(enquiryMessages.questionSent)).toBeVisible();
  await expect(form).toContainText('Thursday 19 November 2026');
  await expectAccessibleInFull(page);
  const receipt = await waitForEmail(request, email, 1);
  expect(receipt.text).toContain(enquiryMessages.questionSent);
});

for (const [failure, fail, sentence, tags] of formFailures(enquiryMessages.failed)) {
  test(`when ${failure}, the enquiry form shows an error, keeps the text and offers email ${tags}`, async ({
    page,
    expected,
  }) => {
    expected.errors.push(/Failed to load resource/);
    await page.route(call, fail);
    await openPage(page, '/contact');
    await fillIn(page);
    await sendButton(page).click();
    const alert = page.getByRole('alert').filter({ hasText: sentence });
    await expect(alert).toBeVisible();
    await expect(field(page, 'What do you have in mind?')).toHaveValue(/children\.$/);
    const mail = await alert.getByRole('link', { name: 'send it by mail' }).getAttribute('href');
    expect(mail).toMatch(/^mailto:events@example\.com\?subject=A%20birthday&body=.*children/);
    await expectAccessibleInFull(page);
  });
}

test('an enquiry sent again after a lost response arrives once @any-size @in-full', async ({
  page,
  request,
  expected,
}) => {
  expected.errors.push(/Failed to load resource/);
  const email = `lost-${randomUUID()}@example.com`;
  await loseFirstResponse(page, call);
  await openPage(page, '/contact');
  await fillIn(page, email);
  await sendButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: enquiryMessages.failed })).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText(enquiryMessages.sent)).toBeVisible();
  await waitForEmail(request, email, 1);
  await expect.poll(() => readFormEmails(request, email)).toHaveLength(1);
});

test('a visitor sends an enquiry with the keyboard only @any-size @in-full', async ({ page }) => {
  await page.route(call, (route) =>
    route.fulfill({ json: { success: true, message: enquiryMessages.sent } }),
  );
  await openPage(page, '/contact');
  await tabTo(page, field(page, 'Your name'));
  await page.keyboard.type('Ana');
  await tabTo(page, field(page, 'Email'));
  await page.keyboard.type('ana@example.com');
  await tabTo(page, field(page, 'Name of the event'));
  await page.keyboard.type('A birthday');
  await tabTo(page, field(page, 'How many people?'));
  await page.keyboard.type('12');
  await tabTo(page, page.getByRole('radio', { name: 'No catering' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Catering required' })).toBeChecked();
  await tabTo(page, field(page, 'What do you have in mind?'));
  await page.keyboard.type('Cake.');
  await tabTo(page, sendButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText(enquiryMessages.sent)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact page is readable, with an email address in place of the form @any-size', async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(page.getByText('Monday to Friday').first()).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(
      page.locator('#event-booking').getByRole('link', { name: 'events@example.com' }),
    ).toBeVisible();
  });
});
