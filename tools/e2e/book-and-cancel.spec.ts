import { dayOf } from './site/e2e-calendar.ts';
import { hueOf } from './site/hue.ts';
import { expect, expectAccessible, openPage, test } from './site/journey.ts';
import { calendarFileOf, waitForEmail } from './site/mailbox.ts';
import { chooseDay, confirmButton, fillDetails, referenceOn, slotOnPage } from './site/visitor.ts';

test('a guest books a tour from the landing page and cancels it, and gets an email about the booking and the cancellation @desktop-first', async ({
  page,
  request,
}, { project }) => {
  const day = dayOf('booking', project.name);
  const email = `amelie.${project.name}@example.com`;

  await openPage(page, '/');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Book Tour' }).click();

  await expect(page).toHaveURL(/\/tours$/);
  await chooseDay(page, day);
  const slot = slotOnPage(page, '10:00 AM', 'Tour and Tasting');
  await expect(slot).toContainText('16 of 16 left');
  await expectAccessible(page);
  await slot.click();

  await expect(page).toHaveURL(/\/tours\/confirm\?/);
  await page.getByRole('button', { name: 'One adult more' }).click();
  await page.getByRole('radio', { name: 'English' }).check();
  await fillDetails(page, { firstName: 'Amélie', lastName: 'Kalsakau', email });
  await expect(page.getByText('VT 8,000').or(page.getByText(/8,000/)).first()).toBeVisible();
  await expectAccessible(page);
  await confirmButton(page).click();

  await expect(page).toHaveURL(/\/tours\/confirmed\?ref=KAL/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your tour is booked.' })).toBeVisible();
  const reference = referenceOn(page);
  await expect(page.getByText(reference)).toBeVisible();
  await expectAccessible(page);

  const confirmation = await waitForEmail(request, email, 1);
  const entry = calendarFileOf(confirmation);
  expect(confirmation.text).toContain(reference);
  expect(confirmation.text).toContain('Port Vila time');
  expect(entry.startsAt).toBe(new Date(`${day}T10:00:00+11:00`).toISOString());
  expect(entry.method).not.toBe('CANCEL');

  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(dialog).toContainText(
    'Are you sure you want to cancel this booking? This action cannot be undone.',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'This booking is cancelled.' })).toBeVisible();
  const banner = page
    .getByRole('status')
    .filter({ hasText: 'The places are free for others' })
    .filter({ hasText: `A mail that confirms it is on its way to ${email}.` });
  await expect(banner).toBeFocused();
  await expect(page.getByRole('link', { name: 'Change or cancel' })).toHaveCount(0);
  expect(await hueOf(banner)).toBe('red');
  await expect(page.getByRole('button', { name: 'Cancel this booking' })).toHaveCount(0);
  await expect(banner.getByRole('link', { name: 'Book another tour' })).toHaveAttribute('href', '/tours');
  await expectAccessible(page);

  const cancellation = calendarFileOf(await waitForEmail(request, email, 2));
  expect(cancellation).toMatchObject({ method: 'CANCEL', uid: entry.uid, status: 'CANCELLED' });
  expect(cancellation.sequence).toBeGreaterThan(entry.sequence);

  await page.reload();
  await expect(page.getByText('on its way')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'This booking is cancelled.' })).toBeVisible();
  await page.goto(`/tours?date=${day}`);
  await expect(slotOnPage(page, '10:00 AM', 'Tour and Tasting')).toContainText('16 of 16 left');
});
