import { backAtWharf, type ShipFit, shipFit, shipsOn } from '../../shared/booking/ship-days.ts';
import { slots } from '../../shared/booking/slots.ts';
import { shipEntries } from '../../shared/content/ships.ts';
import {
  addDays,
  type CalendarDate,
  calendarDateFrom,
  timeLabel,
} from '../../shared/values/port-vila-time.ts';
import { book } from './site/api.ts';
import { expect, expectAccessible, hydrates, test } from './site/journey.ts';
import { mailTo } from './site/mailbox.ts';
import { chooseDay, dayInCalendar, slotOnPage } from './site/visitor.ts';

const words: Record<Exclude<ShipFit, 'fits'>, string> = {
  tight: 'Tight for',
  'too-late': 'Too late for',
  'before-ashore': 'Too early for',
};

/** The first two bookable days of the owner's list. */
const shipDays = [...new Set(shipEntries.map(({ date }) => date))]
  .filter((date) => date > '2026-11-24' && date < '2027-02-24')
  .sort()
  .slice(0, 2)
  .map(calendarDateFrom);

test.skip(shipDays.length === 0, 'There are no ships in the list.');

test('on a ship day each slot names the time back at the wharf and warns, and stays bookable @any-size', async ({
  page,
}) => {
  await page.goto('/tours');
  await hydrates(page);
  for (const date of shipDays) {
    await chooseDay(page, date);
    const ships = page.getByRole('region', { name: 'Ships in port' });
    for (const { ship, allAboardMinutes } of shipsOn(date))
      await expect(ships.getByRole('listitem').filter({ hasText: ship })).toContainText(
        `all aboard ${timeLabel(allAboardMinutes)}`,
      );
    await expect(ships).toContainText('Port Vila time (UTC+11)');
    for (const slot of slots) {
      const cell = slotOnPage(page, slot.time, slot.type);
      await expect(cell).toContainText(`Back at wharf ${timeLabel(backAtWharf(slot))}`);
      await expect(cell).toHaveAttribute('href', /\/tours\/confirm/);
      for (const call of shipsOn(date)) {
        const fit = shipFit(slot, call);
        const warning = new RegExp(`(${Object.values(words).join('|')}) ${call.ship}`);
        if (fit === 'fits') await expect(cell).not.toContainText(warning);
        else await expect(cell).toContainText(`${words[fit]} ${call.ship}`);
      }
    }
    await expectAccessible(page);
  }
  for (const date of shipDays) await expect(dayInCalendar(page, date)).toHaveAccessibleName(/, ship day$/);
  const quiet = addDays(shipDays[0] as CalendarDate, -2);
  await expect(dayInCalendar(page, quiet)).not.toHaveAccessibleName(/ship/);
  await chooseDay(page, quiet);
  await expect(page.getByText('16 of 16 left').first()).toBeVisible();
  await expect(page.getByText(/Ships in port|Back at wharf|Too late for/)).toHaveCount(0);
});

test('the mail of a ship day explains ship time @any-size', async ({ request }, { project }) => {
  const date = shipDays[0] as CalendarDate;
  const email = `ship.${project.name}@example.com`;
  const party = { firstName: 'Ana', lastName: 'Sample', email, guestCount: 1 };
  await book(request, { date, time: '10:00 AM', type: 'Tour and Tasting' }, party);
  const { text, html } = await mailTo(request, email, 1);
  for (const part of [text, html]) {
    expect(part).toContain('Ship time may differ from Port Vila time.');
    for (const { ship } of shipsOn(date)) expect(part).toContain(ship);
  }
});
