import { request } from '@playwright/test';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { book } from '#tools/e2e/site/api.ts';
import { inviteColleague } from '#tools/e2e/site/colleague.ts';
import { startOfRun } from '#tools/e2e/site/e2e-calendar.ts';
import type { Target, Verbs } from '../verbs.ts';
import { button, field, link, radio, title } from './visitor.ts';

/** Books a tour for today by calling the API, without the browser. */
export async function bookForToday(site: string): Promise<void> {
  const date = calendarDateFrom(startOfRun.slice(0, 10));
  const guest = { firstName: 'Émile', lastName: 'Exemple', email: 'emile@example.com' };
  const calls = await request.newContext({ baseURL: site });
  await book(calls, { date, time: '3:00 PM', type: 'Tour and Tasting' }, { ...guest, guestCount: 2 });
  await calls.dispose();
}

/** Signs in a manager by a link, and adds a passkey if the browser supports them. */
export async function signIn(browser: Verbs, site: string, usesPasskey: boolean): Promise<void> {
  await browser.open(await inviteColleague('Manager', 'manager', site));
  await browser.see(title('Hello, Manager.'));
  await browser.click(button(/^Link this /));
  await browser.click(button(usesPasskey ? 'Add a passkey' : 'Later'));
  await browser.see(button('Menu of Manager'));
}

/**
 * Clicks a button that takes money until it disappears. Just after the page has moved the focus, such a button ignores a
 * click and stays disabled for a moment.
 */
export async function takePayment(browser: Verbs, payment: Target): Promise<void> {
  do await browser.click(payment);
  while (await browser.has(payment));
}

/** Adds a walk-in party of two to the open start. */
export async function serveWalkIn(browser: Verbs): Promise<void> {
  await browser.click(button('Walk-in'));
  await browser.click(radio('2 adults'));
  await takePayment(browser, button(/^Add 2/));
  await browser.waitUntilHidden({ role: 'dialog' });
}

/** Checks in a booked party: it pays, the payment is undone, and it pays again. */
export async function checkIn(browser: Verbs): Promise<void> {
  await browser.click(button(/^3:00( PM)? ?Tour/));
  await browser.click(button('Arrived: É. Exemple'));
  await takePayment(browser, button('Cash: É. Exemple pays 8,000 VUV'));
  await browser.read('Paid');
  await browser.click(button(/^Undo/));
  await takePayment(browser, button('Cash: É. Exemple pays 8,000 VUV'));
  await browser.read('Paid');
}

/** Cash-up: the X, and with a passkey the Z. */
export async function cashUp(browser: Verbs, usesPasskey: boolean): Promise<void> {
  await browser.open('/staff/till');
  await browser.see({ role: 'article' });
  await browser.read('8,000 VUV taken');
  if (!usesPasskey) return;
  const close = button(/^Close the day \(Z 1\)/);
  await browser.click(close);
  await browser.fill(field('Counted, Cash'), '8,000');
  await browser.click(close);
  await browser.click(button('Use my passkey', { role: 'dialog' }));
  await browser.see(title('Day report (Z 1)'));
  await browser.click(link('Back to cash-up'));
  await browser.see(title(/^Cash-up/));
}
