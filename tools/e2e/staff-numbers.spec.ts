import type { APIRequestContext } from '@playwright/test';
import { formatDate } from '#shared/values/written-time.ts';
import { openConsole } from './site/colleague.ts';
import { dayOf } from './site/e2e-calendar.ts';
import { expect, expectAccessible, expectAccessibleInFull, test } from './site/journey.ts';

const tour = { tourId: 8, tourType: 'Tour and Tasting', time: '2:00 PM' };

/** Sends a booking as the site does; returns the status. */
async function book(request: APIRequestContext, form: object): Promise<number> {
  const origin = String(process.env.SITE_URL);
  const guest = { firstName: 'Marker', lastName: 'Numbers', email: 'numbers@example.com' };
  const response = await request.post('/api/bookings', {
    headers: { origin, 'idempotency-key': JSON.stringify(form) },
    data: { ...tour, ...guest, ...form },
  });
  return response.status();
}

test('a manager sees the guests and sums of a day, and refused French bookings, as a plot, a table and a file @any-size @in-full', async ({
  page,
  request,
}, { project }) => {
  const date = dayOf('numbers', project.name);
  expect(await book(request, { date, preferredLanguage: 'English', guestCount: 3, totalPrice: 12_000 })).toBe(
    201,
  );
  const refusedForm = { date, preferredLanguage: 'French', guestCount: 2, totalPrice: 8000 };
  expect([await book(request, refusedForm), await book(request, refusedForm)]).toEqual([409, 409]);

  await openConsole(page, 'Numbers', 'manager');
  await page.goto(`/staff/numbers?until=${date}`);
  const day = formatDate(date, { weekday: 'short', day: 'numeric', month: 'short' });
  const row = (table: number) => page.getByRole('table').nth(table).getByRole('row', { name: day }).last();
  await expect(row(0).getByRole('cell').filter({ hasText: /^3$/ })).toHaveCount(1);
  await expect(
    page.getByRole('img', { name: /^Adults booked, .* The table has the same figures\.$/ }),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'French refused' }).click();
  await expect(page.getByRole('heading', { name: 'French refused by day', level: 1 })).toBeVisible();
  // The booking is sent twice and counted once.
  await expect(row(1)).toContainText(/2:00 PM tour\s*French\s*1\s*2/);
  await expectAccessible(page);
  const href = (await page.getByRole('link', { name: /^Save as CSV: Where/ }).getAttribute('href')) ?? '';
  expect(decodeURIComponent(href)).toContain(`${date},2:00 PM,Tour and Tasting,French,1,2`);

  await page.getByRole('radio', { name: 'Week' }).click();
  await expect(page.getByRole('heading', { name: 'French refused by week', level: 1 })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(2);
  expect(await page.locator('main').textContent()).not.toMatch(/Marker|numbers@/);
});

test('floor staff cannot open the page of numbers, and a manager sees how to continue if the numbers fail to load @on-desktop @in-full', async ({
  page,
  expected,
}) => {
  expected.errors.push(/Failed to load resource/);
  await openConsole(page, 'Floor', 'floor');
  await page.goto('/staff/numbers');
  await expect(page.getByText('Only managers work in the office.')).toBeVisible();
  const response = await page.request.get('/api/staff/numbers?from=2026-11-24&to=2026-11-24', {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status()).toBe(403);

  await page.context().clearCookies();
  await openConsole(page, 'Numbers', 'manager');
  await page.route('**/api/staff/numbers?*', (route) => route.abort());
  await page.goto('/staff/numbers');
  await expect(page.getByRole('alert').getByText('We could not reach the distillery.')).toBeVisible();
  await expectAccessibleInFull(page);
  await page.unroute('**/api/staff/numbers?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
