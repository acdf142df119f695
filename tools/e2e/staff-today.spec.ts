import type { Locator, Page } from '@playwright/test';
import { slotOf } from '#shared/booking/slots.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { book, bookByTelephone, guestsIn, type SlotOnDay } from './site/api.ts';
import { clickWhenActive, expectScreenAccessible, openConsole } from './site/colleague.ts';
import { startOfRun } from './site/e2e-calendar.ts';
import { expect, test } from './site/journey.ts';
import { tabTo } from './site/keyboard.ts';

const today = calendarDateFrom(startOfRun.slice(0, 10));
/** A start on the day of the run, which no other test books. */
const slotAt = (time: SlotOnDay['time']): SlotOnDay => ({ date: today, time, type: 'Tour and Tasting' });

/** Interval at which an open screen reloads its day. */
const pollMs = 5_000;

const startOnScreen = (page: Page, { time }: SlotOnDay) =>
  page.getByRole('button', { name: new RegExp(`^${time.replace(' PM', '( PM)?')} Tour`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Counts presses from now on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.addEventListener(
      'pointerdown',
      () => {
        const { dataset } = document.documentElement;
        dataset.presses = String(Number(dataset.presses ?? 0) + 1);
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.presses ?? 0));
}

test('a colleague records the arrival and the payment of a party with two presses and undoes the payment, and another device shows the result @phone-first', async ({
  page,
  browser,
  request,
}, { project }) => {
  const slot = slotAt(project.name === 'phone' ? '3:00 PM' : '4:00 PM');
  const guest = { firstName: 'Émile', lastName: 'Exemple', email: 'emile@example.com' };
  await book(request, slot, { ...guest, guestCount: 2 });
  await openConsole(page, `Door ${project.name}`, 'floor');
  const otherPage = await (await browser.newContext({ baseURL: String(process.env.SITE_URL) })).newPage();
  await otherPage.clock.install();
  await openConsole(otherPage, `Bar ${project.name}`, 'floor');
  for (const screen of [page, otherPage]) {
    await startOnScreen(screen, slot).click();
    await expect(button(screen, 'Arrived: É. Exemple')).toBeVisible();
  }
  await expectScreenAccessible(page);

  const presses = await countPresses(page);
  const clickAndSync = async (target: Locator) => {
    const stored = page.waitForResponse('**/api/staff/visits');
    await target.click();
    await stored;
    await otherPage.clock.fastForward(pollMs);
  };
  await clickAndSync(button(page, 'Arrived: É. Exemple'));
  await expect(button(otherPage, 'Card: É. Exemple pays 8,000 VUV').first()).toBeVisible();
  await button(page, 'Cash: É. Exemple pays 8,000 VUV').first().click();
  expect(await presses()).toBe(2);
  await expect(page.getByText('Paid').first()).toBeVisible();
  // The slip stays for eight seconds.
  await clickAndSync(page.getByRole('button', { name: /^Undo/ }).first());
  await expect(button(page, 'Cash: É. Exemple pays 8,000 VUV').first()).toBeVisible();
  await expect(button(otherPage, 'Card: É. Exemple pays 8,000 VUV').first()).toBeVisible();
  await expectScreenAccessible(page);
  await otherPage.context().close();
});

test('a note about an allergy is shown in full in the row of its party @phone-first', async ({ page }, {
  project,
}) => {
  const slot = slotAt(project.name === 'phone' ? '3:00 PM' : '4:00 PM');
  await openConsole(page, `Notes ${project.name}`, 'floor');
  const note = 'Wheelchair; one guest is allergic to nuts, keep the tasting tray apart';
  await bookByTelephone(page, slot, { firstName: 'Nut', lastName: 'Exemple', guestCount: 2, note });
  await page.reload();
  await startOnScreen(page, slot).click();
  await expectWholeNote(page, note);
  await expectScreenAccessible(page);
});

test('a short note is shown in full in the row of its party next to another note on narrow phones @any-size', async ({
  page,
}) => {
  const slot = slotAt('3:00 PM');
  await openConsole(page, 'Short notes', 'floor');
  const [note, other] = ['One wheelchair', 'Severe nut allergy'] as const;
  await bookByTelephone(page, slot, { firstName: 'Wheel', lastName: 'Exemple', guestCount: 2, note });
  await bookByTelephone(page, slot, { firstName: 'Nut', lastName: 'Essaie', guestCount: 2, note: other });
  await page.reload();
  await startOnScreen(page, slot).click();
  await button(page, 'W. Exemple: history, notes and more').click();
  await page.getByLabel('Notes, for staff only').fill('Late');
  await button(page, 'Add the note').click();
  await button(page, 'Close').first().click();
  const row = page.locator('[data-party]').filter({ hasText: note });
  await expect(row).toContainText('+1 note');
  for (const width of [390, 360, 820]) {
    await page.setViewportSize({ width, height: 844 });
    for (const text of [note, other]) await expectWholeNote(page, text);
  }
  const heightOf = () => row.evaluate((element) => element.getBoundingClientRect().height);
  const height = await heightOf();
  await button(page, 'Arrived: W. Exemple').click();
  await expect(button(page, 'Cash: W. Exemple pays 8,000 VUV').first()).toBeVisible();
  expect(await heightOf()).toBe(height);
});

async function expectWholeNote(page: Page, note: string): Promise<void> {
  const noteText = page.locator('[data-party]').getByText(note);
  await expect(noteText).toBeVisible();
  expect(await noteText.evaluate((text) => [text.scrollWidth, text.scrollHeight])).toEqual(
    await noteText.evaluate((text) => [text.clientWidth, text.clientHeight]),
  );
}

test('a colleague adds a walk-in with three presses @any-size @in-full', async ({ page, request }) => {
  const slot = slotAt('2:00 PM');
  await openConsole(page, 'Walk-ins', 'floor');
  await startOnScreen(page, slot).click();
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Walk-in' }).last().click();
  const threeAdults = page.getByRole('radio', { name: '3 adults', exact: true });
  await expect(threeAdults).toBeVisible();
  await expectScreenAccessible(page);
  await threeAdults.click();
  await page.getByRole('button', { name: 'Add 3, English' }).click();
  await expect.poll(() => guestsIn(request, slot)).toBe(3);
  expect(await presses()).toBe(3);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectScreenAccessible(page);
});

test('a press is marked as unsent, sent again and recorded once if its response is lost @any-size @in-full', async ({
  page,
  request,
  expected,
}) => {
  expected.errors.push(/Failed to load resource|ERR_/);
  const slot = slotAt('3:00 PM');
  await book(request, slot, {
    firstName: 'Ada',
    lastName: 'Muster',
    email: 'ada@example.com',
    guestCount: 1,
  });
  await openConsole(page, 'Cellar', 'floor');
  await startOnScreen(page, slot).click();
  let attempts = 0;
  // A press without a response is sent again, or kept by the device and delivered.
  await page.route(/\/api\/staff\/(?:visits|kept-presses)$/, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    attempts += 1;
    if (attempts > 1) return route.continue();
    // The server carries out the request, but the response is lost.
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Arrived: A. Muster').click();
  const unsentMarks = page.locator('[data-party] rect[data-unsent]');
  await expect(unsentMarks.first()).toBeVisible();
  await expectScreenAccessible(page);
  await expect(unsentMarks).toHaveCount(0);
  expect(attempts).toBeGreaterThan(1);
  const { id } = slotOf(slot.time, slot.type);
  const day = await page.request.get('/api/staff/day', { params: { date: today } });
  const { starts } = (await day.json()) as { starts: { tourId: number; parties: { log: unknown[] }[] }[] };
  expect(starts.find(({ tourId }) => tourId === id)?.parties.map(({ log }) => log.length)).toEqual([1]);
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('a colleague adds, checks in and charges guests with the keyboard only, and the focus is never lost @any-size', async ({
    page,
    request,
  }) => {
    const slot = slotAt('11:00 AM');
    const guest = { firstName: 'Tia', lastName: 'Tester', email: 'tia@example.com' };
    await book(request, slot, { ...guest, guestCount: 2 });
    await openConsole(page, 'Keyboard', 'floor');
    await startOnScreen(page, slot).click();
    const { keyboard } = page;
    const party = button(page, 'T. Tester: history, notes and more');
    await keyboard.press('ArrowDown');
    await expect(party).toBeFocused();
    await keyboard.press('w');
    await expect(page.getByRole('dialog', { name: 'Walk-in' })).toBeVisible();
    await keyboard.press('3');
    await keyboard.press('Enter');
    await expect.poll(() => guestsIn(request, slot)).toBe(5);
    await expect(party).toBeFocused();
    // A second Enter just after the first adds nothing in the sheet that the first one opened.
    await tabTo(page, button(page, '2 adults'));
    await keyboard.press('Enter');
    const walkIn = page.getByRole('dialog', { name: 'Walk-in' });
    await expect(walkIn.getByRole('button', { name: /^Add 2/ })).toBeVisible();
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await expect(walkIn).toHaveCount(0);
    expect(await guestsIn(request, slot)).toBe(5);
    await tabTo(page, party, 'Shift+Tab');
    // Arrived disappears once pressed; Cash takes its place and is inactive for a moment.
    const arrived = button(page, 'Arrived: T. Tester').first();
    await tabTo(page, arrived);
    const cash = button(page, 'Cash: T. Tester pays 8,000 VUV').first();
    // Just after a sheet the button is inactive.
    await expect(async () => {
      if ((await arrived.count()) > 0) await keyboard.press('Enter');
      await expect(cash).toBeFocused({ timeout: 2_000 });
    }).toPass();
    await expect(cash).not.toHaveAttribute('aria-disabled');
    await keyboard.press('Enter');
    await expect(party).toBeFocused();
    await keyboard.press('u');
    await expect(cash).toBeVisible();
    await keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await keyboard.type('tes');
    await expectScreenAccessible(page);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Tia Tester' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(party).toBeFocused();
    await keyboard.press('p');
    await expect(page.getByRole('dialog', { name: 'Payment: T. Tester' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(party).toBeFocused();
    await keyboard.press(']');
    await expect(page.locator('h1 button')).toBeFocused();
  });
});

test.describe('ten minutes before a start', () => {
  test.use({ siteClock: `${today}T09:50:00+11:00` });

  test('a walk-in at an open start is added and paid with three presses, and can be cancelled by Undo @any-size', async ({
    page,
    request,
  }) => {
    await openConsole(page, 'Walk-ins', 'floor');
    const slip = page.locator('[data-surface="paper"]');
    const addWalkIn = async (count: string) => {
      await page
        .getByRole('button', { name: /^Walk-in/ })
        .last()
        .click();
      await page.getByRole('radio', { name: count, exact: true }).click();
      await clickWhenActive(page.getByRole('button', { name: /^Add \d, English/ }));
    };

    await addWalkIn('2 adults');
    const cash = slip.getByRole('button', { name: 'Cash: Walk-in pays 8,000 VUV' });
    // The slip stays while it has the focus.
    await cash.focus();
    await expect(page.getByText('2 here, walk-in')).toBeVisible();
    await expectScreenAccessible(page);
    await clickWhenActive(cash);
    await expect(slip.getByText('Walk-in paid 8,000')).toBeVisible();
    await expect(page.getByText('Paid').first()).toBeVisible();

    // A second party, added by mistake.
    await addWalkIn('3 adults');
    await expect.poll(() => guestsIn(request, slotAt('10:00 AM'))).toBe(5);
    await expect(page.getByText('Walk-in 2')).toBeVisible();
    await slip.getByRole('button', { name: 'Undo' }).click();
    await expect(slip.getByText('3 undone, 10:00 AM Tour')).toBeVisible();
    expect(await guestsIn(request, slotAt('10:00 AM'))).toBe(2);
  });
});
