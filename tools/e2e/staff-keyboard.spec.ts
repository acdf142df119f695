import type { Page } from '@playwright/test';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { book, type Place } from './site/api.ts';
import { expectScreenAccessible, openConsole } from './site/colleague.ts';
import { startOfRun } from './site/e2e-calendar.ts';
import { expect, test } from './site/journey.ts';
import { expectFocusInView, stopsOutOfView, tabTo } from './site/keyboard.ts';

const today = calendarDateFrom(startOfRun.slice(0, 10));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A slip stays this long without focus or pointer. */
const slipMs = 8_000;
/** Buttons that take money are inactive for this long after the page has moved the focus. */
const heldMs = 600;

/** Records what live regions announce, in order. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const listen = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live], [role="status"], [role="alert"], output');
        const text = region?.textContent?.trim();
        if (text && said.at(-1) !== text) said.push(text);
      }
    });
    listen.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** Entries of a party, as the server has them. */
async function logOf(page: Page, lastName: string): Promise<string[]> {
  const day = await page.request.get('/api/staff/day', { params: { date: today } });
  const { starts } = (await day.json()) as {
    starts: { parties: { lastName: string; log: { kind: string }[] }[] }[];
  };
  const party = starts.flatMap(({ parties }) => parties).find((one) => one.lastName === lastName);
  return party?.log.map(({ kind }) => kind) ?? [];
}

for (const { zoom, size, type } of [
  { zoom: 'at 400 % zoom', size: { width: 320, height: 256 }, type: 'Tour and Tasting' },
  { zoom: 'at a desk', size: { width: 1440, height: 900 }, type: 'Cellar Door Tasting' },
] as const) {
  const isWide = size.width > 1000;
  test.describe(`the door by keyboard ${zoom}`, () => {
    test.use({ viewport: size, isMobile: false, hasTouch: false });

    test(`a busy quarter of an hour has no keyboard trap, no hidden focus and no silent change @any-size${isWide ? ' @in-full' : ''}`, async ({
      page,
      request,
    }) => {
      const place: Place = { date: today, time: '10:00 AM', type };
      const sum = formatFigure(totalPriceVuv(type, 2));
      const names = isWide ? (['Abel', 'Berger', 'Carl'] as const) : (['Ander', 'Brand', 'Cramer'] as const);
      const [first, second, third] = names;
      for (const lastName of names)
        await book(request, place, {
          firstName: 'Max',
          lastName,
          email: `${lastName.toLowerCase()}@example.com`,
          guestCount: 2,
        });
      await openConsole(page, `Keys ${size.width}`, 'floor');
      await page.clock.install();
      const { keyboard } = page;
      await tabTo(page, page.getByRole('link', { name: 'Skip to the parties' }));
      const start = page.getByRole('button', { name: isWide ? /^10:00 AM Tasting/ : /^10 AM\. / });
      await tabTo(page, start);
      await keyboard.press('Enter');
      const partyButton = (lastName: string) => button(page, `M. ${lastName}: story, notes and more`);
      await expect(partyButton(first)).toBeVisible();
      const said = await recordAnnouncements(page);

      // After Arrived the focus is on Cash, which is inactive for a moment, then takes the payment.
      await tabTo(page, button(page, `Arrived: M. ${first}`).first());
      await keyboard.press('Enter');
      await expectFocusInView(page);
      await keyboard.press('Enter');
      expect(await logOf(page, first)).not.toContain('pay');
      await page.clock.runFor(heldMs);
      await keyboard.press('Enter');
      await expect(partyButton(first)).toBeFocused();
      await expectFocusInView(page);
      await expect.poll(said).toContainEqual(expect.stringContaining(`M. ${first} paid ${sum}`));

      // Undo pressed twice by a shaking hand presses nothing else.
      const undo = button(page, 'Undo');
      await tabTo(page, undo);
      await page.clock.runFor(2 * slipMs);
      await expect(undo).toBeFocused();
      await keyboard.press('Enter');
      await keyboard.press('Enter');
      await expect.poll(said).toContainEqual(expect.stringContaining(`M. ${first}: taken back`));
      await expect.poll(() => logOf(page, first)).toEqual(['arrive', 'pay', 'undo']);
      for (const other of [second, third]) expect(await logOf(page, other)).toEqual([]);
      await keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(partyButton(first)).toBeFocused();
      await expectFocusInView(page);

      // A payment with another method, from a sheet that restores the focus.
      await page.clock.runFor(2 * slipMs);
      await tabTo(page, button(page, `Arrived: M. ${second}`).first());
      await keyboard.press('Enter');
      await page.clock.runFor(heldMs);
      await tabTo(page, partyButton(second), 'Shift+Tab');
      await keyboard.press('Enter');
      if (isWide) await expect(page.getByRole('heading', { level: 2, name: `M. ${second}` })).toBeFocused();
      await tabTo(page, button(page, 'Other'));
      await keyboard.press('Enter');
      const sheet = page.getByRole('dialog', { name: `Payment: M. ${second}` });
      await expect(sheet).toBeVisible();
      await tabTo(page, sheet.getByRole('radio', { name: 'Cash' }).first());
      await keyboard.press('ArrowRight');
      await expect(sheet.getByRole('radio', { name: 'Card' })).toBeChecked();
      await tabTo(page, sheet.getByRole('button', { name: /^Take / }));
      await page.clock.runFor(heldMs);
      await keyboard.press('Enter');
      await expect.poll(() => logOf(page, second)).toEqual(['arrive', 'pay']);
      await expect.poll(said).toContainEqual(expect.stringContaining(`M. ${second} paid ${sum}`));
      await keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await logOf(page, third)).toEqual([]);

      expect(await stopsOutOfView(page)).toEqual([]);
      if (isFullRun || !isWide) await expectScreenAccessible(page);
    });
  });
}

test('an incomplete form of the console moves the focus to the first missing field, and describes it @any-size', async ({
  page,
}) => {
  await openConsole(page, 'Formal', 'manager');
  await page.goto('/staff/closures');
  await page.getByRole('button', { name: 'See whom this tells' }).click();
  const reason = page.getByRole('textbox', { name: 'As guests read it', exact: true });
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expectFocusInView(page);

  await page.goto('/staff/people');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: /^Name/ });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/\S/);
});
