import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { slotOf } from '#shared/booking/slots.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import { addDays, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { book } from './site/api.ts';
import { expectCleanPrint, expectSheets } from './site/clean-print.ts';
import { openConsole } from './site/colleague.ts';
import { startOfRun } from './site/e2e-calendar.ts';
import { expect, openPage, test } from './site/journey.ts';

const date = calendarDateFrom(startOfRun.slice(0, 10));
const tomorrow = addDays(date, 1);
const commandId = () => randomBytes(12).toString('hex');
const { id: tourId } = slotOf('4:00 PM', 'Cellar Door Tasting');

async function send(page: Page, path: string, data: object) {
  const headers = { origin: String(process.env.SITE_URL) };
  const post = () => page.request.post(`/api/staff/${path}`, { headers, data });
  let response = await post();
  // An overloaded machine may return 503 once.
  while (response.status() === 503) response = await post();
  expect(response.status(), path).toBeLessThan(300);
  return response.json();
}

const addParty = async (page: Page, day: string, guest: object): Promise<Party> =>
  (await send(page, 'bookings', { commandId: commandId(), date: day, tourId, source: 'phone', ...guest }))
    .party;

const addNote = (page: Page, { id, date: day }: Party, text: string) =>
  send(page, 'visits', {
    commandId: commandId(),
    date: day,
    tourId,
    party: id,
    action: { kind: 'note', text },
  });

/** Clicks the print button without opening the browser's dialog; the page stays in its printed form. */
async function preparePrint(page: Page, open: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    window.print = () => void window.dispatchEvent(new Event('beforeprint'));
  });
  await open();
  await expect(page.locator('table').first()).toBeAttached();
}
const sheetText = (page: Page) =>
  page.locator('table').evaluateAll((tables) => tables.map(({ textContent }) => textContent).join(' '));

const pixelsPerMm = 96 / 25.4;

/** Writes the widest letters into the first party of a run sheet and returns the width left before its name. */
async function widthAfterWidestLetters(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  const letters = page.locator('td', { hasText: /^[A-Z]{2}[A-Z]{3} [A-Z]{3}$/ }).first();
  const width = await letters.evaluate(async (cell) => {
    const [sheetLetters, sixLetters] = cell.children;
    if (!sheetLetters || !sixLetters) throw new Error('The party has no letters');
    sheetLetters.textContent = 'WM';
    sixLetters.textContent = 'WMW MWM';
    await document.fonts.ready;
    return cell.getBoundingClientRect().right - sixLetters.getBoundingClientRect().right;
  });
  await page.emulateMedia({ media: 'screen' });
  return width;
}

test.describe('on a separate site', () => {
  test.use({ ownSite: true });

  test('Today prints as a run sheet with full notes, for the day, one start or another day @any-size @in-full', async ({
    page,
  }) => {
    await openConsole(page, 'Printer', 'floor');
    const guest = { guestCount: 3, preferredLanguage: 'English' };
    const party = await addParty(page, date, { ...guest, firstName: 'Élodie', lastName: 'Exemple' });
    const note = 'Wheelchair, helped up both steps; severe nut allergy, carries an injector';
    await addNote(page, party, note);
    await addParty(page, tomorrow, { ...guest, firstName: 'Ada', lastName: 'Tomorrow' });
    await page.reload();
    // The stored list, which shows first, lacks the note.
    await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
    const clickButton = (name: string | RegExp) =>
      page.getByRole('button', { name, exact: true }).first().click();

    await preparePrint(page, async () => {
      await clickButton('More');
      await clickButton('Print the day');
    });
    expect(await sheetText(page)).toContain('Élodie Exemple');
    expect(await sheetText(page)).toContain(note);
    expect(await widthAfterWidestLetters(page)).toBeGreaterThan(2 * pixelsPerMm);
    await expectSheets(page, 'run-sheet-day', 1);

    await page.reload();
    await preparePrint(page, async () => {
      await clickButton(/^4:00( PM)? Tasting/);
      await clickButton('More');
      await clickButton('Print 4:00 PM Tasting');
    });
    expect(await sheetText(page)).toContain('Élodie Exemple');
    await expectSheets(page, 'run-sheet-start', 1);

    await page.reload();
    await preparePrint(page, async () => {
      await page.locator('h1 button').click();
      await clickButton(/^Print .*25 November/);
    });
    await expect.poll(() => sheetText(page)).toContain('Ada Tomorrow');
    expect(await sheetText(page)).not.toContain('Élodie Exemple');
    await expectSheets(page, 'run-sheet-tomorrow', 1);
  });
});

test('the ticket of a guest and the card for the driver print on one sheet each @on-desktop', async ({
  page,
  request,
}) => {
  const slot = { date: addDays(date, 9), time: '10:00 AM', type: 'Tour and Tasting' } as const;
  const guest = { firstName: 'Tia', lastName: 'Ticket', email: 'ticket@example.com', guestCount: 2 };
  const reference = await book(request, slot, guest);
  await openPage(page, `/tours/confirmed?ref=${reference}`);
  await expect(
    page
      .getByText('Tia Ticket')
      .or(page.getByText(reference.slice(0, 8)))
      .first(),
  ).toBeVisible();
  await expectSheets(page, 'ticket', 2);
});

const publicPages = isFullRun
  ? [
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
    ]
  : ['/tours', '/jp', '/operator'];
const managerScreens = isFullRun
  ? [
      'closures',
      'till',
      'orders',
      'enquiries',
      'operators',
      'stock',
      'calendar',
      'numbers',
      'privacy',
      'people',
    ]
  : ['orders'];

test('the pages of the site print in dark ink on white, without menus and buttons @any-size', async ({
  page,
}) => {
  for (const path of publicPages) {
    await openPage(page, path);
    await expect.soft(expectCleanPrint(page)).resolves.toBeUndefined();
  }
});

test('the pages of the console print in dark ink on white, without menus and buttons @any-size', async ({
  page,
}) => {
  await openConsole(page, 'Clean', 'manager');
  for (const screen of managerScreens) {
    await page.goto(`/staff/${screen}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect.soft(expectCleanPrint(page)).resolves.toBeUndefined();
  }
});
