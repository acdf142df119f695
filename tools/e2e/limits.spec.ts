import { messages } from '#shared/booking/messages/messages.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { bookForOthers, formAddress, guestsIn, type SlotOnDay, slotOn } from './site/api.ts';
import { dayOf } from './site/e2e-calendar.ts';
import { hueOf } from './site/hue.ts';
import { expect, expectAccessible, expectAccessibleInFull, openPage, test } from './site/journey.ts';
import {
  chooseDay,
  confirmButton,
  dayInCalendar,
  fillDetails,
  slotInList,
  slotOnPage,
} from './site/visitor.ts';

const guest = { firstName: 'Ruth', lastName: 'Naupa', email: 'ruth@example.com' };

test('the calendar of the tours page marks the date in Port Vila as today, and closed days cannot be chosen @any-size @in-full', async ({
  page,
}) => {
  await openPage(page, '/tours');
  await expect(dayInCalendar(page, calendarDateFrom('2026-11-24'))).toHaveAccessibleName(/today/);
  await expect(dayInCalendar(page, calendarDateFrom('2026-11-23'))).toHaveAccessibleName(/past/);
  const sunday = dayInCalendar(page, calendarDateFrom('2026-11-29'));
  await expect(sunday).toHaveAttribute('aria-disabled', 'true');
  await sunday.click({ force: true });
  await expect(page.getByRole('status').getByText(messages.closedDay)).toBeVisible();
  await expect(dayInCalendar(page, calendarDateFrom('2026-11-30'))).toHaveAccessibleName(/Unity Day.*closed/);
  await expectAccessibleInFull(page);
});

test('a slot shows its availability in words, and a full slot cannot be chosen @any-size @in-full', async ({
  page,
  request,
}, { project }) => {
  const date = dayOf('limits', project.name);
  const full: SlotOnDay = { date, time: '10:00 AM', type: 'Tour and Tasting' };
  const few: SlotOnDay = { date, time: '2:00 PM', type: 'Tour and Tasting' };
  const some: SlotOnDay = { date, time: '3:00 PM', type: 'Cellar Door Tasting' };
  const available: SlotOnDay = { date, time: '4:00 PM', type: 'Tour and Tasting' };
  await bookForOthers(request, full, 16);
  await bookForOthers(request, few, 12);
  await bookForOthers(request, some, 8, 'French');

  await openPage(page, '/tours');
  await chooseDay(page, date);
  await expect(slotOnPage(page, few.time, few.type)).toContainText('Few places left');
  await expect(slotOnPage(page, some.time, some.type)).toContainText('Some places left');
  await expect(slotOnPage(page, some.time, some.type)).toContainText('In French');
  await expect(slotOnPage(page, '12:00 PM', 'Tour and Tasting')).toContainText('Available in English');
  await expect(slotOnPage(page, '4:00 PM', 'Tour and Tasting')).toContainText(
    'Available in English or French',
  );
  const fullSlot = slotInList(page, full.time, full.type);
  await expect(fullSlot).toContainText('Unavailable');
  await expect(fullSlot).toContainText('Fully booked');
  await expect(fullSlot.getByRole('link')).toHaveCount(0);
  const labels = [full, few, some, available].map(({ time, type }) =>
    hueOf(slotInList(page, time, type).getByText(/^(Unavailable|Few places|Some places|Available)/), 'color'),
  );
  expect(await Promise.all(labels)).toEqual(['red', 'orange', 'yellow', 'green']);
  await expectAccessible(page);

  await page.goto(formAddress(full));
  await expect(page.getByText(messages.fullyBooked)).toBeVisible();
  await expect(confirmButton(page)).toBeDisabled();
  await expectAccessibleInFull(page);

  await page.goto(formAddress(few));
  const guests = page.getByRole('spinbutton', { name: 'Number of adults' });
  await expect(page.getByText('12 places taken')).toBeVisible();
  await guests.fill('5');
  await expect(page.getByText(messages.onlySpotsAvailable(4))).toBeVisible();
  await guests.fill('4');
  await expect(page.getByText(messages.onlySpotsAvailable(4))).toHaveCount(0);
});

test('the booking form offers only the language that other guests or the time of day have set @any-size @in-full', async ({
  page,
  request,
}, { project }) => {
  const date = dayOf('limits', project.name);
  const french: SlotOnDay = { date, time: '4:00 PM', type: 'Cellar Door Tasting' };
  await bookForOthers(request, french, 2, 'French');

  await page.goto(formAddress(french));
  await expect(page.getByRole('radio', { name: 'French' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'English' })).toBeDisabled();
  await expect(page.getByText(messages.alreadyScheduled('French'))).toBeVisible();
  await expectAccessibleInFull(page);

  await page.goto(formAddress({ date, time: '12:00 PM', type: 'Tour and Tasting' }));
  await expect(page.getByRole('radio', { name: 'French' })).toBeDisabled();
  await expect(page.getByText(messages.englishOnlyAtNoon)).toBeVisible();
});

test('the booking form shows a message if its slot has filled up while the form was open @any-size', async ({
  page,
  request,
}, { project }) => {
  const slot = slotOn('limits', project.name, '11:00 AM', 'Tour and Tasting');
  await openPage(page, formAddress(slot));
  await page.waitForLoadState('networkidle');
  // The page refreshes availability shortly after the number of guests has changed.
  const availabilityLoaded = page.waitForResponse((response) =>
    response.url().includes('/api/bookings?date='),
  );
  await page.getByRole('spinbutton', { name: 'Number of adults' }).fill('3');
  await availabilityLoaded;
  await fillDetails(page, guest);
  await bookForOthers(request, slot, 14);
  await confirmButton(page).click();
  await expect(page.getByRole('alert').getByText(messages.noLongerAvailable)).toBeVisible();
  await expectAccessibleInFull(page);
  expect(await guestsIn(request, slot)).toBe(14);
});

test('a change of the number of guests in the booking form refreshes the availability @any-size @in-full', async ({
  page,
  request,
}, { project }) => {
  const slot = slotOn('limits', project.name, '1:00 PM', 'Tour and Tasting');
  const guests = page.getByRole('spinbutton', { name: 'Number of adults' });
  await page.goto(formAddress(slot));
  await guests.fill('3');
  await expect(page.getByText('13 left', { exact: true })).toBeVisible();
  await bookForOthers(request, slot, 10);
  await guests.fill('7');
  await expect(guests).toHaveAccessibleDescription(new RegExp(messages.onlySpotsAvailable(6)));
  await guests.fill('6');
  await expect(page.getByText(messages.maximumReached)).toBeVisible();
});

test('a coupon in the URL is logged on one line of the browser console, and sent in no request @any-size @in-full', async ({
  page,
}) => {
  const logged: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/tours?coupon=SHIP%0aDAY%1b10');
  await expect.poll(() => logged).toContain('coupon: SHIPDAY10');
  expect(logged.filter((line) => line.includes('SHIP'))).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  expect(requests.slice(1).filter((url) => url.includes('SHIP'))).toEqual([]);
  await expect(page.getByText(/SHIP/)).toHaveCount(0);
});

test('the former URL of the tour redirects to the tours page @any-size @in-full', async ({ page }) => {
  await page.goto('/product/distillery-tour/');
  await expect(page).toHaveURL(/\/tours$/);
  await expect(page).toHaveTitle('Tours & Events | Port Vila Rum Distillery');
});
