import type { Page } from '@playwright/test';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { book, type SlotOnDay } from './site/api.ts';
import { expectScreenAccessible, openConsole } from './site/colleague.ts';
import { controlTime } from './site/control-time.ts';
import { startOfRun } from './site/e2e-calendar.ts';
import { expect, test } from './site/journey.ts';
import {
  countStopsTo,
  expectFocusInView,
  expectFocusKept,
  findStopsOutOfView,
  tabTo,
  tabToChoice,
} from './site/keyboard.ts';

const today = calendarDateFrom(startOfRun.slice(0, 10));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A slip stays this long without focus or pointer. */
const slipMs = 8_000;
/** Buttons that take money are inactive for this long after the page has moved the focus. */
const inactiveMs = 600;

/** Button of the start; on a phone, of its hour. */
const startButton = (page: Page, isWide: boolean) =>
  page.getByRole('button', { name: isWide ? /^10:00 AM Tasting/ : /^10 AM\. / });
const partyButtonOf = (page: Page, lastName: string) =>
  button(page, `M. ${lastName}: history, notes and more`);

/** Records the texts that live regions announce, in order. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live], [role="status"], [role="alert"], output');
        const text = region?.textContent?.trim();
        if (text && announcements.at(-1) !== text) announcements.push(text);
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
}

/** Reads the kinds of a party's entries from the server. */
async function readEntryKinds(page: Page, lastName: string): Promise<string[]> {
  const day = await page.request.get('/api/staff/day', { params: { date: today } });
  const { starts } = (await day.json()) as {
    starts: { parties: { lastName: string; log: { kind: string }[] }[] }[];
  };
  const party = starts.flatMap(({ parties }) => parties).find((candidate) => candidate.lastName === lastName);
  return party?.log.map(({ kind }) => kind) ?? [];
}

for (const { setting, size, type } of [
  { setting: 'at 400 % zoom', size: { width: 320, height: 256 }, type: 'Tour and Tasting' },
  { setting: 'at a desk', size: { width: 1280, height: 1024 }, type: 'Cellar Door Tasting' },
] as const) {
  const isWide = size.width > 1000;
  test.describe(`the door by keyboard ${setting}`, () => {
    test.use({ viewport: size, isMobile: false, hasTouch: false });

    test(`checking in and taking payments has no keyboard trap, no hidden focus and no unannounced change @any-size${isWide ? ' @in-full' : ''}`, async ({
      page,
      request,
    }) => {
      const slot: SlotOnDay = { date: today, time: '10:00 AM', type };
      const sum = formatFigure(totalPriceVuv(type, 2));
      const names = isWide ? (['Abel', 'Berger', 'Carl'] as const) : (['Ander', 'Brand', 'Cramer'] as const);
      const [first, second, third] = names;
      for (const lastName of names)
        await book(request, slot, {
          firstName: 'Max',
          lastName,
          email: `${lastName.toLowerCase()}@example.com`,
          guestCount: 2,
        });
      await openConsole(page, `Keys ${size.width}`, 'floor');
      const passTime = await controlTime(page);
      const { keyboard } = page;
      await tabTo(page, page.getByRole('link', { name: 'Skip to the parties' }));
      const start = startButton(page, isWide);
      await tabToChoice(page, start);
      await keyboard.press('Enter');
      const partyButton = (lastName: string) => partyButtonOf(page, lastName);
      await expect(partyButton(first)).toBeVisible();
      const announcements = await recordAnnouncements(page);

      // After Arrived the focus is on Cash, which is inactive for a moment, then takes the payment.
      await tabTo(page, button(page, `Arrived: M. ${first}`).first());
      await keyboard.press('Enter');
      await expectFocusInView(page);
      await keyboard.press('Enter');
      expect(await readEntryKinds(page, first)).not.toContain('pay');
      // The response to the arrival renders the button again, which is then inactive for another moment.
      await expect(async () => {
        await passTime(inactiveMs);
        await keyboard.press('Enter');
        await expect(partyButton(first)).toBeFocused({ timeout: 3000 });
      }).toPass();
      await expectFocusInView(page);
      await expect.poll(announcements).toContainEqual(expect.stringContaining(`M. ${first} paid ${sum}`));

      // A second Enter just after Undo triggers nothing else.
      const undo = button(page, 'Undo');
      await tabTo(page, undo);
      await passTime(2 * slipMs);
      await expect(undo).toBeFocused();
      await keyboard.press('Enter');
      await keyboard.press('Enter');
      await expect
        .poll(announcements)
        .toContainEqual(expect.stringContaining(`M. ${first} paid ${sum} (undone)`));
      await expect.poll(() => readEntryKinds(page, first)).toEqual(['arrive', 'pay', 'undo']);
      for (const other of [second, third]) expect(await readEntryKinds(page, other)).toEqual([]);
      await keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(partyButton(first)).toBeFocused();
      await expectFocusInView(page);

      // A payment with another method, from a sheet that restores the focus.
      await passTime(2 * slipMs);
      await tabTo(page, button(page, `Arrived: M. ${second}`).first());
      await keyboard.press('Enter');
      await passTime(inactiveMs);
      await tabTo(page, partyButton(second), 'Shift+Tab');
      await keyboard.press('Enter');
      if (isWide) await expect(page.getByRole('heading', { level: 2, name: `Max ${second}` })).toBeFocused();
      await tabTo(page, button(page, 'Other'));
      await keyboard.press('Enter');
      const sheet = page.getByRole('dialog', { name: `Payment: M. ${second}` });
      await expect(sheet).toBeVisible();
      await tabTo(page, sheet.getByRole('radio', { name: 'Cash' }).first());
      await keyboard.press('ArrowRight');
      await expect(sheet.getByRole('radio', { name: 'Card' })).toBeChecked();
      await tabTo(page, sheet.getByRole('button', { name: /^Take / }));
      await passTime(inactiveMs);
      await keyboard.press('Enter');
      await expect.poll(() => readEntryKinds(page, second)).toEqual(['arrive', 'pay']);
      await expect.poll(announcements).toContainEqual(expect.stringContaining(`M. ${second} paid ${sum}`));
      await keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await readEntryKinds(page, third)).toEqual([]);

      expect(await findStopsOutOfView(page)).toEqual([]);
      if (isFullRun || !isWide) await expectScreenAccessible(page);
    });

    test(`recording a part, a note and a walk-in, searching, and opening other starts has no keyboard trap, no hidden focus and no unannounced change @any-size @in-full`, async ({
      page,
      request,
    }) => {
      const slot: SlotOnDay = { date: today, time: '10:00 AM', type };
      const names = isWide ? (['Dorn', 'Egger'] as const) : (['Dahl', 'Ebner'] as const);
      const [first, second] = names;
      for (const lastName of names)
        await book(request, slot, {
          firstName: 'Max',
          lastName,
          email: `${lastName.toLowerCase()}@example.com`,
          guestCount: 2,
        });
      await openConsole(page, `More keys ${size.width}`, 'floor');
      const passTime = await controlTime(page);
      const { keyboard } = page;

      // The starts are one stop: arrow keys open the others, and the next Tab leaves them.
      const start = startButton(page, isWide);
      await tabTo(
        page,
        page.getByRole('navigation', { name: /Arrow keys open them\.$/ }).locator('[tabindex="0"]'),
      );
      await keyboard.press('Home');
      for (let steps = 0; steps < 14 && (await start.and(page.locator(':focus')).count()) === 0; steps++)
        await keyboard.press('ArrowRight');
      await expect(start).toBeFocused();
      await expect(start).toHaveAttribute('aria-current', 'true');
      await expectFocusKept(page);
      await keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('nav')?.ariaLabel ?? '')).not.toMatch(
        /Arrow/,
      );
      await expect(partyButtonOf(page, first)).toBeVisible();
      const announcements = await recordAnnouncements(page);

      // The skip link leads to the open start: the next stop belongs to its parties.
      await tabTo(page, page.getByRole('link', { name: 'Skip to the parties' }), 'Shift+Tab');
      await keyboard.press('Enter');
      await expectFocusKept(page);
      const stopsToParties = await countStopsTo(page, partyButtonOf(page, first));
      expect(stopsToParties).toBeLessThan(8);

      // One of two guests has arrived.
      await keyboard.press('Enter');
      await tabTo(page, button(page, 'One fewer'));
      await keyboard.press('Enter');
      await tabTo(page, button(page, '1 arrived'));
      await passTime(inactiveMs);
      await keyboard.press('Enter');
      await expect.poll(() => readEntryKinds(page, first)).toEqual(['arrive']);
      await expect.poll(announcements).toContainEqual(expect.stringContaining(`M. ${first}: 1 arrived`));
      await expectFocusKept(page);

      // A note, on the same record.
      const note = page.getByRole('textbox', { name: 'Notes, for staff only' });
      if ((await note.count()) === 0) {
        await tabTo(page, partyButtonOf(page, first), 'Shift+Tab');
        await keyboard.press('Enter');
      }
      await tabTo(page, note);
      await keyboard.type('Allergic to nuts');
      await tabTo(page, button(page, 'Add the note'));
      await keyboard.press('Enter');
      await expect.poll(() => readEntryKinds(page, first)).toEqual(['arrive', 'note']);
      await expect.poll(announcements).toContainEqual(expect.stringContaining(`M. ${first}: note added`));
      await expectFocusKept(page);
      await keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(partyButtonOf(page, first)).toBeFocused();

      // A walk-in of two.
      await passTime(2 * slipMs);
      await tabTo(page, page.getByRole('button', { name: /^Walk-in/ }).last());
      await keyboard.press('Enter');
      const walkIn = page.getByRole('dialog', { name: 'Walk-in' });
      await expect(walkIn).toBeVisible();
      await tabTo(page, walkIn.getByRole('radio', { name: '1 adult', exact: true }));
      await keyboard.press('ArrowRight');
      await expect(walkIn.getByRole('radio', { name: '2 adults', exact: true })).toBeChecked();
      await tabTo(page, walkIn.getByRole('button', { name: /^Add 2/ }).first());
      await passTime(inactiveMs);
      await keyboard.press('Enter');
      await expect(walkIn).toHaveCount(0);
      await expect
        .poll(announcements)
        .toContainEqual(expect.stringMatching(/^2 added, .*letters [A-Z] [A-Z] [A-Z], /));
      await expectFocusKept(page);

      // A party is found by name, and nothing else has been recorded.
      await passTime(2 * slipMs);
      const find = page.getByRole('button', { name: /^Find/ }).last();
      await tabTo(page, find, 'Shift+Tab');
      await keyboard.press('Enter');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await keyboard.type(second.toLowerCase());
      await tabTo(page, page.locator('dialog, search').getByRole('button', { name: new RegExp(second) }));
      await keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: `Max ${second}` })).toBeFocused();
      await expectFocusKept(page);
      await keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(isWide ? partyButtonOf(page, second) : find).toBeFocused();
      expect(await readEntryKinds(page, second)).toEqual([]);
      expect(await readEntryKinds(page, first)).toEqual(['arrive', 'note']);
    });
  });
}

test('submitting an incomplete form of the console moves the focus to the first missing field, which has a description of the error @any-size', async ({
  page,
}) => {
  await openConsole(page, 'Formal', 'manager');
  await page.goto('/staff/closures');
  await page.getByRole('button', { name: 'See who gets a message' }).click();
  const reason = page.getByRole('textbox', { name: 'As guests read it', exact: true });
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expectFocusKept(page);

  await page.goto('/staff/people');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: /^Name/ });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/\S/);
});
