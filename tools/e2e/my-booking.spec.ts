import type { Page } from '@playwright/test';
import { bookedMessages } from '#shared/booking/messages/booked-messages.ts';
import { myBookingMessages } from '#shared/booking/messages/my-booking-messages.ts';
import { book, slotOn } from './site/api.ts';
import { expect, expectAccessible, expectAccessibleInFull, test } from './site/journey.ts';
import { waitForEmail } from './site/mailbox.ts';
import { referenceOn } from './site/visitor.ts';

const openForm = (page: Page) => page.getByRole('form', { name: 'Open your booking' });
const lostForm = (page: Page) => page.getByRole('form', { name: 'Lost the reference?' });

test('a guest finds a booking by its reference, and gets a lost reference by email @phone-first', async ({
  page,
  request,
  expected,
}, { project }) => {
  expected.errors.push(/Failed to load resource/);
  const slot = slotOn('myBooking', project.name, '2:00 PM', 'Tour and Tasting');
  const email = `looks.${project.name}@example.com`;
  const reference = await book(request, slot, {
    firstName: 'Ana',
    lastName: 'Kalsakau',
    email,
    guestCount: 2,
  });
  await waitForEmail(request, email, 1);

  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'My booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My booking' })).toBeVisible();
  await expect(page).toHaveTitle(/^My booking \|/);
  await expect(page.getByText(bookedMessages.noReference)).toBeVisible();
  const form = openForm(page);
  await form.getByRole('button', { name: 'Open booking' }).click();
  await expect(form.getByRole('textbox', { name: 'Reference' })).toBeFocused();
  await expectAccessibleInFull(page);

  await form.getByRole('textbox', { name: 'Reference' }).fill(reference.toLowerCase());
  await form.getByRole('textbox', { name: 'Email' }).fill('somebody.else@example.com');
  await form.getByRole('button', { name: 'Open booking' }).click();
  await expect(form.getByRole('alert')).toHaveText(myBookingMessages.noMatch);
  await expectAccessible(page);

  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('button', { name: 'Open booking' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Your booking' });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  expect(referenceOn(page)).toBe(reference);
  await page.goBack();

  const lost = lostForm(page);
  for (const [address, nth] of [
    ['stranger@example.com', 0],
    [email, 2],
  ] as const) {
    await lost.getByRole('textbox', { name: 'Email' }).fill(address);
    await lost.getByRole('button', { name: 'Mail my references' }).click();
    await expect(lost.getByRole('status')).toHaveText(myBookingMessages.referencesRequestedFor(address));
    await expectAccessibleInFull(page);
    if (nth > 0) expect((await waitForEmail(request, address, nth)).text).toContain(reference);
    else await lost.getByRole('textbox', { name: 'Email' }).press('a');
    await expect(lost.getByRole('status').filter({ hasText: 'spam' })).toHaveCount(nth > 0 ? 1 : 0);
  }
});
