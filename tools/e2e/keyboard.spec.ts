import { bookedMessages } from '#shared/booking/messages/booked-messages.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { dayOf } from './site/e2e-calendar.ts';
import { expect, expectAccessible, openPage, test } from './site/journey.ts';
import { expectFocusInView, findStopsOutOfView, tabTo } from './site/keyboard.ts';
import { waitForEmail } from './site/mailbox.ts';
import { confirmButton, dayInCalendar, slotOnPage } from './site/visitor.ts';

test('a guest books and cancels with the keyboard only @in-full', async ({ page, request }, { project }) => {
  const day = dayOf('keyboard', project.name);
  const email = `keys.${project.name}@example.com`;
  const { keyboard } = page;

  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await openPage(page, '/');
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(warnings.filter((text) => text.includes('blocker'))).toEqual([]);
  await tabTo(page, page.getByRole('link', { name: 'Book Tour' }));
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\/tours$/);
  const grid = page.getByRole('grid');
  await tabTo(page, grid.locator('button[tabindex="0"]'));
  for (let steps = 0; steps < 31; steps++) {
    if (await dayInCalendar(page, day).and(page.locator(':focus')).count()) break;
    await keyboard.press('ArrowRight');
  }
  await expect(dayInCalendar(page, day)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.locator('#chosen-day')).toBeFocused();

  await tabTo(page, slotOnPage(page, '2:00 PM', 'Cellar Door Tasting'));
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\/tours\/confirm\?/);
  await tabTo(page, page.getByRole('spinbutton', { name: 'Number of adults' }));
  await keyboard.press('ArrowUp');
  await tabTo(page, page.getByRole('radio', { name: 'English' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'French' })).toBeChecked();
  await tabTo(page, page.getByRole('textbox', { name: 'First name' }));
  await keyboard.type('Jean');
  await tabTo(page, page.getByRole('textbox', { name: 'Last name' }));
  await keyboard.type('Tari');
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await keyboard.type(email);
  await tabTo(page, confirmButton(page));
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Your tasting is booked.' })).toBeVisible();
  await expect(page).toHaveTitle(/^Your tasting is booked \|/);
  await expect(page.getByText('2 adults, booked by Jean Tari')).toBeVisible();
  await waitForEmail(request, email, 1);

  const cancel = page.getByRole('button', { name: 'Cancel this booking' });
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await tabTo(page, cancel);
  await keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleDescription(
    `Cellar Door Tasting ${formatDate(day, { weekday: 'long', day: 'numeric', month: 'long' })}, 2:00 PM ${bookedMessages.confirmCancel}`,
  );
  const keep = dialog.getByRole('button', { name: 'Keep booking' });
  await expect(dialog).toBeFocused();
  await keyboard.press('Tab');
  await expect(keep).toBeFocused();
  for (let stop = 0; stop < 6; stop++) {
    await keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && activeElement?.closest('dialog') === null;
    });
    expect(isOutside, 'the focus leaves the dialog').toBe(false);
  }
  await tabTo(page, keep);
  await keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(cancel).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(cancel).toBeFocused();

  await keyboard.press('Enter');
  const confirm = dialog.getByRole('button', { name: 'Cancel booking' });
  await confirm.waitFor();
  if (!(await confirm.and(page.locator(':focus')).count())) await tabTo(page, confirm);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'This booking is cancelled.' })).toBeVisible();
  await expect(page).toHaveTitle(/^This booking is cancelled \|/);
  await waitForEmail(request, email, 2);
});

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 }, isMobile: false, hasTouch: false });

  test('a guest books by keyboard from the landing page to the ticket, and no focused element is hidden @any-size', async ({
    page,
  }, { project }) => {
    const day = dayOf('keyboardLarge', project.name);
    const { keyboard } = page;
    await openPage(page, '/');
    await tabTo(page, page.getByRole('link', { name: 'Book Tour' }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tours$/);
    // The day is in another month: Page Down turns the calendar from the 24th, arrow keys go by days.
    await tabTo(page, page.getByRole('grid').locator('button[tabindex="0"]'));
    for (let turns = 0; turns < 4 && (await dayInCalendar(page, day).count()) === 0; turns++)
      await keyboard.press('PageDown');
    for (let steps = 0; steps < 31; steps++) {
      if (await dayInCalendar(page, day).and(page.locator(':focus')).count()) break;
      await keyboard.press('ArrowLeft');
    }
    await expect(dayInCalendar(page, day)).toBeFocused();
    await expectFocusInView(page);
    await keyboard.press('Enter');
    await expect(page.locator('#chosen-day')).toBeFocused();
    await expectFocusInView(page);
    await tabTo(page, slotOnPage(page, '2:00 PM', 'Cellar Door Tasting'));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tours\/confirm\?/);
    await tabTo(page, page.getByRole('textbox', { name: 'First name' }));
    await keyboard.type('Ella');
    await keyboard.press('Tab');
    await keyboard.type('Tari');
    await keyboard.press('Tab');
    await keyboard.type('ella@example.com');
    expect(await findStopsOutOfView(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    await tabTo(page, confirmButton(page));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Your tasting is booked.' })).toBeVisible();
    expect(await findStopsOutOfView(page)).toEqual([]);
    await expectAccessible(page);
  });
});
