import type { Locator, Page } from '@playwright/test';
import { pages } from '#app/content/pages/pages.ts';
import type { StartTime, TourType } from '#shared/booking/slots.ts';
import { minutesOfStart } from '#shared/booking/slots.ts';
import { addressOf } from '#shared/site/site-paths.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { frenchDate, frenchTime } from '#shared/visits/french-dates.ts';
import { bookForOthers, formAddress, guestsIn, type SlotOnDay } from './site/api.ts';
import { dayOf, startOfRun } from './site/e2e-calendar.ts';
import { expect, expectAccessible, expectAccessibleInFull, test, waitUntilHydrated } from './site/journey.ts';
import { tabTo } from './site/keyboard.ts';
import { cumulativeLayoutShift } from './site/layout-shift.ts';
import { calendarFileOf, waitForEmail } from './site/mailbox.ts';
import { findUnreadableText } from './site/text-on-page.ts';
import { type Details, referenceOn } from './site/visitor.ts';

/** The site in French. White space in locators stands for the no-break spaces of French. */

const names: Readonly<Record<TourType, string>> = {
  'Tour and Tasting': 'Visite et dégustation',
  'Cellar Door Tasting': 'Dégustation au chai',
};
const dayInCalendar = (page: Page, date: CalendarDate): Locator =>
  page.getByRole('grid').getByRole('button', { name: frenchDate(date) });
const slotOnPage = (page: Page, time: StartTime, type: TourType): Locator =>
  page.getByRole('link', { name: `Réserver à ${frenchTime(minutesOfStart(time))}, ${names[type]}` });
const adults = (page: Page): Locator => page.getByRole('spinbutton', { name: 'Nombre d’adultes' });
const confirmButton = (page: Page): Locator => page.getByRole('button', { name: /^Confirmer/ });
const changeButton = (page: Page): Locator => page.getByRole('button', { name: 'Modifier la réservation' });
const inFrench = (slot: SlotOnDay): string => `/fr${formAddress(slot)}`;

async function chooseDay(page: Page, date: CalendarDate): Promise<void> {
  await page.getByRole('grid').getByRole('button').first().waitFor();
  for (let months = 0; months < 3 && (await dayInCalendar(page, date).count()) === 0; months += 1)
    await page.getByRole('button', { name: 'Mois suivant', exact: true }).click();
  await dayInCalendar(page, date).click();
}

async function fillDetails(page: Page, { firstName, lastName, email }: Details): Promise<void> {
  await page.getByRole('textbox', { name: 'Prénom' }).fill(firstName);
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(lastName);
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email);
}

async function switchTo(page: Page, language: 'Français' | 'English'): Promise<void> {
  // The header hides on the way down.
  await page.evaluate(() => window.scrollTo(0, 0));
  const menu = page.getByLabel('Menu', { exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: language }).locator('visible=true').click();
}

/** Words that occur in no French sentence. */
const english = /(?<!\p{L})(the|and|of|your|you|please|this|booking|tour|time|is|sorry)(?!\p{L})/iu;

test('a guest books in French, moves the booking to another day and cancels it, with emails and calendar entries in French @phone-first', async ({
  page,
  request,
}, { project }) => {
  const before: SlotOnDay = {
    date: dayOf('french', project.name),
    time: '10:00 AM',
    type: 'Tour and Tasting',
  };
  const after: SlotOnDay = { ...before, date: dayOf('frenchMoved', project.name), time: '3:00 PM' };
  const email = `odile.${project.name}@example.com`;

  await page.goto('/fr');
  await waitUntilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Réserver', exact: true }).click();

  await expect(page).toHaveURL(/\/fr\/tours$/);
  await expect(page).toHaveTitle('Visite et dégustation à Port-Vila | Port Vila Rum Distillery');
  await chooseDay(page, before.date);
  const slot = slotOnPage(page, before.time, before.type);
  await expect(slot).toContainText('16 libres sur 16');
  await expectAccessibleInFull(page);
  await slot.click();

  await expect(page).toHaveURL(/\/fr\/tours\/confirm\?/);
  await expect(page.getByRole('radio', { name: 'Français' })).toBeChecked();
  // An English tour for a guest who reads French.
  await page.getByRole('radio', { name: 'Anglais' }).check();
  await page.getByRole('button', { name: 'Un adulte de plus' }).click();
  await fillDetails(page, { firstName: 'Odile', lastName: 'Kalsakau', email });
  await expect(page.getByText('8 000 VUV').first()).toBeVisible();
  await expectAccessibleInFull(page);
  await confirmButton(page).click();

  await expect(page).toHaveURL(/\/fr\/tours\/confirmed\?ref=KAL/);
  await expect(page.getByRole('heading', { level: 1, name: 'Votre visite est réservée.' })).toBeVisible();
  await expect(page.getByText('Odile Kalsakau, 2 adultes')).toBeVisible();
  await expectAccessible(page);
  const reference = referenceOn(page);
  const confirmation = await waitForEmail(request, email, 1);
  const entry = calendarFileOf(confirmation);
  expect(confirmation.subject).toMatch(/^Votre réservation/);
  expect(confirmation.text).toContain(`/fr/tours/confirmed?ref=${reference}`);
  expect(confirmation.text).toContain('en anglais');
  expect(entry.summary).toBe('Visite et dégustation, Port Vila Rum Distillery');

  await changeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Modifier la réservation' })).toBeFocused();
  await page.getByRole('button', { name: 'Un autre jour, une autre heure' }).click();
  await chooseDay(page, after.date);
  await page
    .getByRole('radio', { name: frenchTime(minutesOfStart(after.time)) })
    .first()
    .check();
  await expect(page.getByText(`au lieu de : ${frenchDate(before.date)}, 10 h`)).toBeVisible();
  await expectAccessibleInFull(page);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Une nouvelle confirmation vous est envoyée à' }),
  ).toBeFocused();
  expect(await guestsIn(request, before)).toBe(0);
  expect(await guestsIn(request, after)).toBe(2);
  const moved = await waitForEmail(request, email, 2);
  expect(moved.subject).toMatch(/^Réservation modifiée/);
  expect(calendarFileOf(moved)).toMatchObject({
    uid: entry.uid,
    startsAt: new Date(`${after.date}T15:00:00+11:00`).toISOString(),
  });

  await page.getByRole('button', { name: 'Annuler cette réservation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Annuler cette réservation ?' });
  await expect(dialog).toContainText(
    'Voulez-vous vraiment annuler cette réservation ? L’annulation est définitive.',
  );
  await expectAccessibleInFull(page);
  await dialog.getByRole('button', { name: 'Annuler la réservation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cette réservation est annulée.' })).toBeVisible();
  await expectAccessibleInFull(page);
  const cancellation = await waitForEmail(request, email, 3);
  expect(cancellation.subject).toMatch(/^Réservation annulée/);
  expect(calendarFileOf(cancellation)).toMatchObject({ method: 'CANCEL', uid: entry.uid });
  await page.getByRole('link', { name: 'Réserver une autre visite' }).click();
  await expect(page).toHaveURL(/\/fr\/tours$/);
});

test('a guest books in French with the keyboard only, even if the first response is lost @any-size @in-full', async ({
  page,
  request,
  expected,
}, { project }) => {
  expected.errors.push(/Failed to load resource/);
  const slot: SlotOnDay = {
    date: dayOf('frenchKeys', project.name),
    time: '2:00 PM',
    type: 'Cellar Door Tasting',
  };
  const email = `touches.${project.name}@example.com`;
  const { keyboard } = page;
  let posts = 0;
  await page.route('**/api/bookings', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    if (posts > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });

  await page.goto('/fr/tours');
  await waitUntilHydrated(page);
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.goto(inFrench(slot));
  await waitUntilHydrated(page);
  await tabTo(page, adults(page));
  await keyboard.press('ArrowUp');
  await tabTo(page, page.getByRole('textbox', { name: 'Prénom' }));
  await keyboard.type('Jean');
  await tabTo(page, page.getByRole('textbox', { name: 'Nom', exact: true }));
  await keyboard.type('Tari');
  await tabTo(page, page.getByRole('textbox', { name: 'Adresse e-mail' }));
  await keyboard.type(email);
  await tabTo(page, confirmButton(page));
  await keyboard.press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: 'Nous n’avons pas pu joindre la distillerie.' });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, confirmButton(page));
  await keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Votre dégustation est réservée.' }),
  ).toBeVisible();
  expect(await guestsIn(request, slot)).toBe(2);
  expect((await waitForEmail(request, email, 1)).text).toContain('Dégustation au chai');
});

test('every refusal on a French booking page is in French @any-size @in-full', async ({
  page,
  request,
  expected,
}, { project }) => {
  expected.errors.push(/Failed to load resource/);
  const date = dayOf('frenchRefused', project.name);
  const slot: SlotOnDay = { date, time: '10:00 AM', type: 'Tour and Tasting' };
  const alert = page.getByRole('alert').filter({ hasText: /\S/ });

  await page.goto('/fr/tours/confirm');
  await expect(alert).toContainText('Il manque des informations de réservation');
  await page.goto('/fr/tours/confirmed?ref=SMI2612091000AM-000000000000');
  await expect(alert).toContainText('Aucune réservation ne porte cette référence.');
  await expectAccessible(page);

  await bookForOthers(request, { ...slot, time: '4:00 PM' }, 16, 'French');
  await page.goto(inFrench({ ...slot, time: '4:00 PM' }));
  await expect(page.getByText('Ce créneau est complet.')).toBeVisible();
  await page.goto(inFrench({ ...slot, time: '12:00 PM' }));
  await expect(
    page.getByText('Entre 11 h et 14 h, les visites ont lieu en anglais uniquement'),
  ).toBeVisible();

  await page.goto(inFrench(slot));
  await waitUntilHydrated(page);
  await confirmButton(page).click();
  for (const name of ['Prénom', 'Nom', 'Adresse e-mail'])
    await expect(page.getByRole('textbox', { name, exact: name === 'Nom' })).toHaveAccessibleDescription(
      /Indiquez votre/,
    );
  await fillDetails(page, { firstName: 'Ruth', lastName: 'Naupa', email: 'ruth@example.com' });
  for (const [refusal, sentence] of [
    [{ kind: 'slot-full', about: 3 }, 'Il ne reste que 3 places.'],
    [{ kind: 'language-taken', about: 'English' }, 'Cette visite est déjà prévue en anglais'],
    [{ kind: 'slot-closed', about: 'Cyclone' }, 'Nous sommes fermés à cette heure : Cyclone.'],
    [{ kind: 'not-bookable', reason: 'closedDay' }, 'Désolés, nous sommes fermés le dimanche'],
    [{ kind: 'too-late', reason: 'cutOffPassed' }, 'Les réservations ferment 30 minutes avant le début.'],
    [{ kind: 'price-changed', about: 4500 }, 'Le prix de cette réservation est de 4 500 VUV.'],
    [{ kind: 'too-many', reason: 'placesOfNetwork', about: 7200 }, 'Réessayez dans 2 heures'],
    [{ kind: 'key-reused' }, 'Cet envoi a déjà servi pour une autre réservation.'],
    [{ kind: 'unavailable' }, 'Notre système de réservation ne répond pas.'],
  ] as const) {
    const words = 'Please see this sentence of the server.';
    await page.route(
      '**/api/bookings',
      (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 409,
              json: { success: false, message: words, error: words, ...refusal },
            })
          : route.fallback(),
      { times: 1 },
    );
    await confirmButton(page).click();
    await expect(alert.filter({ hasText: sentence })).toBeVisible();
    expect(await alert.first().textContent()).not.toMatch(english);
  }
  await expectAccessible(page);
});

test('an enquiry form begun in English keeps its input when the visitor switches to French, with errors, receipt and email in French @any-size @in-full', async ({
  page,
  request,
}) => {
  const email = 'soiree@example.com';
  const form = page.locator('#event-booking');
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  await page.goto('/contact');
  await waitUntilHydrated(page);
  await field('Your name').fill('Odile Kalsakau');
  await form.getByRole('radio', { name: 'Catering required' }).check();
  await switchTo(page, 'Français');
  await expect(page).toHaveURL(/\/fr\/contact$/);
  await expect(field('Votre nom')).toHaveValue('Odile Kalsakau');
  await expect(form.getByRole('radio', { name: 'Traiteur souhaité' })).toBeChecked();
  await expect(page.locator('#question').getByRole('textbox', { name: 'Votre nom' })).toHaveValue('');

  await form.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(field('Adresse e-mail')).toHaveAccessibleDescription(/Indiquez votre adresse e-mail\./);
  await expectAccessible(page);
  await field('Adresse e-mail').fill(email);
  await field('Nom de l’événement').fill('Un anniversaire');
  await field('Combien de personnes ?').fill('20 à 30');
  await field('Qu’avez-vous en tête ?').fill('Dans la cour, dès 17 h.');
  await form.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByText('Merci ! Nous vous répondrons')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Votre envoi' })).toBeFocused();
  await expectAccessible(page);
  const receipt = await waitForEmail(request, email, 1);
  expect(receipt.subject).toMatch(/^Votre demande d’événement/);
});

test('every French page is accessible, and loses no text at 320 px and at 200 % zoom @phone-first @in-full', async ({
  page,
  expected,
}, { project }) => {
  test.slow();
  expected.errors.push(/Failed to load resource/);
  // Nothing moves, so no colour is measured halfway.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const size = project.name === 'phone' ? { width: 320, height: 568 } : { width: 720, height: 450 };
  const form = formAddress({
    date: dayOf('frenchRefused', project.name),
    time: '3:00 PM',
    type: 'Tour and Tasting',
  });
  const problemsByAddress: Record<string, string[]> = {};
  const usualSize = page.viewportSize() ?? size;
  for (const path of [
    ...pages.filter(({ untranslated }) => !untranslated).map((page) => page.path),
    '/operator/Sea%20Breeze%20Ltd.',
    form,
  ]) {
    const address = addressOf(path, '/fr');
    await page.setViewportSize(usualSize);
    await page.goto(address);
    await waitUntilHydrated(page);
    // The form appears once its start has loaded.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(size);
    await page.evaluate(() => document.fonts.ready);
    const problems = await findUnreadableText(page);
    if (problems.length > 0) problemsByAddress[address] = problems;
  }
  expect(problemsByAddress).toEqual({});
});

test.describe('the French site', () => {
  test.use({ locale: 'fr-FR' });

  test('is offered once to visitors whose browser prefers French, and switching to it keeps the query and the input @phone-first', async ({
    page,
  }, { project }) => {
    const slot: SlotOnDay = {
      date: dayOf('frenchRefused', project.name),
      time: '3:00 PM',
      type: 'Tour and Tasting',
    };
    const notice = page.getByText('Cette page existe en français.');
    // The distillery is open by either clock, so correcting that of the device moves nothing.
    await page.clock.setFixedTime(startOfRun);
    // Loads the fonts first: shifts caused by late fonts are not measured here.
    await page.goto('/cookies');
    await expect(notice).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.goto('/tours');
    await waitUntilHydrated(page);
    await expect(page).toHaveURL(/\/tours$/);
    await expect(notice).toBeVisible();
    expect(await page.evaluate(cumulativeLayoutShift)).toBeLessThan(0.01);
    await expectAccessibleInFull(page);
    await page.getByRole('button', { name: 'Fermer' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await waitUntilHydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(notice).toHaveCount(0);

    const address = `${formAddress(slot)}#details`;
    await page.goto(address);
    await waitUntilHydrated(page);
    await page.getByRole('textbox', { name: 'First name' }).fill('Odile');
    await page.getByRole('spinbutton', { name: 'Number of adults' }).fill('3');
    await switchTo(page, 'Français');
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}${url.hash}` === `/fr${address}`);
    await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Odile');
    await expect(adults(page)).toHaveValue('3');
    await expect(page.getByRole('link', { name: 'English', includeHidden: true }).first()).toHaveAttribute(
      'lang',
      'en',
    );
  });
});
