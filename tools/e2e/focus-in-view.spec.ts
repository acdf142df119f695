import type { Page } from '@playwright/test';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { book, formAddress, type SlotOnDay } from './site/api.ts';
import { openConsole } from './site/colleague.ts';
import { addOne } from './site/customer.ts';
import { dayOf, startOfRun } from './site/e2e-calendar.ts';
import { expect, openPage, test } from './site/journey.ts';
import { findStopsOutOfView } from './site/keyboard.ts';

// WCAG 2.2, 2.4.11: the focused element is not behind a bar, a header or a dialog's edge.

const today = calendarDateFrom(startOfRun.slice(0, 10));

/** Finds elements that are out of view while focused, with Tab and Shift+Tab. */
async function findHiddenStops(page: Page): Promise<string[]> {
  const hiddenByState = await findStopsOutOfView(page);
  return [...hiddenByState, ...(await findStopsOutOfView(page, 'Shift+Tab'))];
}

for (const { name, size } of [
  { name: 'at four times the size', size: { width: 320, height: 256 } },
  { name: 'on a phone with a keyboard', size: { width: 390, height: 844 } },
]) {
  test.describe(name, () => {
    test.use({ viewport: size, isMobile: false, hasTouch: false });

    test(`no focused element is behind a bar of the site @any-size @in-full`, async ({ page }, {
      project,
    }) => {
      const hiddenByState: Record<string, string[]> = {};
      const collect = async (state: string) => {
        const hidden = await findHiddenStops(page);
        if (hidden.length > 0) hiddenByState[state] = hidden;
      };
      await openPage(page, `/tours?date=${dayOf('keyboardLarge', project.name)}`);
      await page.waitForLoadState('networkidle');
      await collect('tours');
      await openPage(
        page,
        formAddress({
          date: dayOf('keyboardLarge', project.name),
          time: '3:00 PM',
          type: 'Tour and Tasting',
        }),
      );
      await page.waitForLoadState('networkidle');
      await collect('booking form');
      await openPage(page, '/community');
      await collect('sections of a page');
      await openPage(page, '/jp');
      await page.waitForLoadState('networkidle');
      await addOne(page, 'ユミ');
      await collect('cart');
      expect(hiddenByState).toEqual({});
    });

    test(`no focused element is behind a bar of the console @any-size @in-full`, async ({
      page,
      request,
    }) => {
      const hiddenByState: Record<string, string[]> = {};
      const collect = async (state: string) => {
        const hidden = await findHiddenStops(page);
        if (hidden.length > 0) hiddenByState[state] = hidden;
      };
      const slot: SlotOnDay = { date: today, time: '11:00 AM', type: 'Cellar Door Tasting' };
      for (const number of [1, 2, 3, 4, 5])
        await book(request, slot, {
          firstName: 'Max',
          lastName: `Foot ${'ABCDE'[number - 1]}`,
          email: `foot.${number}.${size.width}@example.com`,
          guestCount: 1,
        });
      await openConsole(page, `Bars ${size.width}`, 'manager');
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: /^11 AM\. / }).click();
      await expect(page.getByRole('button', { name: /^Arrived: M\. Foot E/ }).first()).toBeVisible();
      await collect('Today');
      for (const path of ['closures', 'till', 'people', 'calendar', `calendar?day=2027-01-04`]) {
        await page.goto(`/staff/${path}`);
        await page.waitForLoadState('networkidle');
        await collect(path);
      }
      expect(hiddenByState).toEqual({});
    });

    test(`the dialog of cookie settings keeps the focus inside and in view @any-size @in-full`, async ({
      page,
    }) => {
      await openPage(page, '/discover');
      const open = page.getByRole('button', { name: 'Cookie settings' });
      await open.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
      await expect(dialog.getByRole('heading', { name: 'Cookie settings' })).toBeFocused();
      expect(await findStopsOutOfView(page)).toEqual([]);
      expect(await findStopsOutOfView(page, 'Shift+Tab')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(open).toBeFocused();
    });
  });
}
