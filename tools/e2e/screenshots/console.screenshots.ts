import type { Page } from '@playwright/test';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { book, type SlotOnDay } from '../site/api.ts';
import { inviteColleague, linkThisDevice, openConsole } from '../site/colleague.ts';
import { startOfRun } from '../site/e2e-calendar.ts';
import { test } from '../site/journey.ts';
import { shoot, shootScreen } from '../site/shoot.ts';

/** Starts of the day of the run, one for each width. */
const slots: Record<string, SlotOnDay> = {
  '390': { date: calendarDateFrom(startOfRun.slice(0, 10)), time: '2:00 PM', type: 'Tour and Tasting' },
  '820': { date: calendarDateFrom(startOfRun.slice(0, 10)), time: '3:00 PM', type: 'Tour and Tasting' },
  '1440': { date: calendarDateFrom(startOfRun.slice(0, 10)), time: '4:00 PM', type: 'Tour and Tasting' },
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const close = (page: Page) => page.keyboard.press('Escape');

test('console: a new device, and the offer of a passkey', async ({ page }, { project: { name } }) => {
  const link = await inviteColleague(`Newcomer ${name}`, 'floor');
  await page.goto(link);
  await button(page, /^Link this /).waitFor();
  await shoot(page, '60-console-link', name);
  await linkThisDevice(page, link);
  await shoot(page, '61-console-passkey', name);
});

for (const [name, path] of [
  ['62-console-sign-in', '/staff'],
  ['63-console-link-missing', '/staff/link'],
] as const)
  test(name, async ({ page, expected }, { project }) => {
    expected.errors.push(/Failed to load resource/);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: '…' }).waitFor();
    await shoot(page, name, project.name);
  });

test('console: a party at the door', async ({ page, request }, { project: { name } }) => {
  const slot = slots[name] as SlotOnDay;
  const guest = { firstName: 'Émile', lastName: 'Exemple', email: 'emile@example.com' };
  await book(request, slot, { ...guest, guestCount: 2 });
  await openConsole(page, `Door ${name}`, 'manager');
  // On a phone, bars would cover what is scrolled behind them.
  if (name === '390') await page.setViewportSize({ width: 390, height: 2400 });
  await shoot(page, '64-console-today', name);
  await button(page, new RegExp(`^${slot.time.replace(' PM', '( PM)?')} ?Tour`)).click();
  await button(page, 'Arrived: É. Exemple').waitFor();
  await shootScreen(page, '65-console-start', name);
  await button(page, 'É. Exemple: history, notes and more').click();
  await page.getByRole('heading', { level: 2, name: /Exemple$/ }).waitFor();
  await shootScreen(page, '66-console-party', name);
  await close(page);
  await button(page, 'Walk-in').click();
  await page.getByRole('radio', { name: '3 adults', exact: true }).waitFor();
  await shootScreen(page, '67-console-walk-in', name);
  await close(page);
  await button(page, 'Arrived: É. Exemple').click();
  await button(page, 'Cash: É. Exemple pays 8,000 VUV').waitFor();
  await shootScreen(page, '68-console-arrived', name);
  await page.keyboard.press('/');
  await page.getByRole('searchbox').first().fill('exe');
  await shootScreen(page, '69-console-find', name);
});

test('console: the door while offline', async ({ page, expected, request }, { project: { name } }) => {
  expected.errors.push(/Failed to load resource|ERR_/);
  const slot = slots[name] as SlotOnDay;
  const guest = { firstName: 'Pia', lastName: 'Ejemplo', email: 'pia@example.com' };
  await book(request, slot, { ...guest, guestCount: 1 });
  await openConsole(page, `Dark ${name}`, 'floor');
  await button(page, new RegExp(`^${slot.time.replace(' PM', '( PM)?')} ?Tour`)).click();
  await button(page, 'Arrived: P. Ejemplo').waitFor();
  await page.route(/\/api\//, (route) => route.abort());
  await page.getByText('No network since').waitFor();
  await button(page, 'Arrived: P. Ejemplo').click();
  await button(page, /kept here\. Show them$/).waitFor();
  await shootScreen(page, '69a-console-without-network', name);
  await button(page, /kept here\. Show them$/).click();
  await page.getByRole('heading', { level: 2, name: /wait/ }).waitFor();
  await shootScreen(page, '69b-console-kept', name);
  await close(page);
  const more = page.getByRole('button', { name: 'More', exact: true });
  for (const [row, picture] of [
    ['What I can do without a network', '69c-console-can'],
    ['What the marks mean', '69d-console-marks'],
    ['Kept days and run sheets', '69e-console-kept-days'],
  ] as const) {
    await more.click();
    if (row === 'What I can do without a network') await shootScreen(page, '69f-console-more', name);
    await page.getByRole('button', { name: row }).click();
    await page.getByRole('heading', { level: 2 }).filter({ hasNotText: 'More' }).first().waitFor();
    await shootScreen(page, picture, name);
    await close(page);
  }
  await button(page, 'P. Ejemplo: history, notes and more').click();
  await page.getByRole('heading', { level: 2, name: /Ejemplo$/ }).waitFor();
  await shootScreen(page, '69g-console-party-without-network', name);
  await button(page, /^Joins another start/).click();
  await page.getByRole('heading', { level: 2, name: /go in\?$/ }).waitFor();
  await shootScreen(page, '69h-console-join', name);
  await close(page);
  await button(page, /^Menu of /).click();
  await button(page, 'Sign out').click();
  await page.getByRole('heading', { level: 2, name: /^1 press waits/ }).waitFor();
  await shootScreen(page, '69i-console-leaving', name);
  await button(page, 'Agree with a tablet first').click();
  await button(page, 'This one reads first').waitFor();
  await shootScreen(page, '69j-console-agree-first', name);
});

for (const [screen, title] of [
  ['closures', 'Closures'],
  ['till', /^Cash-up/],
  ['orders', 'Orders'],
  ['enquiries', 'Enquiries'],
  ['operators', 'Operators'],
  ['stock', 'Stock'],
  ['calendar', 'Calendar'],
  ['numbers', / by (day|week)$/],
  ['privacy', 'Privacy'],
  ['people', 'People and devices'],
  ['needs-you', /needs? you/],
  ['paper', 'Type the sheet.'],
] as const)
  test(`console: ${screen}`, async ({ page }, { project: { name } }) => {
    await openConsole(page, `Office ${screen} ${name}`, 'manager');
    await page.goto(`/staff/${screen}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.waitForLoadState('networkidle');
    await shoot(page, `70-console-${screen}`, name);
  });

test('console: forms with missing fields, and an invitation', async ({ page }, { project: { name } }) => {
  await openConsole(page, `Forms ${name}`, 'manager');
  await page.goto('/staff/closures');
  await button(page, 'See who gets a message').click();
  await shoot(page, '71-console-closures-gaps', name);
  await page.goto('/staff/people');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await shootScreen(page, '72-console-invite', name);
  await button(page, 'Make the link').click();
  await shootScreen(page, '73-console-invite-gaps', name);
});
