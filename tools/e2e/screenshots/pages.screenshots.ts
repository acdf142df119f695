import { timetableOf } from '#shared/booking/slots.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { bookForOthers, formAddress, type SlotOnDay } from '../site/api.ts';
import { openPage, test } from '../site/journey.ts';
import { shoot, shootScreen } from '../site/shoot.ts';
import { confirmButton, fillDetails } from '../site/visitor.ts';

const dates: Record<string, CalendarDate> = {
  '390': calendarDateFrom('2026-11-25'),
  '820': calendarDateFrom('2026-11-26'),
  '1440': calendarDateFrom('2026-12-01'),
};

test.beforeEach(({ expected }) => {
  expected.errors.push(/Failed to load resource/);
});

const slotFor = (
  width: string,
  time: SlotOnDay['time'],
  type: SlotOnDay['type'] = 'Tour and Tasting',
): SlotOnDay => ({
  date: dates[width] as CalendarDate,
  time,
  type,
});

for (const [name, address] of [
  ['01-landing', '/'],
  ['02-tours', '/tours'],
  ['05-confirm-missing', '/tours/confirm'],
  ['10-confirmed-no-reference', '/tours/confirmed'],
] as const) {
  test(name, async ({ page }, { project }) => {
    await openPage(page, address);
    await page.waitForTimeout(1500);
    await shoot(page, name, project.name);
  });
}

test('tours, a day with every kind of slot', async ({ page, request }, { project: { name } }) => {
  await bookForOthers(request, slotFor(name, '10:00 AM'), 16);
  await bookForOthers(request, slotFor(name, '11:00 AM'), 13);
  await bookForOthers(request, slotFor(name, '2:00 PM'), 9, 'French');
  await openPage(page, `/tours?date=${dates[name]}`);
  await page.waitForTimeout(1500);
  await shoot(page, '03-tours-slots', name);
});

test('tours, when every request fails', async ({ page }, { project: { name } }) => {
  await page.route('**/api/**', (route) => route.abort());
  await openPage(page, `/tours?date=${dates[name]}`);
  await page.waitForTimeout(1500);
  await shoot(page, '04-tours-unchecked', name);
});

test('tours, a day with ships and full slots', async ({ page, request }, { project: { name } }) => {
  const slotAt = (time: SlotOnDay['time'], type: SlotOnDay['type'] = 'Tour and Tasting'): SlotOnDay => ({
    date: calendarDateFrom('2026-12-10'),
    time,
    type,
  });
  if (name === '390') {
    await bookForOthers(request, slotAt('10:00 AM'), 4);
    await bookForOthers(request, slotAt('11:00 AM', 'Cellar Door Tasting'), 16);
    await bookForOthers(request, slotAt('3:00 PM'), 8, 'French');
    await bookForOthers(request, slotAt('4:00 PM', 'Cellar Door Tasting'), 16);
  }
  await openPage(page, `/tours?date=${slotAt('10:00 AM').date}`);
  await page.waitForTimeout(1500);
  await shoot(page, '13-tours-ships', name);
});

for (const [name, address] of [
  ['14-link', '/tours/booking/8/3/2026-12-02'],
  ['15-link-wrong', '/tours/booking/14/3/2026-12-02'],
] as const) {
  test(name, async ({ page }, { project }) => {
    await page.goto(address);
    await page.waitForURL(/tours\?/);
    await page.waitForTimeout(1500);
    await shootScreen(page, name, project.name);
  });
}

test('booking form in one language', async ({ page, request }, { project: { name } }) => {
  await bookForOthers(request, slotFor(name, '2:00 PM', 'Cellar Door Tasting'), 13);
  await openPage(page, `${formAddress(slotFor(name, '2:00 PM', 'Cellar Door Tasting'))}&guests=5`);
  await page.waitForTimeout(1500);
  await shoot(page, '16-confirm-ways-on', name);
  await page.getByRole('link', { name: 'Next tasting in French' }).click();
  await page.waitForTimeout(1500);
  await shoot(page, '17-confirm-slot-changed', name);
});

test('tours, with a chosen ship, and step 2 with its warning', async ({ page }, { project: { name } }) => {
  await openPage(page, '/tours?date=2026-12-10&guests=2');
  await page.getByRole('radio', { name: 'Sample Tern' }).check();
  await page.getByText('16 of 16 left').first().waitFor();
  await shoot(page, '13-tours-ship-named', name);
  await page.getByRole('link', { name: /^Book 1:00 PM, Tour/ }).click();
  await page.waitForURL(/confirm/);
  await page.waitForTimeout(1500);
  await shoot(page, '13-tours-ship-step-2', name);
});

test('tours, six adults in French', async ({ page, request }, { project: { name } }) => {
  await bookForOthers(request, slotFor(name, '3:00 PM', 'Cellar Door Tasting'), 11, 'French');
  await openPage(page, `/tours?date=${dates[name]}&guests=6&preferredLanguage=French`);
  await page.waitForTimeout(1500);
  await shoot(page, '03-tours-six-in-french', name);
});

test('tours, a fully booked day', async ({ page, request }, { project: { name } }) => {
  const date = calendarDateFrom('2026-12-12');
  if (name === '390')
    for (const slot of timetableOf(date)) await bookForOthers(request, { date, ...slot }, 16);
  await openPage(page, `/tours?date=${date}`);
  await page.waitForTimeout(1500);
  await shoot(page, '18-tours-full', name);
});

test('booking form: errors, then filled in', async ({ page }, { project: { name } }) => {
  await openPage(page, formAddress(slotFor(name, '3:00 PM')));
  await page.waitForTimeout(800);
  await confirmButton(page).click();
  await shoot(page, '06-confirm-gaps', name);
  await fillDetails(page, { firstName: 'Amélie', lastName: 'Kalsakau', email: 'amelie@example.com' });
  await page.getByRole('spinbutton').fill('4');
  await page.waitForTimeout(800);
  await shoot(page, '07-confirm-filled', name);
});

test('booking form of a full slot', async ({ page, request }, { project: { name } }) => {
  await bookForOthers(request, slotFor(name, '4:00 PM'), 16);
  await openPage(page, formAddress(slotFor(name, '4:00 PM')));
  await page.waitForTimeout(800);
  await shoot(page, '08-confirm-full', name);
});

test('a booking: confirmed, cancel dialog, cancelled', async ({ page }, { project: { name } }) => {
  await page.goto(formAddress(slotFor(name, '1:00 PM')));
  await fillDetails(page, { firstName: 'Amélie', lastName: 'Kalsakau', email: 'amelie@example.com' });
  await confirmButton(page).click();
  await page.getByRole('button', { name: 'Cancel this booking' }).waitFor();
  await shoot(page, '09-confirmed', name);
  await page.getByRole('button', { name: 'Show full screen' }).click();
  await shootScreen(page, '13-driver-full-screen', name);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await shootScreen(page, '11-cancel-dialog', name);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('link', { name: 'Book another tour' }).waitFor();
  await shoot(page, '12-cancelled', name);
});
