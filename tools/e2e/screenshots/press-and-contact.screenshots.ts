import type { Page } from '@playwright/test';
import { business } from '#shared/content/business.ts';
import { enquiryMessages } from '#shared/enquiries/messages.ts';
import { tooManyMessage } from '#shared/limits/quota.ts';
import { openPage, test } from '../site/journey.ts';
import { shoot } from '../site/shoot.ts';

const form = (page: Page) => page.locator('#event-booking');

test.beforeEach(({ expected }) => {
  expected.errors.push(/Failed to load resource/);
});

for (const [name, address] of [
  ['30-team', '/team'],
  ['31-buy', '/buy'],
  ['32-contact', '/contact?from=event-booking'],
  ['35-news', '/in-the-news'],
  ['36-news-category', '/in-the-news?category=Awards'],
  ['37-news-search', '/in-the-news?q=cask'],
  ['38-news-nothing', '/in-the-news?q=submarine'],
  ['39-article', '/article/a-friday-evening-with-no-ticket'],
  ['40-article-long-title', '/article/what-five-years-in-the-tropics-does-to-a-cask'],
] as const) {
  test(name, async ({ page }, { project }) => {
    await openPage(page, address);
    await page.waitForTimeout(500);
    await shoot(page, name, project.name);
  });
}

test('contact: an accepted enquiry, then a rate-limited one', async ({ page }, { project }) => {
  const send = page.getByRole('button', { name: 'Send enquiry' });
  const tooManyText = tooManyMessage(1800, business.emails.events);
  for (const [name, status, message] of [
    ['34b-contact-sent', 200, enquiryMessages.sent],
    ['34c-contact-too-many', 429, tooManyText],
  ] as const) {
    const json = { success: status === 200, message, error: message, kind: 'too-many' };
    await page.route('**/api/send-event-email', (route) => route.fulfill({ status, json }));
    await openPage(page, '/contact');
    for (const label of ['Your name', 'Name of the event', 'How many people?', 'What do you have in mind?'])
      await form(page).getByRole('textbox', { name: label }).fill('A birthday in the yard');
    await form(page).getByRole('textbox', { name: 'Email' }).fill('ana.sample@example.com');
    await page.getByRole('radio', { name: 'Catering required' }).check();
    await send.click();
    await page.getByText(message).waitFor();
    await shoot(page, name, project.name);
  }
});

test('contact: errors, then a failing enquiry', async ({ page }, { project }) => {
  const send = page.getByRole('button', { name: 'Send enquiry' });
  await openPage(page, '/contact');
  await send.click();
  await shoot(page, '33-contact-gaps', project.name);
  await page.route('**/api/send-event-email', (route) => route.abort());
  for (const name of ['Your name', 'Name of the event', 'How many people?', 'What do you have in mind?'])
    await form(page).getByRole('textbox', { name }).fill('A birthday in the yard');
  await form(page).getByRole('textbox', { name: 'Email' }).fill('ana.sample@example.com');
  await page.getByRole('radio', { name: 'Catering required' }).check();
  await send.click();
  await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  await shoot(page, '34-contact-failed', project.name);
});
