import { dayOf } from './site/e2e-calendar.ts';
import { expect, openPage, test } from './site/journey.ts';
import { confirmButton, dayInCalendar, slotOnPage } from './site/visitor.ts';

test('a booking from the landing page to the ticket takes at most nine taps @any-size @in-full', async ({
  page,
}, { project }) => {
  await openPage(page, '/');
  await page.evaluate(() => {
    const taps = () => Number(document.documentElement.dataset.taps ?? 0);
    window.addEventListener(
      'pointerdown',
      () => {
        document.documentElement.dataset.taps = String(taps() + 1);
      },
      { capture: true },
    );
  });
  await page.getByRole('link', { name: 'Book Tour' }).tap();
  const { y = Number.POSITIVE_INFINITY } = (await page.locator('#calendar').boundingBox()) ?? {};
  expect(y, 'the calendar begins within a screen and a half').toBeLessThan(1.5 * 844);
  await dayInCalendar(page, dayOf('taps', project.name)).tap();
  await slotOnPage(page, '10:00 AM', 'Tour and Tasting').tap();
  await page.getByRole('radio', { name: 'English' }).tap();
  for (const [name, value] of [
    ['First name', 'Ana'],
    ['Last name', 'Sample'],
    ['Email', 'taps@example.com'],
  ] as const) {
    await page.getByRole('textbox', { name }).tap();
    // At the speed of a person, since two taps on one spot within 300 ms are a double tap.
    await page.keyboard.type(value, { delay: 150 });
  }
  await confirmButton(page).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Your tour is booked.' })).toBeVisible();
  const taps = await page.evaluate(() => Number(document.documentElement.dataset.taps));
  expect(taps).toBeGreaterThan(4);
  expect(taps).toBeLessThanOrEqual(9);
});

test('the booking form opens after a tap on a slot, even if the visitor taps another button while the form loads @any-size', async ({
  page,
}, { project }) => {
  await openPage(page, '/tours');
  await dayInCalendar(page, dayOf('taps', project.name)).tap();
  const slot = slotOnPage(page, '11:00 AM', 'Tour and Tasting');
  await slot.waitFor();
  await page.evaluate(() => {
    const moreButton = document.querySelector<HTMLElement>('button[aria-label="One adult more"]');
    const push = window.history.pushState.bind(window.history);
    // The URL is already that of the form, but the page is still the old one.
    window.history.pushState = (...rest) => {
      push(...rest);
      setTimeout(() => moreButton?.click());
    };
    document.documentElement.dataset.more = String(moreButton !== null);
  });
  await expect(page.locator('html')).toHaveAttribute('data-more', 'true');
  await slot.tap();
  await expect(page).toHaveURL(/\/tours\/confirm\?.*tourId=/);
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await expect(page.getByText('Missing booking information')).toHaveCount(0);
});
