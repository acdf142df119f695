import { expect, it } from 'vitest';
import type { MailEvent } from '../../../shared/events/mail-event.ts';
import { mostListed } from '../../email/references-mail.tsx';
import { testLog } from '../../kernel/captured-log.testing.ts';
import { bookingStore } from '../../stores/bookings/bookings.ts';
import { referenceRequestStore } from '../../stores/bookings/reference-requests.ts';
import { bookingsIn } from '../../stores/bookings/stored-booking.testing.ts';
import { personalData } from '../../stores/privacy/personal-data.ts';
import { mailerFixture, now } from './mailer-fixture.testing.ts';

const { announced, deliver, mail, table, theOneTo } = mailerFixture();
const clock = () => now;
const guest = 'ann@example.com';
const log = testLog();

const book = bookingsIn(bookingStore(table, clock), { email: guest });

async function request(email = guest): Promise<MailEvent> {
  await referenceRequestStore(table, clock).receive(email);
  const event = (await announced()).findLast(({ type }) => type === 'references.requested');
  if (event === undefined) throw new Error('No event was announced');
  return event;
}

it('lists the bookings to come, each with its link, and the zone beside its time', async () => {
  const first = await book({ date: '2026-11-24' });
  const second = await book({ date: '2026-12-01', time: '2:00 PM', guestCount: 4 });
  const other = await book({ email: 'ben@example.com' });
  expect(await deliver(await request('ANN@example.com'))).toBe(false);
  const { subject, text, html } = theOneTo('ANN@example.com');
  expect(subject).toBe('Your bookings with us');
  for (const part of [
    'Tuesday 24 November 2026, 10:00 AM, Port Vila time (UTC+11)',
    'Tuesday 1 December 2026, 2:00 PM, Port Vila time (UTC+11)',
    first.reference,
    second.reference,
    `https://rum.example.com/tours/confirmed?ref=${second.reference}`,
    'Was this not you?',
  ]) {
    expect(text).toContain(part);
    expect(html?.replaceAll('\u00a0', ' ')).toContain(part);
  }
  expect(html, 'AM and PM stay beside their hour').not.toMatch(/\d [AP]M/);
  expect(`${text}${html}`).not.toContain(other.reference);
  expect(mail.sent).toHaveLength(1);
});

it('is in the language of the first booking', async () => {
  const { reference } = await book({ preferredLanguage: 'French', time: '2:00 PM' });
  await deliver(await request());
  const { subject, text } = theOneTo(guest);
  expect(text).toContain(`https://rum.example.com/fr/tours/confirmed?ref=${reference}`);
  expect(subject).toBe('Vos réservations chez nous');
  expect(text).toContain('mardi 24 novembre 2026');
});

it('lists no more than mail programs show, and says that there are more', async () => {
  for (let made = 0; made < mostListed + 1; made += 1)
    await book({ date: `2026-12-${String(1 + Math.floor(made / 14)).padStart(2, '0')}`, time: '3:00 PM' });
  await deliver(await request());
  const { text } = theOneTo(guest);
  expect([...String(text).matchAll(/Reference: /g)]).toHaveLength(mostListed);
  expect(text).toContain('There are more');
});

it('lists bookings of every last name, however many stand under another', async () => {
  for (let made = 0; made < mostListed + 1; made += 1)
    await book({
      date: `2026-12-${String(1 + Math.floor(made / 14)).padStart(2, '0')}`,
      time: '3:00 PM',
      lastName: made % 2 === 0 ? 'Junk' : 'JUNK ',
    });
  const real = await book({ date: '2026-12-20', time: '3:00 PM', lastName: 'Lee' });
  await deliver(await request());
  const { text } = theOneTo(guest);
  expect(text).toContain(real.reference);
  expect([...String(text).matchAll(/Reference: /g)]).toHaveLength(mostListed);
});

it('is not sent without bookings, and is not retried', async () => {
  await book({ email: 'ben@example.com' });
  expect(await deliver(await request())).toBe(false);
  expect(mail.sent).toEqual([]);
});

it('is sent once however often the event is delivered', async () => {
  await book();
  const event = await request();
  for (let time = 0; time < 3; time += 1) expect(await deliver(event)).toBe(false);
  theOneTo(guest);
});

it('is sent on redelivery when it failed', async () => {
  await book();
  const event = await request();
  mail.setRule(() => ({ code: 'MessageRejected', message: 'no' }));
  expect(await deliver(event)).toBe(true);
  mail.setRule(undefined);
  expect(await deliver(event)).toBe(false);
  theOneTo(guest);
});

it('is not sent once the request is erased', async () => {
  await book();
  const event = await request();
  const data = personalData(table, clock);
  for (const record of await data.of(guest))
    if (record.kind === 'reference-request') await data.erase(record);
  expect(await deliver(event)).toBe(false);
  expect(mail.sent).toEqual([]);
});

it('logs nothing about the guest', async () => {
  await book({ email: 'marker@example.com', lastName: 'Marker' });
  await deliver(await request('marker@example.com'));
  expect(log.lines().map(({ code }) => code)).toEqual(['mail.sent', 'event.handled']);
  expect(log.text()).not.toMatch(/marker|MAR26/i);
});
