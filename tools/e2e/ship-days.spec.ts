import { shipsOn } from '#shared/booking/ship-days.ts';
import { type ShipFit, shipFit, wharfReturnMinutes } from '#shared/booking/ship-fit.ts';
import { slotOf, slots } from '#shared/booking/slots.ts';
import { shipEntries } from '#shared/content/ships.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import { addDays, type CalendarDate, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { timeLabel } from '#shared/values/written-time.ts';
import { book } from './site/api.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInFull,
  openPage,
  test,
  waitUntilHydrated,
} from './site/journey.ts';
import { waitForEmail } from './site/mailbox.ts';
import { chooseDay, dayInCalendar, slotOnPage } from './site/visitor.ts';

const labels: Record<ShipFit, string> = {
  fits: 'In time for',
  tight: 'Tight for',
  'too-late': 'Too late for',
  'before-ashore': 'Too early for',
};

/** The first two bookable days of the owner's list. */
const nextDays = [...new Set(shipEntries.map(({ date }) => date))]
  .filter((date) => date > '2026-11-24' && date < '2027-02-24')
  .sort()
  .slice(0, 2)
  .map(calendarDateFrom);

/** In `npm test`, only the day with more ships. */
const shipDays = isFullRun
  ? nextDays
  : nextDays.toSorted((a, b) => shipsOn(b).length - shipsOn(a).length).slice(0, 1);

test.skip(shipDays.length === 0, 'There are no ships in the list.');

test('on a ship day the tours page asks once for the guest’s ship, and a warning about its departure appears on page, form and ticket @any-size', async ({
  page,
  request,
}) => {
  await openPage(page, '/tours');
  for (const date of shipDays) {
    await page.evaluate(() => sessionStorage.removeItem('ship-of-visit'));
    await page.reload();
    await waitUntilHydrated(page);
    await chooseDay(page, date);
    const question = page.getByRole('group', { name: 'Which ship?' });
    await expect(page.getByRole('status').filter({ hasText: 'Choose your ship' })).toBeVisible();
    await expectAccessible(page);
    for (const call of shipsOn(date)) {
      await expect(question).toContainText(`all aboard ${timeLabel(call.allAboardMinutes)}`);
      await question.getByRole('radio', { name: call.ship }).check();
      await expect(
        page.getByRole('status').filter({ hasText: `back in time for ${call.ship}.` }),
      ).toBeVisible();
      for (const slot of slots) {
        const cell = slotOnPage(page, slot.time, slot.type);
        await expect(cell).toHaveAttribute('href', /\/tours\/confirm/);
        const fit = shipFit(slot, call);
        if (fit === 'too-late' || fit === 'before-ashore') {
          await expect(cell).toContainText(`${labels[fit]} ${call.ship}`);
          await expect(cell).not.toContainText('Available');
        } else {
          await expect(cell).toContainText(fit === 'tight' ? 'Tight: back' : 'In time: back');
          await expect(cell).toContainText(`back at wharf ${timeLabel(wharfReturnMinutes(slot))}`);
        }
      }
      await expectAccessibleInFull(page);
    }
    await expect(question).toContainText('Port Vila time (UTC+11)');
  }
  for (const date of shipDays) await expect(dayInCalendar(page, date)).toHaveAccessibleName(/, ship day$/);

  const date = shipDays[0] as CalendarDate;
  const slot = slotOf('4:00 PM', 'Tour and Tasting');
  const late = shipsOn(date).find((call) => shipFit(slot, call) === 'too-late');
  if (late !== undefined) {
    await chooseDay(page, date);
    await page.getByRole('radio', { name: late.ship }).check();
    await page.getByRole('radio', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL(/preferredLanguage=English/);
    await slotOnPage(page, slot.time, slot.type).click();
    await expect(page.getByText(`Too late for ${late.ship}: back at the wharf`).first()).toBeVisible();
    await expectAccessibleInFull(page);
    await page.getByRole('link', { name: 'Change' }).first().click();
    await expect(page.locator('#chosen-day')).toBeInViewport();
    await expect(page.getByRole('radio', { name: late.ship }), 'kept for the visit').toBeChecked();
    await expect(page.getByRole('radio', { name: 'English', exact: true })).toBeChecked();
    await page.getByRole('link', { name: 'Choose a day' }).click();
    await expect(page).toHaveURL(new RegExp(`date=${date}&guests=1&preferredLanguage=English#calendar$`));

    const bookedSlot = { date, time: '1:00 PM', type: slot.type } as const;
    const guest = { firstName: 'Ana', lastName: 'Sample', email: 'late.change@example.com', guestCount: 1 };
    await openPage(page, `/tours/confirmed?ref=${await book(request, bookedSlot, guest)}`);
    const verdict = labels[shipFit(slotOf(bookedSlot.time, bookedSlot.type), late)];
    await expect(page.getByText(`${verdict} ${late.ship}: `), 'on the ticket').toBeVisible();
    await page.getByRole('button', { name: 'Change this booking' }).click();
    await page.getByRole('button', { name: 'Another day or time' }).click();
    const start = page
      .getByRole('radiogroup', { name: `${slot.type} on ` })
      .getByRole('radio', { name: slot.time });
    await expect(start).toHaveAccessibleDescription(new RegExp(`Too late for ${late.ship}`));
    await start.check();
    await expect(page.getByText(`Too late for ${late.ship}: back at the wharf`)).toBeVisible();
    await expectAccessible(page);
    await openPage(page, '/tours');
  }
  const dayWithoutShips = addDays(date, -2);
  await expect(dayInCalendar(page, dayWithoutShips)).not.toHaveAccessibleName(/ship/);
  await chooseDay(page, dayWithoutShips);
  await expect(page.getByText('16 of 16 left').first()).toBeVisible();
  await expect(page.getByText(/Which ship|Back at wharf|Too late for/)).toHaveCount(0);
});

test('the email about a visit on a ship day explains that ship time may differ from Port Vila time @any-size @in-full', async ({
  request,
}, { project }) => {
  const date = shipDays[0] as CalendarDate;
  const email = `ship.${project.name}@example.com`;
  const party = { firstName: 'Ana', lastName: 'Sample', email, guestCount: 1 };
  await book(request, { date, time: '10:00 AM', type: 'Tour and Tasting' }, party);
  const { text, html } = await waitForEmail(request, email, 1);
  for (const part of [text, html]) {
    expect(part).toContain('Ship time may differ from Port Vila time.');
    for (const { ship } of shipsOn(date)) expect(part).toContain(ship);
  }
});
