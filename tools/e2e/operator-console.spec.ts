import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bookedMessages } from '#shared/booking/messages/booked-messages.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { dayOf } from './site/e2e-calendar.ts';
import { expect, expectAccessible, expectAccessibleInFull, openPage, test } from './site/journey.ts';
import { tabTo } from './site/keyboard.ts';
import { waitForEmail } from './site/mailbox.ts';
import { approveNewOperator } from './site/operator.ts';
import { dayInCalendar, fillDetails } from './site/visitor.ts';

const bookingsApi = '**/api/operator-bookings*';
const placeholder = 'This is where your page as a tour operator will be. There is nothing to do here yet.';
const bookButton = (page: Page) => page.getByRole('button', { name: 'Book for guests' });
const bookings = (page: Page) => page.getByRole('region', { name: /^Bookings for/ });
const confirmation = (page: Page, text: RegExp | string) =>
  page.getByRole('status').filter({ hasText: text });

async function chooseDay(page: Page, date: CalendarDate): Promise<void> {
  await page.getByRole('grid').getByRole('button').first().waitFor();
  const next = page.getByRole('button', { name: 'Next month', exact: true });
  while ((await dayInCalendar(page, date).count()) === 0) await next.click();
  await dayInCalendar(page, date).click();
}

async function fillIn(page: Page, date: CalendarDate, lastName: string, email: string): Promise<void> {
  await chooseDay(page, date);
  await page
    .getByRole('radiogroup', { name: /^Tour and Tasting on/ })
    .getByRole('radio', { name: '10:00 AM' })
    .check();
  await page.getByRole('spinbutton', { name: 'Number of adults' }).fill('3');
  await fillDetails(page, { firstName: 'Gina', lastName, email });
}

const randomEmail = () => `guest-${randomUUID()}@example.com`;

test('an operator books, sees the statement and cancels in the operator console, and no request URL contains the secret of the link @phone-first', async ({
  page,
  request,
}, { project }) => {
  const date = dayOf('operator', project.name);
  const operator = await approveNewOperator(request, `Sea Breeze ${project.name}`);
  const secret = new URL(operator.link).hash.split('.').at(-1) ?? '';
  const requestsAndReferrers: string[] = [];
  page.on('request', (call) => requestsAndReferrers.push(`${call.url()} ${call.headers().referer ?? ''}`));

  await page.goto(operator.link);
  await expect(page.getByRole('heading', { level: 1, name: `Sea Breeze ${project.name}` })).toBeVisible();
  await expect(page).toHaveURL(/\/operator\/Sea-Breeze-\w+$/);
  await expect(page.getByText('Nothing is booked for this month yet.')).toBeVisible();
  await expectAccessibleInFull(page);

  const email = randomEmail();
  await fillIn(page, date, 'Guest', email);
  await expect(page.getByText('12,000 VUV, to settle with us at the end of the month')).toBeVisible();
  await bookButton(page).dblclick();
  await expect(confirmation(page, `Booked for Gina Guest: ${formatDate(date)}, 10:00 AM`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('');
  await waitForEmail(request, email, 1);

  const list = bookings(page);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('listitem')).toContainText('Gina Guest');
  await expect(list.getByRole('listitem')).toContainText('12,000 VUV');
  await expect(page.getByRole('heading', { name: '3 guests in February 2027' })).toBeVisible();
  await expectAccessible(page);

  const statement = page.getByRole('region', { name: 'Statement' });
  await expect(statement).toContainText('You settle with us1 booking, 3 guests12,000 VUV');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    statement.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('statement-2027-02.csv');
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain(`${date},10:00 AM,Tour and Tasting,Gina,Guest,3,GUE`);
  expect(csv).toContain('Operator charges: to pay to the distillery,,,,,3,,operator charges,12000');

  await list.getByRole('button', { name: 'Cancel booking of Gina Guest' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(dialog).toContainText(bookedMessages.confirmCancel);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(confirmation(page, 'Gina Guest’s booking is cancelled.')).toBeVisible();
  await expect(list.getByRole('listitem')).toContainText('Cancelled');
  await expect(page.getByRole('heading', { name: '0 guests in February 2027' })).toBeVisible();
  await waitForEmail(request, email, 2);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `Sea Breeze ${project.name}` })).toBeVisible();
  expect(requestsAndReferrers.filter((call) => call.includes(secret))).toEqual([]);
});

test('a revoked operator link opens the same placeholder page as an unknown link @any-size @in-full', async ({
  page,
  request,
  expected,
}, { project }) => {
  expected.errors.push(/Failed to load resource/);
  const operator = await approveNewOperator(request, `Short Lived ${project.name}`);
  await operator.revoke();
  const wrong = operator.link.replace(/.{43}$/, 'A'.repeat(43));
  for (const link of [
    operator.link,
    wrong,
    operator.link.replace(/#.*/, '#key=1'),
    operator.link.replace(/#.*/, ''),
  ]) {
    await page.goto('about:blank');
    await openPage(page, link);
    await expect(page.getByText(placeholder)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome, Short Lived/ })).toBeVisible();
    await expect(bookButton(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/key=/);
  }
  await expectAccessible(page);
});

test('the operator console shows failed requests and keeps the input @any-size @in-full', async ({
  page,
  request,
  expected,
}, { project }) => {
  expected.errors.push(/Failed to load resource/);
  const date = dayOf('operatorFails', project.name);
  const { link } = await approveNewOperator(request, `Rough Sea ${project.name}`, 'guest_pays');
  await page.goto(link);
  await bookButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please choose one of the times' })).toBeVisible();
  await expectAccessible(page);

  const email = randomEmail();
  await fillIn(page, date, 'Kept', email);
  await expect(page.getByText('12,000 VUV, paid by your guests at the distillery')).toBeVisible();
  // The response to the first request is lost; the second request finds its booking.
  let tries = 0;
  await page.route(bookingsApi, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await bookButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not reach' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Kept');
  await expectAccessible(page);
  await bookButton(page).click();
  await expect(confirmation(page, 'Booked for Gina Kept')).toBeVisible();
  await expect(bookings(page).getByRole('listitem')).toHaveCount(1);
  await page.unroute(bookingsApi);

  await page.route(bookingsApi, (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Cancel booking of Gina Kept' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(bookedMessages.failedToCancel);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep booking' }).click();
  await expect(bookings(page).getByRole('listitem')).not.toContainText('Cancelled');

  await page.unroute(bookingsApi);
  await page.route(bookingsApi, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('We could not load your bookings.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(bookingsApi);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(bookButton(page)).toBeVisible();
});

test('an operator books with the keyboard only @any-size @in-full', async ({ page, request }, {
  project,
}) => {
  const date = dayOf('operatorKeyboard', project.name);
  const { link } = await approveNewOperator(request, `Keys ${project.name}`);
  await page.goto(link);
  await page.getByRole('grid').getByRole('button').first().waitFor();
  const next = page.getByRole('button', { name: 'Next month', exact: true });
  while ((await dayInCalendar(page, date).count()) === 0) {
    await tabTo(page, next);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, page.getByRole('grid').locator('button[tabindex="0"]'));
  while (!(await dayInCalendar(page, date).evaluate((day) => day === document.activeElement)))
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const start = page
    .getByRole('radiogroup', { name: /^Tour and Tasting on/ })
    .getByRole('radio', { name: '10:00 AM' });
  await tabTo(page, start);
  await page.keyboard.press('Space');
  for (const [name, text] of [
    ['First name', 'Kim'],
    ['Last name', 'Keys'],
    ['Email', randomEmail()],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name }));
    await page.keyboard.type(text);
  }
  await tabTo(page, bookButton(page));
  await page.keyboard.press('Enter');
  await expect(confirmation(page, 'Booked for Kim Keys')).toBeVisible();
});
