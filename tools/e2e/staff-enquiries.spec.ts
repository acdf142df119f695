import type { APIRequestContext, Page } from '@playwright/test';
import { slotOf } from '#shared/booking/slots.ts';
import { book, type SlotOnDay } from './site/api.ts';
import { confirmIfAsked, openConsole, openConsoleWithPasskey } from './site/colleague.ts';
import { dayOf } from './site/e2e-calendar.ts';
import { expect, expectAccessible, expectAccessibleInFull, test } from './site/journey.ts';
import { waitForEmail } from './site/mailbox.ts';

/** Sends an enquiry as the French form for events does. */
async function enquire(request: APIRequestContext, eventName: string, date: string): Promise<void> {
  const response = await request.post('/api/send-event-email', {
    headers: { origin: String(process.env.SITE_URL) },
    data: {
      name: 'Émile Exemple',
      email: 'emile.exemple@example.com',
      eventName,
      date,
      peopleCount: 'une vingtaine',
      catering: 'required',
      description: 'Plutôt en fin d’après-midi.',
      messageLanguage: 'fr',
    },
  });
  expect(response.status()).toBe(200);
}

const openEnquiry = async (page: Page, eventName: string) => {
  await page.goto('/staff/enquiries');
  await page.getByRole('link', { name: new RegExp(`^${eventName}`) }).click();
  await expect(page.getByRole('heading', { name: eventName, level: 1 })).toBeVisible();
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a manager answers an enquiry with a drafted email, and closes starts for its event in one step @on-desktop @in-full', async ({
  page,
  request,
  expected,
}, { project }) => {
  // The first attempt is refused until the passkey is used.
  expected.errors.push(/Failed to load resource/);
  const slot: SlotOnDay = {
    date: dayOf('privateEvent', project.name),
    time: '4:00 PM',
    type: 'Tour and Tasting',
  };
  const email = 'makes.room@example.com';
  const party = { firstName: 'Ada', lastName: 'Muster', email, guestCount: 2 };
  await book(request, slot, party);
  await enquire(request, 'Fête du personnel', slot.date);
  await openConsoleWithPasskey(page, 'Events Desk');
  await openEnquiry(page, 'Fête du personnel');
  await expectAccessible(page);

  const draft = page.getByRole('link', { name: 'Answer by mail' });
  const address = decodeURIComponent((await draft.getAttribute('href')) ?? '');
  expect(address).toMatch(/^mailto:emile.exemple@example.com\?subject=Votre demande/);
  expect(address).toContain('Bonjour Émile Exemple,');
  // This browser has no mail program, so the page stays.
  await draft.click();
  await expect(page.getByText('Marked as answered.')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText('Marked as new.')).toBeVisible();

  await page.getByLabel('With').selectOption('Events Desk');
  await button(page, 'Save').click();
  await expect(page.getByText('It is with Events Desk now.')).toBeVisible();
  await page.getByLabel('Note for colleagues').fill('Rang him: forty chairs.');
  await button(page, 'Add the note').click();
  await expect(page.getByText('The note is there.')).toBeVisible();

  await button(page, 'Close starts for this event').click();
  await page.getByRole('checkbox', { name: '4:00 PM Tour', exact: true }).check();
  await expectAccessible(page);
  await button(page, 'See who gets a message').click();
  await expect(page.getByText('Ada Muster, 2')).toBeVisible();
  await expectAccessibleInFull(page);
  await button(page, 'Close, tell 1 and book').click();
  await confirmIfAsked(page, page.getByText('1 party gets an email.'));
  await button(page, 'Done').click();
  await expect(page.getByText('Closed for this event:')).toBeVisible();
  await expect(page.getByText('Rang him: forty chairs.')).toBeVisible();
  await expectAccessibleInFull(page);
  expect((await waitForEmail(request, email, 2)).text).toContain('Private event');
  const refusal = await request.post('/api/bookings', {
    data: {
      ...party,
      date: slot.date,
      time: slot.time,
      tourId: slotOf(slot.time, slot.type).id,
      tourType: slot.type,
      preferredLanguage: 'English',
      totalPrice: 8000,
    },
  });
  expect(await refusal.json()).toMatchObject({ kind: 'slot-closed' });
});

test('a manager’s decision on an enquiry is refused if a colleague has just decided, whose decision is shown; floor staff see no enquiries @any-size @in-full', async ({
  page,
  request,
  browser,
  expected,
}) => {
  // The second manager is refused.
  expected.errors.push(/Failed to load resource/);
  const eventName = `Réception ${crypto.randomUUID().slice(0, 6)}`;
  await enquire(request, eventName, '');
  await openConsole(page, 'Earlier', 'manager');
  await openEnquiry(page, eventName);
  const context = await browser.newContext({ baseURL: String(process.env.SITE_URL) });
  const second = await context.newPage();
  await openConsole(second, 'Second', 'manager');
  await openEnquiry(second, eventName);
  await button(second, 'Declined').click();
  await expect(second.getByText('Marked as declined.')).toBeVisible();
  await context.close();

  await button(page, 'Booked').click();
  await expect(
    page.getByText('Second was faster: the enquiry is declined. Nothing was changed.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write again' })).toBeVisible();
  await expectAccessible(page);

  const doorContext = await browser.newContext({ baseURL: String(process.env.SITE_URL) });
  const floor = await doorContext.newPage();
  await openConsole(floor, 'Door', 'floor');
  await floor.goto('/staff/enquiries');
  await expect(floor.getByText('Only managers work in the office.')).toBeVisible();
  expect((await floor.request.get('/api/staff/enquiries')).status()).toBe(403);
  await doorContext.close();
});
