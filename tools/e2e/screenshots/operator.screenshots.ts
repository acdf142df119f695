import { business } from '#shared/content/business.ts';
import { tooManyMessage } from '#shared/limits/quota.ts';
import { operatorMessages } from '#shared/operators/operator-messages.ts';
import { expect, openPage, test } from '../site/journey.ts';
import { approveNewOperator } from '../site/operator.ts';
import { shoot } from '../site/shoot.ts';

test('operator programme', async ({ page }, { project }) => {
  await openPage(page, '/operator');
  await page.waitForTimeout(500);
  await shoot(page, '50-operator', project.name);
});

test('operator request, incomplete', async ({ page }, { project }) => {
  await openPage(page, '/operator');
  await page.getByRole('textbox', { name: 'Company name' }).fill('Sea Breeze Excursions');
  await page.getByRole('combobox', { name: 'Type of operator' }).selectOption('Other');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Please fill in all fields.')).toBeVisible();
  await shoot(page, '50b-operator-gaps', project.name);
});

test('operator request accepted, refused and rate limited', async ({ page, expected }, { project }) => {
  expected.errors.push(/Failed to load resource/);
  for (const [name, status, message] of [
    ['50c-operator-sent', 200, operatorMessages.sent],
    ['50d-operator-failed', 503, operatorMessages.failed],
    ['50e-operator-too-many', 429, tooManyMessage(1800, business.emails.events)],
  ] as const) {
    const kind = status === 429 ? 'too-many' : 'unavailable';
    const json = { success: status === 200, message, error: message, kind };
    await page.route('**/api/touroperators', (route) => route.fulfill({ status, json }));
    await openPage(page, '/operator');
    for (const label of ['Company name', 'Contact name', 'Mobile phone'])
      await page.getByRole('textbox', { name: label }).fill('Sea Breeze Excursions');
    await page.getByRole('textbox', { name: 'Email' }).fill('ana.sample@example.com');
    for (const label of ['Type of operator', 'How often do you bring guests?'])
      await page.getByRole('combobox', { name: label }).selectOption({ index: 1 });
    await page.getByRole('radio', { name: 'The distillery' }).check();
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText(message).waitFor();
    await shoot(page, name, project.name);
  }
});

test('operator console without bookings', async ({ page, request, expected }, { project }) => {
  expected.errors.push(/Failed to load resource/);
  const { link } = await approveNewOperator(request, `Coral Coaches ${project.name}`);
  await page.route('**/api/operator-bookings*', (route) => route.abort());
  await page.goto(link);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await shoot(page, '51d-operator-console-failed', project.name);
});

test('operator console', async ({ page, request }, { project }) => {
  const { link } = await approveNewOperator(request, `Sea Breeze Excursions ${project.name}`);
  await page.goto(link);
  await page.getByRole('button', { name: 'Book for guests' }).waitFor();
  await shoot(page, '51b-operator-empty', project.name);
  const key = await page.evaluate(() => sessionStorage.getItem('operator-key') ?? '');
  for (const [date, tourId, time, lastName, guestCount] of [
    ['2026-11-24', 0, '10:00 AM', 'Sample', 4],
    ['2026-11-24', 8, '2:00 PM', 'Tamata-Featherstonehaugh', 1],
    ['2026-11-27', 2, '11:00 AM', 'Natu', 2],
  ] as const) {
    const response = await request.post('/api/operator-bookings', {
      headers: { 'operator-key': key },
      data: {
        tourId,
        tourType: 'Tour and Tasting',
        date,
        time,
        firstName: 'Ana',
        lastName,
        email: 'ana@example.com',
        preferredLanguage: 'English',
        guestCount,
        totalPrice: guestCount * 4000,
      },
    });
    expect(response.status()).toBe(201);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Cancel booking of Ana Natu' }).waitFor();
  await page.getByRole('radio', { name: '2:00 PM', exact: true }).first().check();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(500);
  await shoot(page, '51c-operator-console', project.name);
});
