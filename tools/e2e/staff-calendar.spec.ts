import { formatDate } from '#shared/values/written-time.ts';
import { book, type SlotOnDay } from './site/api.ts';
import { confirmIfAsked, openConsole, openConsoleWithPasskey } from './site/colleague.ts';
import { dayOf } from './site/e2e-calendar.ts';
import { expect, expectAccessible, expectAccessibleInFull, test } from './site/journey.ts';
import { waitForEmail } from './site/mailbox.ts';

test('a manager makes a day start at noon and adds a ship, which notifies guests and shows on the tours page @on-desktop @in-full', async ({
  page,
  request,
  expected,
}, { project }) => {
  // The first attempt is refused until the passkey is used.
  expected.errors.push(/Failed to load resource/);
  const date = dayOf('calendar', project.name);
  const slot: SlotOnDay = { date, time: '10:00 AM', type: 'Tour and Tasting' };
  const email = 'before-noon@example.com';
  await book(request, slot, { firstName: 'Ada', lastName: 'Muster', email, guestCount: 2 });
  await openConsoleWithPasskey(page, 'Calendar Desk');

  await page.goto(`/staff/calendar?month=${date.slice(0, 7)}`);
  const cell = page.getByRole('listitem').filter({ hasText: formatDate(date) });
  await expect(cell).toContainText('2 guests');
  await expectAccessible(page);
  await cell.getByRole('link').click();
  await expect(
    page.getByRole('heading', {
      level: 2,
      name: formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' }),
    }),
  ).toBeFocused();
  await page.getByRole('radio', { name: 'From noon' }).check();
  await page.getByRole('button', { name: 'Add a ship' }).click();
  await page.getByRole('textbox', { name: 'Ship', exact: true }).fill('Sample Wanderer');
  await page.getByRole('button', { name: 'See who gets a message' }).click();
  await expect(page.getByText('Guests are told why we close')).toBeVisible();
  // A control partly under the sticky bar counts as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessibleInFull(page);
  await page.getByRole('textbox', { name: 'As guests read it' }).first().fill('Staff day');
  await page.getByRole('textbox', { name: 'Guests come ashore at' }).fill('8 AM');
  await page.getByRole('textbox', { name: 'All aboard at' }).fill('5:00 PM');
  await page.getByRole('button', { name: 'See who gets a message' }).click();
  await expect(page.getByText('Ada Muster, 2')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open from noon and tell 1' }).click();
  await confirmIfAsked(page, page.getByText('1 party gets an email.'));
  // The first email was the confirmation.
  expect((await waitForEmail(request, email, 2)).text).toContain('Staff day');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(cell).toContainText('From noon');
  await expect(cell).toContainText('Sample Wanderer');

  await page.goto(`/tours?date=${date}`);
  await expect(page.getByText('On this day the first tour starts at 12:00 PM.')).toBeVisible();
  await expect(page.getByText('Sample Wanderer').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Book 10:00 AM/ })).toHaveCount(0);
});

test('if two managers edit a day at once, the manager who saves last sees the change and the name of the manager who saved first @any-size @in-full', async ({
  page,
  browser,
}, { project }) => {
  const date = dayOf('calendar', project.name);
  const path = `/staff/calendar?month=${date.slice(0, 7)}&day=${date}`;
  const otherPage = await (await browser.newContext()).newPage();
  await openConsole(page, 'First Office', 'manager');
  await openConsole(otherPage, 'Second Office', 'manager');
  for (const manager of [page, otherPage]) {
    await manager.goto(path);
    await manager
      .getByRole('group', { name: 'Evening' })
      .or(manager.getByRole('radiogroup', { name: 'Evening' }))
      .waitFor();
    await manager.getByRole('radio', { name: 'Evening event' }).check();
  }
  await page.getByRole('textbox', { name: 'As guests read it' }).fill('Harvest Night');
  await page.getByRole('textbox', { name: 'In French (optional)' }).fill('Nuit de la récolte');
  await page.getByRole('button', { name: 'Save the day' }).click();
  await expect(page.getByText('is saved. It is on the site now.')).toBeVisible();
  await expectAccessible(page);
  await otherPage.getByRole('textbox', { name: 'As guests read it' }).fill('Quiz Night');
  await otherPage.getByRole('button', { name: 'Save the day' }).click();
  await expect(otherPage.getByText(/^First Office has changed this day since it was shown/)).toBeVisible();
  await expectAccessible(otherPage);
  await otherPage.getByRole('button', { name: 'Show it as it is now' }).click();
  await expect(otherPage.getByRole('textbox', { name: 'As guests read it' })).toHaveValue('Harvest Night');
  await expect(otherPage.getByRole('textbox', { name: 'In French (optional)' })).toHaveValue(
    'Nuit de la récolte',
  );
  for (const [path, name] of [
    ['/tours', 'Harvest Night'],
    ['/fr/tours', 'Nuit de la récolte'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('listitem').getByText(name)).toBeVisible();
  }
});
