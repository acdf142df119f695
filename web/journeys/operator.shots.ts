import { comesToLife, expect, test } from './site/journey.ts';
import { approvedOperator } from './site/operator.ts';
import { shoot } from './site/shoot.ts';

test('the programme', async ({ page }, { project }) => {
  await page.goto('/operator');
  await comesToLife(page);
  await page.waitForTimeout(500);
  await shoot(page, '50-operator', project.name);
});

test('the request with gaps', async ({ page }, { project }) => {
  await page.goto('/operator');
  await comesToLife(page);
  await page.getByRole('textbox', { name: 'Company name' }).fill('Sea Breeze Excursions');
  await page.getByRole('combobox', { name: 'Type of operator' }).selectOption('Other');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please fill in all fields.' })).toBeVisible();
  await shoot(page, '50b-operator-gaps', project.name);
});

test('the page of an operator', async ({ page, request }, { project }) => {
  const { link } = await approvedOperator(request, `Sea Breeze Excursions ${project.name}`);
  await page.goto(link);
  await page.getByRole('button', { name: 'Book for guests' }).waitFor();
  await shoot(page, '51b-operator-empty', project.name);
  const key = await page.evaluate(() => sessionStorage.getItem('operator-key') ?? '');
  for (const [date, tourId, time, lastName, guestCount] of [
    ['2026-11-25', 0, '10:00 AM', 'Sample', 4],
    ['2026-11-25', 8, '2:00 PM', 'Tamata-Featherstonehaugh', 1],
    ['2026-11-27', 2, '11:00 AM', 'Natu', 2],
  ] as const) {
    const answer = await request.post('/api/operator-bookings', {
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
    expect(answer.status()).toBe(201);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Cancel booking of Ana Natu' }).waitFor();
  await page.getByRole('radio', { name: '2:00 PM', exact: true }).first().check();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(500);
  await shoot(page, '51c-operator-desk', project.name);
});
