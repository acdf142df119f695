import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { book, type Party, type SlotOnDay } from '../site/api.ts';
import { withCamera } from '../site/camera.ts';
import { expectScreenAccessible, openConsole } from '../site/colleague.ts';
import { startOfRun } from '../site/e2e-calendar.ts';
import { expect, test } from '../site/journey.ts';

const today = calendarDateFrom(startOfRun.slice(0, 10));
/** A start on the day of the run, which no other test books. */
const slot: SlotOnDay = { date: today, time: '12:00 PM', type: 'Cellar Door Tasting' };

/** Books a slot; returns the text of the ticket's code. */
async function ticketOf(request: APIRequestContext, party: Omit<Party, 'email'>): Promise<string> {
  const email = `scan.${party.guestCount}@example.com`;
  const reference = await book(request, slot, { ...party, email });
  const response = await request.get('/api/bookings', { params: { reference } });
  return (await response.json()).ticket.code;
}

const openStart = (page: Page) => page.getByRole('button', { name: /^12:00( PM)? Tasting/ }).click();
const scan = (page: Page) => page.getByRole('button', { name: 'Scan', exact: true }).click();

/** Clicks until the click takes effect: the slip ignores clicks just after it has taken the focus. */
const pressArrived = (slip: Locator) =>
  expect(async () => {
    await slip.getByRole('button', { name: /^Arrived/ }).click({ timeout: 2000 });
    await expect(slip).toBeHidden({ timeout: 2000 });
  }).toPass();

test('a colleague scans the ticket of a listed booking with the camera, and, while offline, that of a booking missing from the list @any-size', async ({
  page,
  request,
  context,
  expected,
}) => {
  expected.errors.push(/ERR_INTERNET_DISCONNECTED/);
  const listedTicket = await ticketOf(request, { firstName: 'Élodie', lastName: 'Scanné', guestCount: 2 });
  const { date = '' } = (await request.get('/api/ticket-keys')).headers();
  await page.clock.install({ time: new Date(date) });
  // The edge of the frame fills for eight seconds.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const camera = await withCamera(page);
  await openConsole(page, 'Scan', 'floor');
  await openStart(page);
  await expect(page.getByText('É. Scanné').first()).toBeVisible();
  await scan(page);
  await expect(page.getByText('Keep the code inside the frame')).toBeVisible();
  await expectScreenAccessible(page);
  await camera.show(listedTicket);
  const slip = page.getByRole('region', { name: 'É. Scanné' });
  await expect(slip).toContainText('2 guests, 12:00 PM Tasting');
  await expect(slip).toContainText(/Good\. In the list of \d/);
  await expectScreenAccessible(page);
  await camera.show(undefined);
  await pressArrived(slip);
  await expect(page.getByText('É. Scanné: 2 arrived').first()).toBeVisible();
  await camera.show(listedTicket);
  await expect(slip).toContainText(/Already here since \d/);
  await camera.show(undefined);
  await slip.getByRole('button', { name: 'Next guest' }).click();

  await context.setOffline(true);
  await camera.show(await ticketOf(request, { firstName: 'Ana', lastName: 'Nouvelle', guestCount: 3 }));
  const unlisted = page.getByRole('region', { name: 'NOU …' });
  await expect(unlisted).toContainText('Good. Signed by us, not in the list');
  await camera.show(undefined);
  await pressArrived(unlisted);
  await expect(page.getByText('NOU …: 3 arrived').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await context.setOffline(false);
  // The server has verified the ticket, and knows the whole name.
  await expect(page.locator('[data-party]', { hasText: 'A. Nouvelle' })).toContainText('3 here', {
    timeout: 60_000,
  });
});
