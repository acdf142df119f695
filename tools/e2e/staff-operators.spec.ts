import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectSheets } from './site/clean-print.ts';
import { confirmIfAsked, openConsoleWithPasskey } from './site/colleague.ts';
import { dayOf } from './site/e2e-calendar.ts';
import { expect, expectAccessible, expectAccessibleInFull, test } from './site/journey.ts';
import { waitForEmail } from './site/mailbox.ts';

const randomEmail = () => `operator-${randomUUID()}@example.com`;

async function sendRequest(
  request: APIRequestContext,
  companyName: string,
  email = randomEmail(),
): Promise<void> {
  const response = await request.post('/api/touroperators', {
    data: {
      companyName,
      contactName: 'Ana Sample',
      email,
      mobilePhone: '+678 00003',
      operatorType: 'Private Guides',
      tourFrequency: 'Once a week',
      chargingModel: 'operator_charges',
      waitsOnSite: 'no',
    },
  });
  expect(response.status()).toBe(200);
}

async function openOperator(page: Page, companyName: string): Promise<void> {
  await page.goto('/staff/operators');
  await page.getByRole('link', { name: new RegExp(`^${companyName}`) }).click();
  await expect(page.getByRole('heading', { name: companyName, level: 1 })).toBeVisible();
}

/** Clicks a button, accepts its confirmation dialog, and uses the passkey if the console asks for it. */
async function decide(page: Page, button: string, confirmLabel: string, result: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessibleInFull(page);
  await dialog.getByRole('button', { name: confirmLabel, exact: true }).click();
  await confirmIfAsked(page, page.getByText(result));
}

test('a manager approves an operator with a link that is shown once, sees the charges for their bookings and revokes the link @any-size @in-full', async ({
  page,
  request,
  expected,
}, { project }) => {
  // The first decision is refused until the passkey is used.
  expected.errors.push(/Failed to load resource/);
  const company = `Mele Drivers ${project.name}`;
  const email = randomEmail();
  await sendRequest(request, company, email);
  await openConsoleWithPasskey(page, 'Operators');

  await openOperator(page, company);
  await expect(page.getByText('Telephone them before you decide')).toBeVisible();
  await expectAccessible(page);
  await decide(page, 'Approve, make the link', 'Approve', 'Approved. Send them the link.');
  await expect(page.getByRole('heading', { name: `Link for ${company}` })).toBeVisible();
  await expectAccessible(page);
  const link = new URL((await page.getByText('#key=').textContent()) ?? '');
  const mailLink = await page.getByRole('link', { name: /^Mail it to/ }).getAttribute('href');
  expect(decodeURIComponent(mailLink ?? '')).toContain(link.href);

  const guest = randomEmail();
  const date = dayOf('staffOperators', project.name);
  const booked = await request.post('/api/operator-bookings', {
    headers: { 'operator-key': link.hash.replace('#key=', '') },
    data: {
      tourId: 8,
      tourType: 'Tour and Tasting',
      date,
      time: '2:00 PM',
      firstName: 'Gina',
      lastName: 'Guest',
      email: guest,
      preferredLanguage: 'English',
      guestCount: 3,
      totalPrice: 12_000,
    },
  });
  expect(booked.status()).toBe(201);
  await waitForEmail(request, guest, 1);

  // The page does not show the link a second time.
  await openOperator(page, company);
  await expect(page.getByText('1 booking, 3 guests').first()).toBeVisible();
  await expect(page.getByText('#key=')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Internal note' }).fill('Calls before each ship.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('The note is saved.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue(date.slice(0, 7));
  await expect(page.getByText('12,000 VUV').first()).toBeVisible();
  const file = page.getByRole('link', { name: 'Save as CSV' });
  expect(decodeURIComponent((await file.getAttribute('href')) ?? '')).toContain('To be charged,,,,,,,,12000');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toContainText(company);
  await expectSheets(page, 'statement', 1);

  await decide(page, 'End the link', 'End the link', '1 guest gets a new link by mail.');
  await expect(page.getByText('Bookings stay.')).toBeVisible();
  const refusal = await request.get(`/api/operator-bookings?month=${date.slice(0, 7)}`, {
    headers: { 'operator-key': link.hash.replace('#key=', '') },
  });
  expect(refusal.status()).toBe(401);
  await waitForEmail(request, guest, 2);
});

test('a manager’s decision on an operator request is refused with the name of the colleague who has just decided @on-desktop @in-full', async ({
  page,
  browser,
  request,
  expected,
}) => {
  expected.errors.push(/Failed to load resource/);
  const company = 'Two Managers Tours';
  await sendRequest(request, company);
  await openConsoleWithPasskey(page, 'Approver');
  await openOperator(page, company);

  const context = await browser.newContext();
  const otherPage = await context.newPage();
  await openConsoleWithPasskey(otherPage, 'Rejecter');
  await openOperator(otherPage, company);
  await decide(otherPage, 'Reject', 'Reject', 'Rejected. Please write to them yourself.');
  await context.close();

  await page.getByRole('button', { name: 'Approve, make the link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await confirmIfAsked(
    page,
    page.getByText(/^Rejecter rejected this request at .* Nothing of yours was done\./),
  );
  await expect(page.getByText('#key=')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Approve all the same' })).toBeVisible();
  await expectAccessible(page);
});
