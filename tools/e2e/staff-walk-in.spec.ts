import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { guestsIn, type Place } from './site/api.ts';
import { expectScreenAccessible, openConsole, take } from './site/colleague.ts';
import { startOfRun } from './site/e2e-calendar.ts';
import { expect, test } from './site/journey.ts';

const date = calendarDateFrom(startOfRun.slice(0, 10));
const open: Place = { date, time: '10:00 AM', type: 'Tour and Tasting' };

test.use({ siteClock: `${date}T09:50:00+11:00` });

test('a walk-in at an open start is three presses from the money, and can be taken back @any-size', async ({
  page,
  request,
}) => {
  await openConsole(page, 'Walk-ins', 'floor');
  const slip = page.locator('[data-surface="paper"]');
  const add = async (count: string) => {
    await page
      .getByRole('button', { name: /^Walk-in/ })
      .last()
      .click();
    await page.getByRole('radio', { name: count, exact: true }).click();
    await take(page.getByRole('button', { name: /^Add \d, English/ }));
  };

  await add('2 adults');
  const cash = slip.getByRole('button', { name: 'Cash: Walk-in pays 8,000 VUV' });
  await expect(cash).toBeVisible();
  await expect(page.getByText('2 here, walk-in')).toBeVisible();
  await expectScreenAccessible(page);
  await take(cash);
  await expect(slip.getByText('Walk-in paid 8,000')).toBeVisible();
  await expect(page.getByText('Paid').first()).toBeVisible();

  // A second party, added by mistake.
  await add('3 adults');
  await expect.poll(() => guestsIn(request, open)).toBe(5);
  await expect(page.getByText('Walk-in 2')).toBeVisible();
  await slip.getByRole('button', { name: 'Undo' }).click();
  await expect(slip.getByText('3 taken back, 10:00 AM Tour')).toBeVisible();
  expect(await guestsIn(request, open)).toBe(2);
});
