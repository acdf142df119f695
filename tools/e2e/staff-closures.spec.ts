import type { APIRequestContext, Page } from '@playwright/test';
import { formatDate } from '#shared/values/written-time.ts';
import { book, bookByTelephone, guestsIn, type SlotOnDay } from './site/api.ts';
import { confirmIfAsked, openConsole, openConsoleWithPasskey } from './site/colleague.ts';
import { dayOf } from './site/e2e-calendar.ts';
import { expect, expectAccessible, expectAccessibleInFull, test } from './site/journey.ts';
import { waitForEmail } from './site/mailbox.ts';

/** A party without an email address. */
const partyWithoutEmail = { firstName: 'Bob', lastName: 'Exemple', guestCount: 3, phone: '+678 555 0100' };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Previews a closing and confirms it; returns the guest's email. */
async function closeAndNotify(page: Page, request: APIRequestContext, email: string) {
  await page.getByText('Repairs', { exact: true }).click();
  await expectAccessibleInFull(page);
  await button(page, 'See who gets a message').click();
  await expect(page.getByRole('heading', { name: 'Who gets a message' })).toBeFocused();
  await expect(page.getByText('Ada Muster, 2')).toBeVisible();
  const phoneLink = page.getByRole('link', { name: 'telephone +678 555 0100' });
  await expect(phoneLink).toHaveAttribute('href', 'tel:+6785550100');
  await expect(page.getByRole('group', { name: 'Offer them' }).getByRole('checkbox').first()).toBeChecked();
  await expectAccessible(page);
  await button(page, 'Close: 1 by mail, 1 by telephone').click();
  await confirmIfAsked(page, page.getByRole('heading', { name: 'Closed', exact: true }));
  await expect(page.getByText('1 party gets an email.')).toBeVisible();
  // The list of closures also has the closure.
  await expect(page.getByRole('list', { name: 'Telephone them' }).locator(phoneLink)).toBeVisible();
  await expectAccessibleInFull(page);
  // The first email was the confirmation.
  const notice = await waitForEmail(request, email, 2);
  expect(notice.text).toContain('Repairs');
  await button(page, 'Done').click();
  return notice;
}

test('a manager at a desk closes a start, which a colleague sees on Today, and reopens it @on-desktop', async ({
  page,
  browser,
  request,
  expected,
}, { project }) => {
  // The first attempt is refused until the passkey is used.
  expected.errors.push(/Failed to load resource/);
  const slot: SlotOnDay = {
    date: dayOf('closing', project.name),
    time: '2:00 PM',
    type: 'Tour and Tasting',
  };
  const email = 'closed-start@example.com';
  await book(request, slot, { firstName: 'Ada', lastName: 'Muster', email, guestCount: 2 });
  await openConsoleWithPasskey(page, 'Closing Desk');
  await bookByTelephone(page, slot, partyWithoutEmail);

  await page.goto(`/staff/closures?date=${slot.date}&start=8`);
  await expect(page.getByRole('checkbox', { name: '2:00 PM Tour', exact: true })).toBeChecked();
  await expect(page.getByText('5 guests', { exact: true })).toBeVisible();
  const otherPage = await (await browser.newContext({ baseURL: String(process.env.SITE_URL) })).newPage();
  await openConsole(otherPage, 'Second desk', 'manager');
  await otherPage.goto(`/staff/closures?date=${slot.date}&start=8`);
  await otherPage.getByText('Repairs', { exact: true }).click();
  await button(otherPage, 'See who gets a message').click();
  await button(otherPage, 'Close: 1 by mail, 1 by telephone').waitFor();
  const notice = await closeAndNotify(page, request, email);
  // The other manager confirms a preview that is out of date.
  await button(otherPage, 'Close: 1 by mail, 1 by telephone').click();
  await expect(otherPage.getByText('There were no guests to tell.')).toBeVisible();
  await waitForEmail(request, email, 2);
  await otherPage.context().close();

  await page.getByRole('link', { name: 'Today' }).first().click();
  await button(page, /choose another day/).click();
  await page.getByLabel('Any day').fill(slot.date);
  await expect(button(page, /^2:00 PM Tour: Closed/)).toBeVisible();
  await page.getByRole('link', { name: 'Closures' }).first().click();
  const dayName = formatDate(slot.date, { weekday: 'long', day: 'numeric', month: 'long' });
  await button(page, `Reopen ${dayName}, 2:00 PM Tour`).click();
  await expectAccessibleInFull(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText(`Open again: ${dayName}, 2:00 PM Tour.`)).toBeVisible();
  const newGuest = { firstName: 'Cleo', lastName: 'Sample', email: 'reopened@example.com', guestCount: 1 };
  await book(request, slot, newGuest);

  // The email's offer opens the form, filled in.
  const [offer = ''] = /https?:\S+\/tours\/confirm\?\S+/.exec(notice.text) ?? [];
  const { pathname, search } = new URL(offer);
  await page.goto(`${pathname}${search}`);
  await expect(page.getByRole('spinbutton', { name: 'Number of adults' })).toHaveValue('2');
  await expect(page.getByText('3:00 PM').filter({ visible: true }).first()).toBeVisible();
});

test('a manager on a phone closes a day from Today and undoes the closing @any-size @in-full', async ({
  page,
  request,
  expected,
}, { project }) => {
  expected.errors.push(/Failed to load resource/);
  const slot: SlotOnDay = {
    date: dayOf('closing', project.name),
    time: '2:00 PM',
    type: 'Tour and Tasting',
  };
  const email = 'closed-day@example.com';
  await book(request, slot, { firstName: 'Ada', lastName: 'Muster', email, guestCount: 2 });
  await openConsoleWithPasskey(page, 'Closing Pocket');
  await bookByTelephone(page, { ...slot, time: '3:00 PM' }, partyWithoutEmail);
  await button(page, 'More').click();
  await page.getByRole('link', { name: 'Close starts or days' }).click();
  await page.getByLabel('Day', { exact: true }).fill(slot.date);
  await closeAndNotify(page, request, email);
  await expect(button(page, /^Reopen .*Whole day$/)).toBeVisible();
  expect(await guestsIn(request, slot)).toBe(0);

  await button(page, /^Undo the closing of .*Whole day$/).click();
  await expect(page.getByRole('heading', { name: 'What this restores' })).toBeFocused();
  await expect(page.getByText('Ada Muster, 2')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Restore: 1 by mail, 1 by telephone').click();
  await expect(page.getByRole('heading', { name: 'Restored' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'telephone +678 555 0100' })).toBeVisible();
  await expectAccessible(page);
  expect((await waitForEmail(request, email, 3)).subject).toContain('It takes place after all');
  expect(await guestsIn(request, slot)).toBe(2);
  await button(page, 'All telephoned').click();
  await expect(button(page, /^Reopen .*Whole day$/)).toBeHidden();
});

test('a manager on a phone without a passkey cannot cancel bookings by closing a day @any-size @in-full', async ({
  page,
  request,
}, { project }) => {
  const date = dayOf('linkedPhone', project.name);
  const slot: SlotOnDay = { date, time: '2:00 PM', type: 'Tour and Tasting' };
  const email = 'linked-phone@example.com';
  await book(request, slot, { firstName: 'Ada', lastName: 'Muster', email, guestCount: 2 });
  await openConsole(page, 'Stolen Phone', 'manager');
  const origin = new URL(page.url()).origin;
  const call = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const commandId = crypto.randomUUID().replaceAll('-', '').slice(0, 24);
    const response = await page.request.fetch(`/api/staff/${path}`, {
      method,
      headers: { origin },
      data: { commandId, ...data },
    });
    return { status: response.status(), ...(await response.json()) };
  };
  const month = await page.request.get(`/api/staff/calendar?month=${date.slice(0, 7)}`);
  const { seen } = (await month.json()).days.find((day: { date: string }) => day.date === date);
  const closing = { first: date, last: date, reason: 'Cyclone' };
  const edit = { date, seen, opening: 'closed', reason: 'Cyclone' };

  const preview = await call('POST', 'closures', { ...closing, preview: true });
  expect(preview.notified).toHaveLength(1);
  const { digest } = preview;
  for (const [method, path, data] of [
    ['POST', 'closures', { ...closing, preview: false }],
    ['PUT', 'calendar', { ...edit, preview: false }],
  ] as const) {
    expect(await call(method, path, data)).toMatchObject({ status: 409, kind: 'closing-changed' });
    expect(await call(method, path, { ...data, digest })).toMatchObject({ status: 403, kind: 'step-up' });
  }
  const fraudulentReason = 'Call +1 900 555 0100 or https://evil.example/refund';
  expect(
    await call('POST', 'closures', { ...closing, reason: fraudulentReason, preview: true }),
  ).toMatchObject({
    status: 400,
    message: expect.stringContaining('leave out addresses, links, telephone numbers'),
  });
  expect(await guestsIn(request, slot)).toBe(2);
});
