import { request } from '@playwright/test';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { book } from '#tools/e2e/site/api.ts';
import { invited } from '#tools/e2e/site/colleague.ts';
import { startOfRun } from '#tools/e2e/site/e2e-calendar.ts';
import type { Target, Verbs } from '../verbs.ts';
import { button, field, link, radio, title } from './visitor.ts';

/** A booking of today, made elsewhere. */
export async function bookForToday(site: string): Promise<void> {
  const date = calendarDateFrom(startOfRun.slice(0, 10));
  const guest = { firstName: 'Émile', lastName: 'Exemple', email: 'emile@example.com' };
  const calls = await request.newContext({ baseURL: site });
  await book(calls, { date, time: '3:00 PM', type: 'Tour and Tasting' }, { ...guest, guestCount: 2 });
  await calls.dispose();
}

/** A manager comes in by a link, and adds a passkey where the browser keeps them. */
export async function signIn(browser: Verbs, site: string, withPasskey: boolean): Promise<void> {
  await browser.open(await invited('Manager', 'manager', site));
  await browser.see(title('Hello, Manager.'));
  await browser.click(button(/^Link this /));
  await browser.click(button(withPasskey ? 'Add a passkey' : 'Later'));
  await browser.see(button('Menu of Manager'));
}

/**
 * Clicks a button that takes money until it goes. Just after the page has moved the focus, such a button ignores a
 * click and stays disabled for a moment.
 */
export async function take(browser: Verbs, payment: Target): Promise<void> {
  do await browser.click(payment);
  while (await browser.has(payment));
}

/** A party of two walks in at the start that is open. */
export async function serveWalkIn(browser: Verbs): Promise<void> {
  await browser.click(button('Walk-in'));
  await browser.click(radio('2 adults'));
  await take(browser, button(/^Add 2/));
  await browser.gone({ role: 'dialog' });
}

/** A booked party arrives and pays; undone, it owes again; then it pays. */
export async function checkIn(browser: Verbs): Promise<void> {
  await browser.click(button(/^3:00( PM)? ?Tour/));
  await browser.click(button('Arrived: É. Exemple'));
  await take(browser, button('Cash: É. Exemple pays 8,000 VUV'));
  await browser.read('Paid');
  await browser.click(button(/^Undo/));
  await take(browser, button('Cash: É. Exemple pays 8,000 VUV'));
  await browser.read('Paid');
}

/** Cash-up: the X, and with a passkey the Z. */
export async function cashUp(browser: Verbs, withPasskey: boolean): Promise<void> {
  await browser.open('/staff/till');
  await browser.see({ role: 'article' });
  await browser.read('8,000 VUV taken');
  if (!withPasskey) return;
  const close = button(/^Close the day \(Z 1\)/);
  await browser.click(close);
  await browser.fill(field('Counted, Cash'), '8,000');
  await browser.click(close);
  await browser.click(button('Use my passkey', { role: 'dialog' }));
  await browser.see(title('Day report (Z 1)'));
  await browser.click(link('Back to cash-up'));
  await browser.see(title(/^Cash-up/));
}
