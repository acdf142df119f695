import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import type { Target, Verbs } from '../verbs.ts';

/** Days on which the journeys book; each site starts empty on the Tuesday before. */
const days = {
  first: calendarDateFrom('2026-11-25'),
  moved: calendarDateFrom('2026-11-26'),
  french: calendarDateFrom('2026-11-27'),
};

export const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within && { within }),
});
export const link = (name: string | RegExp): Target => ({ role: 'link', name });
export const field = (name: string | RegExp, within?: Target): Target => ({
  role: 'textbox',
  name,
  ...(within && { within }),
});
export const radio = (name: string | RegExp): Target => ({ role: 'radio', name });
export const title = (name: string | RegExp): Target => ({ role: 'heading', name });
const dialog = (name: string | RegExp): Target => ({ role: 'dialog', name });

/** Books a tour, starting at the landing page. @returns the reference */
export async function bookFromLanding(browser: Verbs, email: string): Promise<string> {
  await browser.open('/');
  await browser.click(link('Book Tour'));
  await browser.waitForAddress(/\/tours$/);
  await browser.click(button(new RegExp(formatDate(days.first)), { role: 'grid' }));
  await browser.click(link(/^Book 10:00 AM( anyway)?, Tour and Tasting ?\./));
  await browser.waitForAddress(/\/tours\/confirm\?/);
  // The tours page has this button too, and stays until the form has loaded.
  await browser.see(field(/^First name/));
  await browser.click(button('One adult more'));
  await browser.click(radio('English'));
  await browser.fill(field(/^First name/), 'Amélie');
  await browser.fill(field(/^Last name/), 'Kalsakau');
  await browser.fill(field(/^Email/), email);
  await browser.read('8,000');
  await browser.click(button(/^Confirm booking/));
  const ticket = await browser.waitForAddress(/\/tours\/confirmed\?ref=KAL/);
  await browser.see(title('Your tour is booked.'));
  const reference = ticket.searchParams.get('ref') ?? '';
  await browser.read(reference);
  return reference;
}

/** Moves the open booking to another day. */
export async function changeBooking(browser: Verbs): Promise<void> {
  await browser.click(button('Change this booking'));
  await browser.see(title('Change this booking'));
  await browser.click(button('Another day or time'));
  await browser.click(button(new RegExp(formatDate(days.moved)), { role: 'grid' }));
  await browser.click(radio(/^3:00 PM/));
  await browser.click(button('One adult more'));
  await browser.read('3 adults instead of 2');
  await browser.click(button('Save changes'));
  await browser.read(/Your booking has been changed\./);
  await browser.read('3 adults, booked by Amélie Kalsakau');
}

/** Cancels the open booking. */
export async function cancelBooking(browser: Verbs): Promise<void> {
  await browser.click(button('Cancel this booking'));
  await browser.click(button('Cancel booking', dialog('Cancel this booking?')));
  await browser.see(title('This booking is cancelled.'));
}

/** Finds a booking by its reference and email address. */
export async function findBooking(browser: Verbs, reference: string, email: string): Promise<void> {
  await browser.open('/contact');
  await browser.click(link('My booking'));
  await browser.see(title('My booking'));
  const form: Target = { role: 'form', name: 'Open your booking' };
  await browser.fill(field(/^Reference/, form), reference.toLowerCase());
  await browser.fill(field(/^Email/, form), 'somebody.else@example.com');
  await browser.click(button('Open booking', form));
  await browser.see({ role: 'alert', within: form });
  await browser.fill(field(/^Email/, form), email);
  await browser.click(button('Open booking', form));
  await browser.see(title('Your booking'));
}

/** Books and cancels in French. */
export async function bookAndCancelInFrench(browser: Verbs): Promise<void> {
  await browser.open('/fr');
  await browser.click(link('Réserver'));
  await browser.waitForAddress(/\/fr\/tours$/);
  await browser.click(button(/vendredi 27 novembre/, { role: 'grid' }));
  await browser.click(link(/^Réserver à 10 h, Visite et dégustation/));
  await browser.waitForAddress(/\/fr\/tours\/confirm\?/);
  await browser.fill(field(/^Prénom/), 'Odile');
  await browser.fill(field(/^Nom/), 'Kalsakau');
  await browser.fill(field(/^Adresse e-mail/), 'odile@example.com');
  await browser.click(button(/^Confirmer/));
  await browser.waitForAddress(/\/fr\/tours\/confirmed\?ref=KAL/);
  await browser.see(title('Votre visite est réservée.'));
  await browser.click(button('Annuler cette réservation'));
  await browser.click(button('Annuler la réservation', { role: 'dialog' }));
  await browser.see(title('Cette réservation est annulée.'));
}
