import type { Page } from '@playwright/test';
import { messages } from '#shared/booking/messages/messages.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { book, bookForOthers, guestsIn, type SlotOnDay, slotOn } from './site/api.ts';
import { dayOf } from './site/e2e-calendar.ts';
import { expect, expectAccessible, expectAccessibleInFull, test } from './site/journey.ts';
import { tabTo } from './site/keyboard.ts';
import { calendarFileOf, waitForEmail } from './site/mailbox.ts';
import { chooseDay, referenceOn } from './site/visitor.ts';

const changeButton = (page: Page) => page.getByRole('button', { name: 'Change this booking' });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const guestsField = (page: Page) => page.getByRole('spinbutton', { name: 'Number of adults' });
const changeNotice = (page: Page, email: string) =>
  page
    .getByRole('status')
    .filter({ hasText: `Your booking has been changed. A new confirmation is on its way to ${email}.` });
const ana = (email: string, guestCount: number) => ({
  firstName: 'Ana',
  lastName: 'Kalsakau',
  email,
  guestCount,
});

test('a guest moves a booking to another day even if the first response is lost @any-size', async ({
  page,
  request,
  expected,
}, { project }) => {
  expected.errors.push(/Failed to load resource/);
  const oldSlot = slotOn('change', project.name, '10:00 AM', 'Tour and Tasting');
  const newSlot: SlotOnDay = { ...oldSlot, date: dayOf('changedTo', project.name), time: '3:00 PM' };
  const email = `moves.${project.name}@example.com`;
  await bookForOthers(request, oldSlot, 6);
  const reference = await book(request, oldSlot, ana(email, 4));
  const entry = calendarFileOf(await waitForEmail(request, email, 1));

  await page.goto(`/tours/confirmed?ref=${reference}`);
  await expect(changeButton(page)).toBeVisible();
  await page.getByRole('link', { name: 'Change or cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Plans changed?' })).toBeFocused();
  await changeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Change this booking' })).toBeFocused();
  await expect(page.getByText('6 places taken')).toBeVisible();
  await expect(page.getByText('6 left', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'French' })).toBeDisabled();
  await expect(page.getByText(messages.alreadyScheduled('English'))).toBeVisible();
  await expectAccessibleInFull(page);

  await page.getByRole('button', { name: 'Another day or time' }).click();
  await expect(saveButton(page)).not.toBeInViewport();
  await chooseDay(page, newSlot.date);
  const times = page.getByRole('radiogroup', { name: `${newSlot.type} on ` });
  await times.getByRole('radio', { name: newSlot.time }).check();
  await expect(saveButton(page), 'next to the new time').toBeInViewport();
  await page.getByRole('radio', { name: 'French' }).check();
  await page.getByRole('button', { name: 'One adult fewer' }).click();
  await page.getByRole('button', { name: 'One adult fewer' }).click();
  await expect(
    page.getByText(
      `${formatDate(newSlot.date)}, ${newSlot.time} instead of ${formatDate(oldSlot.date)}, ${oldSlot.time}`,
    ),
  ).toBeVisible();
  await expect(page.getByText('2 adults instead of 4')).toBeVisible();
  await expect(page.getByText('In French instead of English')).toBeVisible();
  await expect(page.getByText('To pay on site: 8,000 VUV instead of 16,000 VUV')).toBeVisible();
  await expectAccessibleInFull(page);

  let changeCount = 0;
  await page.route('**/api/bookings?reference=*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    changeCount += 1;
    await route.fetch();
    await route.abort();
  });
  await saveButton(page).dblclick();
  await expect(page.getByRole('alert').filter({ hasText: 'could not reach' })).toBeFocused();
  expect(changeCount, 'a second click while pending sends nothing').toBe(1);
  await page.unroute('**/api/bookings?reference=*');
  await saveButton(page).click();

  await expect(changeNotice(page, email)).toBeFocused();
  await expect(page).toHaveTitle(/^Your booking has been changed \|/);
  expect(referenceOn(page)).not.toBe(reference);
  await expect(changeNotice(page, email)).toContainText(`Its new reference is ${referenceOn(page)}`);
  await expect(changeNotice(page, email)).toContainText(
    '. The earlier one, and the links in earlier mails, lead here too.',
  );
  await expect(page.getByRole('region', { name: 'Ticket' })).toContainText(referenceOn(page));
  await expect(page.getByText('2 adults, booked by Ana Kalsakau')).toBeVisible();
  await expectAccessibleInFull(page);
  expect(await guestsIn(request, oldSlot)).toBe(6);
  expect(await guestsIn(request, newSlot)).toBe(2);

  const moved = calendarFileOf(await waitForEmail(request, email, 2));
  expect(moved).toMatchObject({
    uid: entry.uid,
    startsAt: new Date(`${newSlot.date}T15:00:00+11:00`).toISOString(),
  });
  expect(moved.sequence).toBeGreaterThan(entry.sequence);

  await page.goto(`/tours/confirmed?ref=${reference}`);
  await expect(page.getByText('2 adults, booked by Ana Kalsakau')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible();
});

test('a change of a booking beyond the capacity shows the refusal at the guests field, and keeps the input @any-size @in-full', async ({
  page,
  request,
  expected,
}, { project }) => {
  expected.errors.push(/Failed to load resource/);
  const slot = slotOn('refusedChange', project.name, '2:00 PM', 'Tour and Tasting');
  const reference = await book(request, slot, ana(`stays.${project.name}@example.com`, 4));
  await page.goto(`/tours/confirmed?ref=${reference}`);
  await changeButton(page).click();
  await guestsField(page).fill('8');
  await expect(page.getByText('8 left', { exact: true })).toBeVisible();
  await bookForOthers(request, slot, 10);
  await saveButton(page).click();
  await expect(guestsField(page)).toBeFocused();
  await expect(guestsField(page)).toHaveAccessibleDescription(/Only 6 spots available\./);
  await expect(page.getByText('10 places taken')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Keep as it is' }).click();
  await expect(saveButton(page)).toHaveCount(0);
  await expect(changeButton(page)).toBeFocused();
  await expect(page.getByText('4 adults, booked by Ana Kalsakau')).toBeVisible();
  expect(await guestsIn(request, slot)).toBe(14);

  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This booking is cancelled.' })).toBeVisible();
  await expect(changeButton(page)).toHaveCount(0);
});

test('a guest can open the change form after it failed to load, by loading the page again @any-size @in-full', async ({
  page,
  request,
  expected,
}, { project }) => {
  expected.errors.push(/Failed to load resource|dynamically imported module/);
  const slot = slotOn('change', project.name, '3:00 PM', 'Cellar Door Tasting');
  const reference = await book(request, slot, ana(`asks.again.${project.name}@example.com`, 2));
  await page.goto(`/tours/confirmed?ref=${reference}`);
  await page.route('**/change-panel-*.js', (route) => route.abort());
  await changeButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The form could not be opened.' })).toBeVisible();
  await expect(changeButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(page);

  await page.unroute('**/change-panel-*.js');
  await page.getByRole('button', { name: 'Load again' }).click();
  await changeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Change this booking' })).toBeFocused();
  await expect(page.getByText('The form could not be opened.')).toHaveCount(0);
});

test('a guest changes a booking with the keyboard only @any-size @in-full', async ({ page, request }, {
  project,
}) => {
  const slot = slotOn('keyboardChange', project.name, '2:00 PM', 'Tour and Tasting');
  const email = `keys.change.${project.name}@example.com`;
  const { keyboard } = page;
  await page.goto(`/tours/confirmed?ref=${await book(request, slot, ana(email, 4))}`);
  await tabTo(page, changeButton(page));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Another day or time' }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('grid').locator('button[tabindex="0"]'));
  await tabTo(
    page,
    page
      .getByRole('radiogroup', { name: `${slot.type} on ` })
      .getByRole('radio', { name: slot.time, exact: true }),
  );
  await keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('textbox', { name: 'Last name' }));
  await keyboard.type('Sample');
  await tabTo(page, saveButton(page));
  await keyboard.press('Enter');

  await expect(changeNotice(page, email)).toBeFocused();
  await expect(page.getByText('4 adults, booked by Ana Sample')).toBeVisible();
  expect(await guestsIn(request, { ...slot, time: '3:00 PM' })).toBe(4);
});
