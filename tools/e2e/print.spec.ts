import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { slotOf } from '#shared/booking/slots.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { expectCleanPrint } from './site/clean-print.ts';
import { openConsole } from './site/colleague.ts';
import { startOfRun } from './site/e2e-calendar.ts';
import { expect, test } from './site/journey.ts';

const date = startOfRun.slice(0, 10);
const commandId = () => randomBytes(12).toString('hex');

async function send(page: Page, path: string, data: object) {
  const headers = { origin: String(process.env.SITE_URL) };
  const post = () => page.request.post(`/api/staff/${path}`, { headers, data });
  let answer = await post();
  while (answer.status() === 503) answer = await post();
  expect(answer.status(), path).toBeLessThan(300);
  return answer.json();
}

const { id: tourId } = slotOf('4:00 PM', 'Cellar Door Tasting');

async function add(page: Page, guest: object, tour = tourId): Promise<Party> {
  const booking = { commandId: commandId(), date, tourId: tour, source: 'phone', ...guest };
  return (await send(page, 'bookings', booking)).party;
}

const record = (page: Page, { id, tourId: tour }: Party, action: object) =>
  send(page, 'visits', { commandId: commandId(), date, tourId: tour, party: id, action });

test('today prints as a run sheet with whole notes, and a key prints one start @any-size', async ({
  page,
}) => {
  await openConsole(page, 'Printer', 'floor');
  const party = await add(page, { guestCount: 3, firstName: 'Élodie', lastName: 'Exemple' });
  const text = 'Wheelchair, helped up both steps; severe nut allergy, carries an injector';
  await record(page, party, { kind: 'note', text });
  await page.reload();
  await page.getByRole('button', { name: 'More' }).click();
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.documentElement.dataset.printed = document.querySelector('table')?.textContent ?? '';
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.getByRole('button', { name: 'Print the day' }).click();
  const printed = page.locator('html');
  await expect(printed).toHaveAttribute('data-printed', new RegExp(`Élodie Exemple${text}`));
  await expectCleanPrint(page);
});

test('pages of the site and of the console print in dark ink on white, without bars and buttons @any-size', async ({
  page,
}) => {
  await openConsole(page, 'Clean', 'manager');
  for (const path of [
    '/staff/closures',
    '/staff/till',
    '/staff/orders',
    '/staff/enquiries',
    '/staff/operators',
    '/staff/stock',
    '/staff/calendar',
    '/staff/numbers',
    '/staff/privacy',
    '/staff/people',
    '/',
    '/tours',
    '/spirits',
    '/contact',
    '/jp',
    '/legal-disclosure',
    '/privacy',
    '/team',
    '/in-the-news',
    '/operator',
    '/batches',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect.soft(async () => expectCleanPrint(page)).toPass({ timeout: 1 });
  }
});
