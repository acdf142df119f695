import { expect, it } from 'vitest';
import { maxListed, maxPerName } from '#functions/email/references-mail.tsx';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { addressSlots } from '#functions/stores/bookings/address-slots.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { referenceRequestStore } from '#functions/stores/bookings/reference-requests.ts';
import { bookingMaker } from '#functions/stores/bookings/stored-booking.testing.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { referenceSecret } from '#functions/stores/table/reference-secret.ts';
import type { EmailEvent } from '#shared/events/email-event.ts';
import { mailerFixture, now } from './mailer-fixture.testing.ts';

const { announced, deliver, mail, takeForwarded, table, onlyMailTo } = mailerFixture();
const clock = () => now;
const guest = 'ann@example.com';
const log = testLog();

const bookWithoutIndex = bookingMaker(bookingStore(table, clock), { email: guest });
/** Books as a guest does, and lets the mail worker record the address. */
const book: typeof bookWithoutIndex = async (changes) => {
  const booking = await bookWithoutIndex(changes);
  await addressSlots(table, clock, referenceSecret(table)).index(booking);
  return booking;
};

async function request(email = guest): Promise<EmailEvent> {
  await referenceRequestStore(table, clock).receive(email);
  const event = (await announced()).findLast(({ type }) => type === 'references.requested');
  if (event === undefined) throw new Error('No event was announced');
  expect(await deliver(event)).toBe(false);
  const [due, ...others] = takeForwarded();
  if (due === undefined || others.length > 0)
    throw new Error('Expected exactly one message on the queue of lost references');
  return due;
}

it('the email with a guest’s references lists the upcoming bookings, each with its link and with the time zone', async () => {
  const first = await book({ date: '2026-11-24' });
  const second = await book({ date: '2026-12-01', time: '2:00 PM', guestCount: 4 });
  const other = await book({ email: 'ben@example.com' });
  expect(await deliver(await request('ANN@example.com'))).toBe(false);
  const { subject, text, html } = onlyMailTo('ANN@example.com');
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
  expect(html, 'AM and PM stay next to their hour').not.toMatch(/\d [AP]M/);
  expect(`${text}${html}`).not.toContain(other.reference);
  expect(mail.sent).toHaveLength(1);
});

it('the email with a guest’s references is in the language of the first upcoming booking', async () => {
  const { reference } = await book({ preferredLanguage: 'French', time: '2:00 PM' });
  await deliver(await request());
  const { subject, text } = onlyMailTo(guest);
  expect(text).toContain(`https://rum.example.com/fr/tours/confirmed?ref=${reference}`);
  expect(subject).toBe('Vos réservations chez nous');
  expect(text).toContain('mardi 24 novembre 2026');
});

/** Books this many visits at 3:00 PM, 14 a day, from 1 December on. */
const bookMany = async (count: number, lastName: (index: number) => string) => {
  for (let index = 0; index < count; index += 1)
    await book({
      date: `2026-12-${String(1 + Math.floor(index / 14)).padStart(2, '0')}`,
      time: '3:00 PM',
      lastName: lastName(index),
    });
};
const countListed = (text: string | undefined) => [...String(text).matchAll(/Reference: /g)].length;

it('the email with a guest’s references lists a limited number of bookings, and mentions that there are more', async () => {
  await bookMany(maxListed + 1, (index) => `Lee ${'abcdef'[index % 6]}`);
  await deliver(await request());
  const { text, html } = onlyMailTo(guest);
  expect(countListed(text)).toBe(maxListed);
  expect(text).toContain('There are more');
  expect(Buffer.byteLength(String(html))).toBeLessThan(102_000);
});

it('the email with a guest’s references lists the bookings of each last name, however many bookings another name has', async () => {
  await bookMany(maxPerName + 5, (index) => (index % 2 === 0 ? 'Junk' : 'JUNK '));
  const guestBookings = [
    await book({ date: '2026-12-20', time: '3:00 PM', lastName: 'Lee' }),
    await book({ date: '2026-11-25', time: '3:00 PM', lastName: 'Lee' }),
  ];
  await deliver(await request());
  const { text } = onlyMailTo(guest);
  for (const { reference } of guestBookings) expect(text).toContain(reference);
  expect(countListed(text)).toBe(maxPerName + guestBookings.length);
  const names = [...String(text).matchAll(/Last name: (\S+)/g)].map(([, name]) => name?.toLowerCase());
  expect(names).toEqual([...guestBookings.map(() => 'lee'), ...Array(maxPerName).fill('junk')]);
});

it('the email with a guest’s references omits a last name that could be a message', async () => {
  await book({ lastName: 'Win: evil/example' });
  await deliver(await request());
  expect(onlyMailTo(guest).text).not.toMatch(/Last name|evil/);
});

it('the email with a guest’s references is queued by a message that contains neither the address nor the time of the request', async () => {
  const due = await request();
  expect(due).toEqual({ id: due.id, type: 'references.due', subject: due.subject, pk: due.pk, sk: due.sk });
  expect(mail.sent).toEqual([]);
});

it('the email with a guest’s references is neither sent nor retried for an address without bookings', async () => {
  await book({ email: 'ben@example.com' });
  expect(await deliver(await request())).toBe(false);
  expect(mail.sent).toEqual([]);
});

it('the email with a guest’s references is sent once, however often its message is delivered', async () => {
  await book();
  const event = await request();
  for (let time = 0; time < 3; time += 1) expect(await deliver(event)).toBe(false);
  onlyMailTo(guest);
});

it('the email with a guest’s references is sent when its message is redelivered after SES rejected it', async () => {
  await book();
  const event = await request();
  mail.setRule(() => ({ code: 'MessageRejected', message: 'no' }));
  expect(await deliver(event)).toBe(true);
  mail.setRule(undefined);
  expect(await deliver(event)).toBe(false);
  onlyMailTo(guest);
});

it('the email with a guest’s references is not sent after the request was erased', async () => {
  await book();
  const event = await request();
  const data = personalData(table, clock);
  for (const record of await data.find(guest))
    if (record.kind === 'reference-request') await data.erase(record);
  expect(await deliver(event)).toBe(false);
  expect(mail.sent).toEqual([]);
});

it('the email with a guest’s references is sent without personal data in the log', async () => {
  await book({ email: 'marker@example.com', lastName: 'Marker' });
  await deliver(await request('marker@example.com'));
  expect(log.lines().map(({ code }) => code)).toEqual(['event.handled', 'mail.sent', 'event.handled']);
  expect(log.text()).not.toMatch(/marker|MAR26/i);
});
