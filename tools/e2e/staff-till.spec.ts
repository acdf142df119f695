import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { slotOf } from '#shared/booking/slots.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { expectSheets } from './site/clean-print.ts';
import { clickWhenActive, confirmIfAsked, openConsole, openConsoleWithPasskey } from './site/colleague.ts';
import { startOfRun } from './site/e2e-calendar.ts';
import { expect, expectAccessible, expectAccessibleInFull, test } from './site/journey.ts';

// A site has only one till: payments of another test would change these sums.
test.use({ ownSite: true });

const date = startOfRun.slice(0, 10);
const tourId = slotOf('12:00 PM', 'Tour and Tasting').id;
const commandId = () => randomBytes(12).toString('hex');

async function call(page: Page, method: 'GET' | 'POST', path: string, data?: object) {
  const headers = { origin: String(process.env.SITE_URL) };
  const send = () => page.request.fetch(`/api/staff/${path}`, { method, headers, ...(data && { data }) });
  let response = await send();
  // The first call of a function can be slow on a busy machine; a repeated command is carried out once.
  while (response.status() === 503) response = await send();
  expect(response.status(), path).toBeLessThan(300);
  return response.json();
}

async function addParty(page: Page, lastName: string): Promise<Party> {
  const guest = { source: 'phone', guestCount: 2, firstName: 'Émile', lastName };
  return (await call(page, 'POST', 'bookings', { commandId: commandId(), date, tourId, ...guest })).party;
}

/** Records a payment of a party that owes 8,000 VUV. */
async function pay(
  page: Page,
  { id }: Party,
  vatu: number,
  outstanding: number,
  method: string,
  amount = vatu,
) {
  const action = { kind: 'pay', method, amount, vatu, outstanding };
  await call(page, 'POST', 'visits', { commandId: commandId(), date, tourId, party: id, action });
}

/** Reads the sum of the column `VUV` in the file that the page offers. */
async function readSumInFile(page: Page): Promise<number> {
  const href = (await page.locator('a[download]').getAttribute('href')) ?? '';
  const [head = '', ...rows] = decodeURIComponent(href.slice(href.indexOf(',') + 1)).split('\r\n');
  const column = head.split(',').indexOf('VUV');
  return rows.reduce((sum, row) => sum + Number(row.split(',')[column] || 0), 0);
}

/** Shows the sums so far, which otherwise appear only after the count. */
const openReport = (page: Page) => page.getByRole('button', { name: 'Show the interim report (X)' }).click();

test('a manager closes the till with a count, a reason and a passkey, and later payments are listed in the next Z @desktop-first', async ({
  page,
  expected,
}) => {
  // Closing is refused twice: without the passkey, and because the till has changed.
  expected.errors.push(/Failed to load resource/);
  await openConsoleWithPasskey(page, 'Till');
  const party = await addParty(page, 'Exemple');
  await pay(page, party, 3000, 8000, 'cash-vuv');
  await pay(page, party, 4000, 5000, 'cash-aud', 5500);

  await page.goto('/staff/till');
  const report = page.getByRole('article');
  await expect(page.getByText('once it is counted')).toHaveCount(3);
  await expect(report).toHaveCount(0);
  await expectAccessible(page);
  await openReport(page);
  await expect(report).toContainText('7,000 VUV taken');
  expect(await readSumInFile(page)).toBe(7000);
  await expectAccessible(page);
  const close = page.getByRole('button', { name: /^Close the day \(Z 1\)/ });
  await close.click();
  await expect(page.getByText('Count it, in whole vatu.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Counted, Cash', exact: true }).fill('2,500');
  await page.getByRole('textbox', { name: 'Counted, AUD cash' }).fill('55');
  await page.getByRole('textbox', { name: 'Counted, Card' }).focus();

  // A party pays while the till is being counted.
  await pay(page, party, 500, 1000, 'card');
  await page.getByRole('textbox', { name: 'Why is the cash 500 short?' }).fill('Change given twice');
  await close.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Closing the day needs your passkey/)).toBeVisible();
  await expectAccessibleInFull(page);
  await confirmIfAsked(page, page.getByRole('alert').getByText('Nothing was closed.'));
  await expect(report).toContainText('7,500 VUV taken');
  await expectAccessibleInFull(page);
  await page.getByRole('textbox', { name: 'Counted, Card' }).fill('500');
  await close.click();

  await expect(page.getByRole('heading', { name: 'Day report (Z 1)', level: 1 })).toBeVisible();
  await expect(report).toContainText('7,500 VUV taken');
  await expect(report).toContainText('Reason: Change given twice');
  expect(await readSumInFile(page)).toBe(7500);
  await expectAccessible(page);
  await expectSheets(page, 'z', 1);

  await pay(page, party, 500, 500, 'cash-vuv');
  await page.getByRole('link', { name: 'Back to cash-up' }).click();
  await openReport(page);
  await expect(report).toContainText('500 VUV taken');
  await expect(page.getByRole('link', { name: /^Day report \(Z 1\).*differs/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(report).toBeVisible();
});

test('a manager reverses a payment with their passkey, and the till lists payment and reversal @any-size @in-full', async ({
  page,
  browser,
  expected,
}) => {
  // The first attempt is refused until the passkey is used.
  expected.errors.push(/Failed to load resource/);
  const otherPage = await (await browser.newContext({ baseURL: String(process.env.SITE_URL) })).newPage();
  await openConsole(otherPage, 'Bar of the till', 'floor');
  const party = await addParty(otherPage, 'Muster');
  await openConsoleWithPasskey(page, 'Reversals');
  await pay(otherPage, party, 8000, 8000, 'card');
  await otherPage.context().close();

  await page.goto('/staff');
  await page.getByRole('button', { name: /^12:00( PM)? Tour/ }).click();
  await page
    .getByRole('button', { name: /É\. Muster/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Reverse payment: 8,000 paid/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Why?' }).fill('Paid twice');
  await expectAccessible(page);
  await clickWhenActive(sheet.getByRole('button', { name: 'Reverse 8,000' }));
  await confirmIfAsked(page, page.getByText('Undone: 8,000 paid').first());

  await page.goto('/staff/till');
  await openReport(page);
  await expect(page.getByRole('article')).toContainText('1 payment, 1 reversal.');
  await expect(page.getByRole('article')).toContainText('0 VUV taken');
  expect(await readSumInFile(page)).toBe(0);
  await expectAccessible(page);
});
