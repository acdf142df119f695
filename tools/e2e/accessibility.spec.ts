import type { Page } from '@playwright/test';
import { messages } from '#shared/booking/messages/messages.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { bookForOthers, formAddress, type SlotOnDay } from './site/api.ts';
import { dayOf } from './site/e2e-calendar.ts';
import { expect, expectAccessible, test, waitUntilHydrated } from './site/journey.ts';
import { tabTo } from './site/keyboard.ts';
import { confirmButton, dayInCalendar, slotInList, slotOnPage } from './site/visitor.ts';

// Screen reader output and keyboard focus: names, descriptions, focus order.

const calendar = (page: Page) => page.getByRole('grid');
const focusedDay = (page: Page, day: string) =>
  dayInCalendar(page, calendarDateFrom(day)).and(page.locator(':focus'));

test('arrow, Home, End and Page keys move the focus through the calendar @any-size', async ({ page }) => {
  const { keyboard } = page;
  await page.goto('/tours');
  await waitUntilHydrated(page);
  await tabTo(page, calendar(page).locator('button[tabindex="0"]'));
  await expect(focusedDay(page, '2026-11-24')).toHaveCount(1);
  for (const [key, day] of [
    ['ArrowRight', '2026-11-25'],
    ['ArrowDown', '2026-12-02'],
    ['Home', '2026-11-30'],
    ['End', '2026-12-06'],
    ['ArrowUp', '2026-11-29'],
    ['PageDown', '2026-12-29'],
    ['PageDown', '2027-01-29'],
    ['PageDown', '2027-02-28'],
    ['PageDown', '2027-02-28'],
    ['PageUp', '2027-01-28'],
  ] as const) {
    await keyboard.press(key);
    await expect(focusedDay(page, day), `${key} leads to ${day}`).toHaveCount(1);
    await expect(calendar(page).locator('button[tabindex="0"]'), 'one tab stop').toHaveCount(1);
  }
  await expect(calendar(page)).toHaveAccessibleName('January 2027');

  await keyboard.press('ArrowLeft');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Wednesday 27 January' })).toBeFocused();
});

test('a closed day of the calendar can be focused, announces why it is closed, and keeps the focus @any-size @in-full', async ({
  page,
}) => {
  await page.goto('/tours?date=2026-11-28');
  await waitUntilHydrated(page);
  await tabTo(page, calendar(page).locator('button[tabindex="0"]'));
  await page.keyboard.press('ArrowRight');
  const sunday = dayInCalendar(page, calendarDateFrom('2026-11-29'));
  await expect(sunday).toBeFocused();
  await expect(sunday).toHaveAccessibleName(/^Sunday 29 November 2026, National Unity Day, closed$/);
  await expect(sunday).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText(messages.closedDay)).toBeVisible();
  await expect(sunday).toBeFocused();
});

test('the calendar announces month, weekdays, today and the chosen day @any-size @in-full', async ({
  page,
}) => {
  await page.goto('/tours?date=2026-11-25');
  await waitUntilHydrated(page);
  await expect(calendar(page)).toHaveAccessibleName('Nov – Dec 2026');
  await expect(calendar(page)).toMatchAriaSnapshot(`
    - grid "Nov – Dec 2026":
      - rowgroup:
        - row "Mon Tue Wed Thu Fri Sat Sun":
          - columnheader "Mon"
      - rowgroup:
        - row:
          - gridcell "Monday 23 November 2026, past"
          - gridcell "Tuesday 24 November 2026, today, open for booking"
          - gridcell "Wednesday 25 November 2026, selected, open for booking"
          - gridcell "Thursday 26 November 2026, open for booking"
          - gridcell /Friday 27 November 2026, open for booking, evening event Islands Night, free/
          - gridcell "Saturday 28 November 2026, open for booking"
          - gridcell "Sunday 29 November 2026, National Unity Day, closed"
  `);
  for (const name of ['Previous month', 'Next month'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();
});

test('a slot announces time, tour, places left and language; the filter of tours is a group of three radio buttons @phone-first', async ({
  page,
  request,
}, { project }) => {
  const date = dayOf('accessibility', project.name);
  await bookForOthers(request, { date, time: '2:00 PM', type: 'Tour and Tasting' }, 12, 'French');
  await bookForOthers(request, { date, time: '3:00 PM', type: 'Tour and Tasting' }, 16);
  await page.goto(`/tours?date=${date}`);
  await waitUntilHydrated(page);
  await expect(slotOnPage(page, '2:00 PM', 'Tour and Tasting')).toHaveAccessibleName(
    /^Book 2:00 PM, Tour and Tasting ?\. Few places left ?, In French ?\. 4 of 16 left$/,
  );
  const full = slotInList(page, '3:00 PM', 'Tour and Tasting');
  await expect(full).toHaveText(/3:00 PM, Tour and Tasting\. Unavailable\. Fully booked/);

  const filter = page.getByRole('group', { name: 'Which tours to show' });
  await expect(filter.getByRole('radio')).toHaveCount(3);
  await tabTo(page, filter.getByRole('radio', { name: 'All Tours' }));
  await page.keyboard.press('ArrowRight');
  await expect(filter.getByRole('radio', { name: 'Tour and Tasting', exact: true })).toBeChecked();
  await expect(page.getByRole('link', { name: /^Book .*Cellar Door Tasting/ })).toHaveCount(0);
  await tabTo(page, slotOnPage(page, '2:00 PM', 'Tour and Tasting'));
});

test('submitting an invalid booking form focuses the first invalid field and announces its error @any-size', async ({
  page,
}, { project }) => {
  const { keyboard } = page;
  const slot: SlotOnDay = {
    date: dayOf('accessibility', project.name),
    time: '4:00 PM',
    type: 'Tour and Tasting',
  };
  await page.goto(formAddress(slot));
  const guests = page.getByRole('spinbutton', { name: 'Number of adults' });
  await guests.fill('0');
  await tabTo(page, confirmButton(page));
  await keyboard.press('Enter');
  await expect(guests).toBeFocused();
  await expect(guests).toHaveAttribute('aria-invalid', 'true');
  await expect(guests).toHaveAccessibleDescription(new RegExp(messages.atLeastOneGuest));

  await keyboard.press('ArrowUp');
  await tabTo(page, confirmButton(page));
  await keyboard.press('Enter');
  for (const [name, mistake, corrected] of [
    ['First name', 'Please enter your first name.', 'Ana'],
    ['Last name', 'Please enter your last name.', 'Sample'],
    ['Email', 'Please enter your email address.', 'ana@example'],
  ] as const) {
    const field = page.getByRole('textbox', { name });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(mistake));
    await keyboard.type(corrected);
    await expect(field).not.toHaveAccessibleDescription(new RegExp(mistake));
    await tabTo(page, confirmButton(page));
    await keyboard.press('Enter');
  }
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/This email address is not complete/);
  await expectAccessible(page);
});
