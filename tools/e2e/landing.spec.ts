import { expect, openPage, test, waitUntilHydrated } from './site/journey.ts';

const tuesday = '2026-11-24';
const tenInTheMorning = new Date(`${tuesday}T10:00:00+11:00`).toUTCString();

test("the landing page shows whether the distillery is open, by the server's clock and the closures @any-size", async ({
  page,
}) => {
  const closures: string[] = [];
  await page.route('**/api/holidays?*', (route) =>
    route.fulfill({
      headers: { date: tenInTheMorning },
      json: { items: closures.map((date) => ({ start: { date }, summary: 'Cyclone' })) },
    }),
  );
  await openPage(page, '/');
  await expect(page.getByText('Open now, Tuesday until 5:00 PM')).toBeVisible();
  await expect(page.getByText('10:00 AM, Port Vila time (UTC+11)')).toBeVisible();

  closures.push(tuesday);
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByText('Closed now. We reopen tomorrow at 8 AM.')).toBeVisible();
});
