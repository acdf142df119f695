import type { Page } from '@playwright/test';
import { bookedMessages } from '#shared/booking/messages/booked-messages.ts';
import { messages } from '#shared/booking/messages/messages.ts';
import { replyMessages } from '#shared/booking/messages/reply-messages.ts';
import { bookForOthers, formAddress, guestsIn, type SlotOnDay, slotOn } from './site/api.ts';
import { dayOf, startOfRun } from './site/e2e-calendar.ts';
import { holdCalls } from './site/failing-calls.ts';
import { expect, expectAccessible, expectAccessibleInFull, openPage, test } from './site/journey.ts';
import { waitForEmail } from './site/mailbox.ts';
import { chooseDay, confirmButton, fillDetails, referenceOn, slotOnPage } from './site/visitor.ts';

const failedLoad = /Failed to load resource/;

test.describe('a booking page with invalid data', () => {
  for (const [address, message, tags = '@any-size @in-full'] of [
    ['/tours/confirm', messages.missingBookingInformation, '@any-size'],
    ['/tours/confirm?date=2026-12-09&time=10:00+AM&tourId=0', messages.missingBookingInformation],
    ['/tours/confirm?date=2026-12-09&time=10:00+AM&tourId=0&tourType=Feast', messages.invalidTourType],
    ['/tours/confirm?date=2026-11-23&time=10:00+AM&tourId=0&tourType=Tour+and+Tasting', messages.pastDay],
  ] as const) {
    test(`shows an error for ${address} ${tags}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('reports an unknown reference as not found @any-size', async ({ page, expected }) => {
    expected.errors.push(failedLoad);
    await page.goto('/tours/confirmed?ref=SMI2612091000AM-000000000000');
    await expect(page.getByRole('alert').filter({ hasText: replyMessages.bookingNotFound })).toBeVisible();
    await expectAccessible(page);
  });

  test('reports a booking whose date cannot be parsed @any-size @in-full', async ({ page }) => {
    await page.route('**/api/bookings?reference=*', (route) =>
      route.fulfill({ json: { reference: 'SMI', date: '09/12/2026', status: 'confirmed' } }),
    );
    await page.goto('/tours/confirmed?ref=SMI2612091000AM-000000000000');
    await expect(page.getByRole('alert').filter({ hasText: bookedMessages.dateFormat })).toBeVisible();
  });
});

test('a guest whose device clock is wrong by months can confirm a booking @any-size @in-full', async ({
  page,
}, { project }) => {
  const days = 300;
  await page.addInitScript((wrongBy) => {
    const now = Date.now;
    Date.now = () => now() + wrongBy;
  }, days * 86_400_000);
  await page.goto(formAddress(slotOn('failures', project.name, '3:00 PM', 'Tour and Tasting')));
  await expect(confirmButton(page)).toBeEnabled();
});

for (const [days, tags] of [
  [3, '@any-size'],
  [-3, '@any-size @in-full'],
] as const) {
  const day = new Date(startOfRun).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Pacific/Efate',
  });
  test(`the tours page shows the day of the server if the device clock is wrong by ${days} days ${tags}`, async ({
    page,
  }) => {
    const instants: number[] = [];
    page.on('request', (sent) => {
      const timeMin = new URL(sent.url()).searchParams.get('timeMin');
      if (timeMin !== null) instants.push(Date.parse(timeMin));
    });
    await page.addInitScript((milliseconds) => {
      const now = Date.now;
      Date.now = () => now() + milliseconds;
    }, days * 86_400_000);
    await openPage(page, '/tours');
    await expect(page.locator('#chosen-day')).toHaveText(day);
    const wrongBy = () => Math.abs((instants.at(-1) ?? 0) - Date.parse(startOfRun));
    await expect.poll(wrongBy).toBeLessThan(86_400_000);
  });
}

test('an incomplete booking form describes each error and focuses the first invalid field @any-size @in-full', async ({
  page,
}, { project }) => {
  await page.goto(formAddress(slotOn('failures', project.name, '3:00 PM', 'Tour and Tasting')));
  await page.getByRole('textbox', { name: 'Email' }).fill('no address');
  await confirmButton(page).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  for (const name of ['First name', 'Last name', 'Email']) {
    const field = page.getByRole('textbox', { name });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/\S/);
  }
  await expectAccessible(page);
});

test('a guest can choose a slot when neither availability nor holidays load @any-size', async ({
  page,
  expected,
}, { project }) => {
  expected.errors.push(failedLoad);
  await page.route('**/api/**', (route) => route.abort());
  await openPage(page, '/tours');
  await chooseDay(page, dayOf('failures', project.name));
  await expect(page.getByText('We could not check the places left; we will when you book.')).toBeVisible();
  const slot = slotOnPage(page, '3:00 PM', 'Tour and Tasting');
  await expect(slot).toContainText('Available');
  await expectAccessibleInFull(page);
  await page.unroute('**/api/**');
  await slot.click();
  await expect(confirmButton(page)).toBeEnabled();
});

test('a guest who resubmits after a lost response gets the same booking @any-size', async ({
  page,
  request,
  expected,
}, { project }) => {
  expected.errors.push(failedLoad);
  const slot = slotOn('lostAnswer', project.name, '10:00 AM', 'Tour and Tasting');
  const email = `lost.${project.name}@example.com`;
  let posts = 0;
  await page.route('**/api/bookings', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    if (posts > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });

  await page.goto(formAddress(slot));
  await page.getByRole('spinbutton', { name: 'Number of adults' }).fill('3');
  await fillDetails(page, { firstName: 'Lost', lastName: 'Answer', email });
  await confirmButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  expect(await guestsIn(request, slot)).toBe(3);
  await expectAccessibleInFull(page);

  await confirmButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your tour is booked.' })).toBeVisible();
  expect(posts).toBe(2);
  expect(await guestsIn(request, slot)).toBe(3);
  await waitForEmail(request, email, 1);
});

test.describe('a booking form edited after a lost response', () => {
  const email = (project: string, kind: string) => `altered.${kind}.${project}@example.com`;

  /** Drops the first response to a booking; returns the methods of all booking requests. */
  async function dropFirstResponse(page: Page): Promise<string[]> {
    const methods: string[] = [];
    await page.route(/\/api\/bookings(\?|$)/, async (route) => {
      const method = route.request().method();
      if (method === 'GET') return route.fallback();
      methods.push(method);
      if (methods.length > 1) return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    });
    return methods;
  }

  async function bookAndLose(page: Page, slot: SlotOnDay, emailAddress: string): Promise<void> {
    await page.goto(formAddress(slot));
    await page.getByRole('spinbutton', { name: 'Number of adults' }).fill('10');
    await fillDetails(page, { firstName: 'Altered', lastName: 'Form', email: emailAddress });
    await confirmButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not reach' })).toBeVisible();
  }

  test('results in one booking with the number of guests submitted last @any-size @in-full', async ({
    page,
    request,
    expected,
  }, { project }) => {
    expected.errors.push(failedLoad);
    const slot = slotOn('lostAnswer', project.name, '11:00 AM', 'Cellar Door Tasting');
    const methods = await dropFirstResponse(page);
    await bookAndLose(page, slot, email(project.name, 'guests'));
    expect(await guestsIn(request, slot)).toBe(10);
    // More than the six places left, but fewer than those plus the guest's ten.
    await page.getByRole('spinbutton', { name: 'Number of adults' }).fill('9');
    await expect(page.getByText('We could not check the places left; we will when you book.')).toHaveCount(0);
    await confirmButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your tasting is booked.' })).toBeVisible();
    await expect(page.getByText('9 adults, booked by Altered Form')).toBeVisible();
    expect(methods).toEqual(['POST', 'POST', 'PUT']);
    expect(await guestsIn(request, slot)).toBe(9);
    await waitForEmail(request, email(project.name, 'guests'), 2);
  });

  test('results in one booking at the time submitted last @any-size @in-full', async ({
    page,
    request,
    expected,
  }, { project }) => {
    expected.errors.push(failedLoad);
    const date = dayOf('lostAnswer', project.name);
    const slot: SlotOnDay = { date, time: '1:00 PM', type: 'Cellar Door Tasting' };
    const later: SlotOnDay = { date, time: '4:00 PM', type: 'Cellar Door Tasting' };
    const methods = await dropFirstResponse(page);
    await bookAndLose(page, slot, email(project.name, 'slot'));
    await page.getByRole('link', { name: 'Change day or time' }).click();
    await slotOnPage(page, later.time, later.type).click();
    await page.getByRole('spinbutton', { name: 'Number of adults' }).fill('10');
    await fillDetails(page, {
      firstName: 'Altered',
      lastName: 'Form',
      email: email(project.name, 'slot'),
    });
    await confirmButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your tasting is booked.' })).toBeVisible();
    expect(methods).toEqual(['POST', 'POST', 'PUT']);
    expect(await guestsIn(request, slot)).toBe(0);
    expect(await guestsIn(request, later)).toBe(10);
  });
});

const lostResponses = 3;

test('guests who resubmit after lost responses are booked once each @any-size @in-full', async ({
  page,
  request,
  expected,
}, { project }) => {
  expected.errors.push(failedLoad);
  let lostCount = 0;
  let isNextLost = true;
  await page.route('**/api/bookings', async (route) => {
    if (route.request().method() !== 'POST' || !isNextLost) return route.fallback();
    isNextLost = false;
    const response = await route.fetch();
    if (response.status() === 201) lostCount += 1;
    return route.abort('connectionreset');
  });
  const slot = slotOn('lostAnswers', project.name, '11:00 AM', 'Cellar Door Tasting');
  const references = new Set<string>();
  for (let guest = 1; guest <= lostResponses; guest += 1) {
    isNextLost = true;
    const email = `lost.${guest}.${project.name}@example.com`;
    await page.goto(formAddress(slot));
    await fillDetails(page, { firstName: 'Lost', lastName: 'Answer', email });
    await confirmButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not reach' })).toBeVisible();
    await confirmButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your tasting is booked.' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(page.getByText('1 adult, booked by Lost Answer')).toBeVisible();
    references.add(referenceOn(page));
    expect(await guestsIn(request, slot)).toBe(guest);
  }
  expect(lostCount).toBe(lostResponses);
  expect(references.size).toBe(lostResponses);
  for (let guest = 1; guest <= lostResponses; guest += 1)
    await waitForEmail(request, `lost.${guest}.${project.name}@example.com`, 1);
});

test('a double click on the confirm button makes one booking @any-size', async ({ page, request }, {
  project,
}) => {
  const slot = slotOn('lostAnswer', project.name, '2:00 PM', 'Tour and Tasting');
  const { posts, release } = await holdCalls(page, '**/api/bookings');
  await page.goto(formAddress(slot));
  await fillDetails(page, { firstName: 'Two', lastName: 'Presses', email: 'twice@example.com' });
  await confirmButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Confirming…' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Your tour is booked.' })).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(await guestsIn(request, slot)).toBe(1);
});

test('the booking form shows the server’s message if the booking is refused @any-size @in-full', async ({
  page,
  request,
  expected,
}, { project }) => {
  expected.errors.push(failedLoad);
  const slot = slotOn('failures', project.name, '2:00 PM', 'Cellar Door Tasting');
  await bookForOthers(request, slot, 14);
  await page.route('**/api/bookings?date=*', (route) => route.abort());
  await page.goto(formAddress(slot));
  await expect(page.getByText('We could not check the places left; we will when you book.')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Number of adults' }).fill('3');
  await fillDetails(page, { firstName: 'Not', lastName: 'Counted', email: 'uncounted@example.com' });
  await confirmButton(page).click();
  const refusal = `${messages.noLongerAvailable} ${messages.onlySpotsAvailable(2)}`;
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  expect(await guestsIn(request, slot)).toBe(14);
});

test('a failed request for the confirmation email leaves the booking unchanged @any-size @in-full', async ({
  page,
  request,
  expected,
}, { project }) => {
  expected.errors.push(failedLoad);
  const slot = slotOn('failures', project.name, '4:00 PM', 'Tour and Tasting');
  const email = `unasked.${project.name}@example.com`;
  let requests = 0;
  await page.route('**/api/send-confirmation', (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto(formAddress(slot));
  await fillDetails(page, { firstName: 'Not', lastName: 'Asked', email });
  await confirmButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your tour is booked.' })).toBeVisible();
  await expect.poll(() => requests).toBe(2);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await waitForEmail(request, email, 1);
});

test('a failed cancellation keeps the booking and shows an error @any-size @in-full', async ({
  page,
  expected,
}, { project }) => {
  expected.errors.push(failedLoad);
  const slot = slotOn('lostAnswer', project.name, '3:00 PM', 'Tour and Tasting');
  await page.goto(formAddress(slot));
  await fillDetails(page, { firstName: 'Stay', lastName: 'Booked', email: 'stay@example.com' });
  await confirmButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your tour is booked.' })).toBeVisible();
  await page.route('**/api/bookings?*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('alert').filter({ hasText: bookedMessages.failedToCancel })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessibleInFull(page);
});

test('a guest can still cancel after many cancellations from the same network, by entering the email address of the booking @any-size @in-full', async ({
  page,
  expected,
}, { project }) => {
  expected.errors.push(failedLoad);
  const email = 'shared.ship@example.com';
  await page.goto(formAddress(slotOn('lostAnswer', project.name, '4:00 PM', 'Tour and Tasting')));
  await fillDetails(page, { firstName: 'Shared', lastName: 'Ship', email });
  await confirmButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your tour is booked.' })).toBeVisible();
  await page.route('**/api/bookings?*', (route) => {
    if (route.request().method() !== 'DELETE' || route.request().postData()) return route.fallback();
    const message = 'So many bookings were cancelled from your internet connection.';
    return route.fulfill({
      status: 429,
      json: { success: false, message, error: message, kind: 'too-many', reason: 'cancellationsOfNetwork' },
    });
  });
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Cancel booking' });
  const address = dialog.getByLabel('Email address of this booking');
  await confirm.click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/^Many bookings were just cancelled/);
  await expectAccessible(page);
  await confirm.click();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('another.guest@example.com');
  await address.press('Enter');
  await expect(address).toHaveAccessibleDescription(bookedMessages.otherEmail);
  await address.fill(email);
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1, name: 'This booking is cancelled.' })).toBeVisible();
});
