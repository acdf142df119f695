import type { Page } from '@playwright/test';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { book, guestsIn, type SlotOnDay } from './site/api.ts';
import { clickWhenActive, openConsole } from './site/colleague.ts';
import { dayOf, startOfRun } from './site/e2e-calendar.ts';
import { expect, expectAccessible, expectAccessibleInFull, test } from './site/journey.ts';
import { waitForEmail } from './site/mailbox.ts';

const today = calendarDateFrom(startOfRun.slice(0, 10));
/** A tasting on the day of the run, which no other test books. */
const slotAt = (time: SlotOnDay['time'], date = today): SlotOnDay => ({
  date,
  time,
  type: 'Cellar Door Tasting',
});
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function openParty(page: Page, { time }: SlotOnDay, name: string): Promise<void> {
  const party = page.getByRole('button', { name: `${name}: history, notes and more` });
  // The party's start may be open already.
  if (!(await party.isVisible())) {
    await page.getByRole('button', { name: new RegExp(`^${time.replace(' PM', '( PM)?')} Tasting`) }).click();
  }
  await party.click();
}

test('a colleague changes, moves and cancels a party on a phone, each after a preview @any-size @in-full', async ({
  page,
  request,
}) => {
  const slot = slotAt('1:00 PM');
  const later = slotAt('3:00 PM');
  const email = 'mara.change@example.com';
  await book(request, slot, { firstName: 'Mara', lastName: 'Muster', email, guestCount: 2 });
  await openConsole(page, 'Changes', 'floor');

  await openParty(page, slot, 'M. Muster');
  await button(page, 'Change or move').click();
  await page.getByRole('button', { name: 'One more', exact: true }).click();
  await expectAccessibleInFull(page);
  await clickWhenActive(button(page, 'See what changes'));
  await expect(page.getByText(`A mail goes to ${email}.`)).toBeVisible();
  await expectAccessible(page);
  await clickWhenActive(button(page, 'Change M. Muster'));
  await expect.poll(() => guestsIn(request, slot)).toBe(3);

  await openParty(page, slot, 'M. Muster');
  await button(page, 'Change or move').click();
  await page.getByRole('radio', { name: /^3:00 PM Tasting/ }).click();
  await clickWhenActive(button(page, 'See what changes'));
  await clickWhenActive(button(page, 'Move 3 to 3:00 PM Tasting'));
  await expect.poll(() => guestsIn(request, later)).toBe(3);
  expect(await guestsIn(request, slot)).toBe(0);
  await expect(page.getByRole('button', { name: /^M\. Muster/ })).toHaveCount(0);

  await openParty(page, later, 'M. Muster');
  await expect(page.getByText('from 1:00 PM Tasting to 3:00 PM Tasting')).toBeVisible();
  await button(page, 'Cancel booking').click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect.poll(() => guestsIn(request, later)).toBe(0);
  await expect(page.getByText('The mail is on its way.').first()).toBeVisible();
});

test('a change to a party that a colleague has just changed is refused, and shows the new state @any-size @in-full', async ({
  page,
  browser,
  request,
  expected,
}) => {
  expected.errors.push(/409/);
  const slot = slotAt('4:00 PM');
  await book(request, slot, {
    firstName: 'Rita',
    lastName: 'Refused',
    email: 'rita@example.com',
    guestCount: 2,
  });
  await openConsole(page, 'Refused', 'floor');
  const otherPage = await (await browser.newContext({ baseURL: String(process.env.SITE_URL) })).newPage();
  await openConsole(otherPage, 'First', 'floor');
  for (const screen of [page, otherPage]) {
    await openParty(screen, slot, 'R. Refused');
    await button(screen, 'Change or move').click();
    await screen.getByRole('button', { name: 'One more', exact: true }).click();
    await clickWhenActive(button(screen, 'See what changes'));
  }
  await button(otherPage, 'Back').click();
  await otherPage.getByRole('button', { name: 'One more', exact: true }).click();
  await clickWhenActive(button(otherPage, 'See what changes'));
  await clickWhenActive(button(otherPage, 'Change R. Refused'));
  await expect.poll(() => guestsIn(request, slot)).toBe(4);
  await clickWhenActive(button(page, 'Change R. Refused'));
  await expect(page.getByText(/^First changed this booking at .* Nothing was changed\./)).toBeVisible();
  await expect(page.getByText('4 adults, web, 4:00 PM, English')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Go on with the party as it is now').click();
  await page.getByRole('button', { name: 'One more', exact: true }).click();
  await clickWhenActive(button(page, 'See what changes'));
  await clickWhenActive(button(page, 'Change R. Refused'));
  await expect.poll(() => guestsIn(request, slot)).toBe(5);
  await otherPage.context().close();
});

test('a colleague at a desk finds a party of another day by typing the first letters of its name @phone-first', async ({
  page,
  request,
}, { project }) => {
  await book(request, slotAt('4:00 PM', dayOf('staffFind', project.name)), {
    firstName: 'Zoé',
    lastName: 'Änderling',
    email: 'zoe@example.com',
    guestCount: 3,
  });
  await openConsole(page, 'Finder', 'floor');
  await button(page, 'Find').click();
  await page.getByRole('searchbox').fill('ander');
  if (project.name === 'phone') await button(page, 'Search other days').click();
  await expect(page.getByText('1 found on other days until Wed 24 Feb.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Zoé Änderling/ }).click();
  await expect(page.getByRole('heading', { name: 'Zoé Änderling' })).toBeVisible();
  await expect(page.getByRole('button', { name: /[78] January/ }).first()).toBeAttached();
});

test('a manager changes a start to French once each of its parties has agreed @any-size @in-full', async ({
  page,
  request,
}) => {
  const slot = slotAt('2:00 PM');
  const email = 'agreed@example.com';
  for (const [firstName, lastName] of [
    ['Ada', 'Muster'],
    ['Bob', 'Exemple'],
  ] as const)
    await book(request, slot, { firstName, lastName, email: `${lastName}.${email}`, guestCount: 2 });
  await openConsole(page, 'Languages', 'manager');
  await openParty(page, slot, 'A. Muster');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await button(page, 'More').click();
  await button(page, 'Switch 2:00 PM Tasting to French').click();
  for (const name of ['A. Muster', 'B. Exemple'])
    await button(page, `${name}, 2 adults: not asked yet`).click();
  await expectAccessible(page);
  await button(page, 'Switch to French').click();
  await expect(page.getByText('2:00 PM Tasting is in French now').first()).toBeVisible();
  await openParty(page, slot, 'A. Muster');
  await expect(page.getByText('in French; all parties of the start agreed')).toBeVisible();
  // Their emails stay in the language of the booking.
  const change = await waitForEmail(request, `Exemple.${email}`, 2);
  expect(change.subject).toMatch(/^Changed: /);
});
