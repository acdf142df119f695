import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mailer } from '#functions/email/mailer.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { deliverTo, workerTimeout } from '#functions/kernel/deliver.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { worker } from '#functions/kernel/worker.ts';
import { addressSlots } from '#functions/stores/bookings/address-slots.ts';
import { type BookingStore, bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureCancellationStore } from '#functions/stores/bookings/closure-cancellations.ts';
import { closureRestorationStore } from '#functions/stores/bookings/closure-restorations.ts';
import { operatorVisitStore } from '#functions/stores/bookings/operator-visits.ts';
import { type StoredBooking, slotKey } from '#functions/stores/bookings/slot-item.ts';
import {
  type BookingOverrides,
  bookingMaker,
  referenceOf,
} from '#functions/stores/bookings/stored-booking.testing.ts';
import { mailDigestStore } from '#functions/stores/mail/mail-digests.ts';
import { probeMailMarks, type SentMailStore, sentMailStore } from '#functions/stores/mail/sent-mail.ts';
import { sampleOperator } from '#functions/stores/operators/operator.testing.ts';
import type { OperatorStore } from '#functions/stores/operators/operators.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { erased } from '#functions/stores/table/erased.ts';
import { referenceSecret } from '#functions/stores/table/reference-secret.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { shortReference } from '#shared/booking/reference.ts';
import { business } from '#shared/content/business.ts';
import { EmailEvent } from '#shared/events/email-event.ts';
import { type MailPool, mailPools, mailsOfOneBooking } from '#shared/limits/mail-limit.ts';
import { addDays, instantAt } from '#shared/values/port-vila-time.ts';
import type { MessageLanguage } from '#shared/visits/message-language.ts';
import { configurationSet, testSes } from '#tools/local-stack/ses/ses.testing.ts';
import { sendMail } from './send-mail.ts';

const sender = 'no-reply@example.com';
const start = new Date('2026-11-20T00:00:00Z');
const clock = testClock(start);
const table = testTable('all tests');
const { mail, client } = testSes(sender);
const log = testLog();

const bookings = bookingStore(table, clock);
const quotas = quotaStore(table, clock);
/** Quotas that gather no confirmations. `send-gathered-mails.test.ts` tests gathered ones. */
const quotasWithoutGathering: typeof quotas = {
  ...quotas,
  count: async (counted) =>
    counted.kind === 'single confirmations' ? { result: 'counted' } : quotas.count(counted),
};
const closures = closureCancellationStore(table, clock);
const restorations = closureRestorationStore(table, clock);
const sentMail = sentMailStore(table, clock);

let weekCount = 0;
/** Books a slot that no other test uses. */
const book = (changes: BookingOverrides = {}): Promise<StoredBooking> =>
  bookingMaker(bookings, {
    date: new Date(Date.UTC(2027, 0, 4 + 7 * weekCount++)).toISOString().slice(0, 10),
    time: '2:00 PM',
    firstName: 'Ana',
    lastName: 'Sample',
    email: 'ana.sample@example.com',
    guestCount: 2,
    now: start,
  })(changes);

async function cancel(booking: StoredBooking): Promise<void> {
  expect(await bookings.cancel(referenceOf(booking))).toBe('cancelled');
}

async function storeChange(booking: StoredBooking, changes: Partial<StoredBooking>): Promise<StoredBooking> {
  const outcome = await bookings.change(referenceOf(booking), { ...booking, ...changes });
  if (outcome.result !== 'changed') throw new Error(outcome.result);
  return outcome.booking;
}

const erasedGuest = { firstName: erased.name, lastName: erased.name, email: erased.email };

const eventOf = (booking: StoredBooking, type: EmailEvent['type'] = 'booking.confirmed'): EmailEvent => ({
  id: randomUUID(),
  type,
  subject: booking.id,
  ...slotKey(booking.date, { time: booking.time, type: booking.tourType }),
});

/** The message about a change, as the pipe would deliver it. */
const changeMessage = (booking: StoredBooking, type: EmailEvent['type'] = 'booking.changed'): EmailEvent => ({
  ...eventOf(booking, type),
  id: `${booking.id}-${booking.sequence}`,
});

const deliver = (events: readonly unknown[], parts: Partial<Parameters<typeof sendMail>[0]> = {}) =>
  deliverTo(
    worker(
      'send-mail',
      EmailEvent,
      sendMail({
        sentMail,
        probeMarks: probeMailMarks(table, clock),
        bookings,
        people: { namesOf: () => Promise.resolve(new Map()) },
        enquiries: { find: () => Promise.resolve(undefined) },
        referenceRequests: { find: () => Promise.resolve(undefined) },
        addressSlots: addressSlots(table, clock, referenceSecret(table)),
        operatorVisits: operatorVisitStore(table, clock),
        lostReferences: { put: () => Promise.resolve() },
        edits: calendarEditStore(table, clock),
        operators: { find: () => Promise.resolve(undefined) },
        mailer: mailer(client, configurationSet),
        clock,
        sender,
        orders: { findSubject: () => Promise.resolve(undefined) },
        quotas: quotasWithoutGathering,
        digests: mailDigestStore(table, clock),
        emailQueue: { put: () => Promise.resolve() },
        events: 'events@example.com',
        operations: 'operations@example.com',
        siteUrl: 'https://rum.example.com',
        issueTicket: async () => ({ letters: 'HKTRWM' }),
        ...parts,
      }),
    ),
    ...events,
  );

describe('the index of bookings by address', () => {
  const indexedIds = async (email: string) =>
    (await addressSlots(table, clock, referenceSecret(table)).listUpcoming(email)).map(({ id }) => id);
  it('contains a booking under its current address once the mail worker has handled the event', async () => {
    const [first, second] = ['before.change@example.com', 'after.change@example.com'];
    const booking = await book({ email: first });
    expect(await indexedIds(first)).toEqual([]);
    expect(await deliver([eventOf(booking)])).toEqual([]);
    expect(await indexedIds(first)).toEqual([booking.id]);
    const changed = await storeChange(booking, { email: second });
    expect(await deliver([changeMessage(changed)])).toEqual([]);
    expect([await indexedIds(first), await indexedIds(second)]).toEqual([[], [booking.id]]);
  });

  it('contains a booking even if the confirmation could not be sent', async () => {
    const booking = await book({ email: 'mail.failed@example.com' });
    mail.setRule(() => ({ code: 'MessageRejected', message: 'no' }));
    expect(await deliver([eventOf(booking)])).toHaveLength(1);
    mail.setRule(undefined);
    expect(await indexedIds('mail.failed@example.com')).toEqual([booking.id]);
  });
});

it('the latest visit of an operator is updated by the events of a booking and of a cancellation', async () => {
  const latestVisit = async () => (await operatorVisitStore(table, clock).all()).get('visits');
  const operator = { id: 'visits', companyName: 'Sea Breeze', chargingModel: 'operator_charges' } as const;
  const first = await book({ operator });
  const second = await book({ operator, date: addDays(first.date, 7) });
  expect(await deliver([eventOf(first), eventOf(second)])).toEqual([]);
  expect(await latestVisit()).toBe(second.date);
  await cancel(second);
  expect(await deliver([eventOf(second, 'booking.cancelled')])).toEqual([]);
  expect(await latestVisit()).toBe(first.date);
});

describe('the email about a booking', () => {
  it.each(['booking.confirmed', 'booking.reminder-due'] as const)(
    'is settled without being sent if the booking has no email address: %s',
    async (type) => {
      const event = eventOf(await book({ email: '', source: 'phone' }), type);
      expect(await deliver([event])).toEqual([]);
      expect(mail.sent).toEqual([]);
      expect(await sentMail.findUnsettled([event.id])).toEqual(new Map());
    },
  );

  it('is sent to a guest who gave an address and no name', async () => {
    expect(await deliver([eventOf(await book({ firstName: '', lastName: '', source: 'phone' }))])).toEqual(
      [],
    );
    expect(mail.sent).toMatchObject([{ to: ['ana.sample@example.com'] }]);
    expect(mail.sent[0]?.text).not.toMatch(/Booked by|undefined| ,/);
  });

  it('is sent with a calendar entry, and in the language of the tour if that of the page is unknown', async () => {
    expect(await deliver([eventOf(await book({ preferredLanguage: 'French' }))])).toEqual([]);
    expect(mail.sent).toMatchObject([
      { to: ['ana.sample@example.com'], attachments: [{ contentType: 'text/calendar' }] },
    ]);
    expect(mail.sent[0]?.subject).toMatch(/^Votre réservation\u00a0: Visite et dégustation/);
    expect(mail.sent[0]?.attachments[0]?.content).toContain('METHOD:REQUEST');
  });

  it('is in the language of the page on which the visit was booked, even if the tour is in another language', async () => {
    await deliver([eventOf(await book({ preferredLanguage: 'English', messageLanguage: 'fr' }))]);
    expect(mail.sent[0]?.subject).toMatch(/^Votre réservation/);
    expect(mail.sent[0]?.text).toContain('en anglais');
  });

  it('is sent once if the event is delivered five times in sequence', async () => {
    const event = eventOf(await book());
    for (let delivery = 0; delivery < 5; delivery += 1) expect(await deliver([event])).toEqual([]);
    expect(mail.sent).toHaveLength(1);
  });

  it('is sent once if the event is delivered five times at once and then again', async () => {
    const event = eventOf(await book());
    await Promise.all(Array.from({ length: 5 }, () => deliver([event])));
    expect(mail.sent).toHaveLength(1);
    expect(await deliver([event])).toEqual([]);
    expect(mail.sent).toHaveLength(1);
  });

  it('cancels the calendar entry of the confirmation if the booking is cancelled', async () => {
    const booking = await book();
    await deliver([eventOf(booking)]);
    await cancel(booking);
    expect(await deliver([eventOf(booking, 'booking.cancelled')])).toEqual([]);
    const [confirmed, cancelled] = mail.sent.map(({ attachments }) => attachments[0]?.content ?? '');
    expect(cancelled).toContain('METHOD:CANCEL');
    expect(cancelled).toContain('SEQUENCE:1');
    expect(/UID:.*/.exec(cancelled ?? '')?.[0]).toBe(/UID:.*/.exec(confirmed ?? '')?.[0]);
  });

  it('does not confirm a booking that was cancelled in the meantime', async () => {
    const booking = await book();
    const [confirmed, requested] = [eventOf(booking), eventOf(booking, 'booking.confirmation-requested')];
    await cancel(booking);
    expect(await deliver([confirmed, requested, eventOf(booking, 'booking.cancelled')])).toEqual([]);
    expect(mail.sent.map(({ subject }) => subject.split(':')[0])).toEqual(['Cancelled']);
    expect((await sentMail.claim(confirmed.id, 1)).result).toBe('settled');
  });

  it('informs the guest once, in the language of the tour, that the distillery had to cancel', async () => {
    const booking = await book({ preferredLanguage: 'French' });
    expect(await closures.cancel(booking, 'Cyclone')).toBe('cancelled');
    const event = eventOf(booking, 'booking.closed-by-house');
    for (let delivery = 0; delivery < 3; delivery += 1) expect(await deliver([event])).toEqual([]);
    expect(mail.sent).toMatchObject([{ to: ['ana.sample@example.com'] }]);
    expect(mail.sent[0]?.subject).toMatch(/^Nous devons annuler/);
    expect(mail.sent[0]?.text).toContain('Motif\u00a0: Cyclone');
    expect(mail.sent[0]?.attachments[0]?.content).toContain('METHOD:CANCEL');
  });

  it('informs the guest once, in the language of the tour, that a cancelled visit takes place after all', async () => {
    const booking = await book({ preferredLanguage: 'French' });
    const by = { id: 'closing', person: 'mia', device: 'office' };
    expect(await closures.cancel(booking, 'Cyclone', { by })).toBe('cancelled');
    const cancellation = eventOf(booking, 'booking.closed-by-house');
    expect(await deliver([cancellation])).toEqual([]);
    expect(await restorations.restore(booking, 'closing', { ...by, id: 'undoing' })).toBe('restored');
    const event = eventOf(booking, 'booking.restored');
    for (let delivery = 0; delivery < 3; delivery += 1) expect(await deliver([event])).toEqual([]);
    // A cancellation that is delivered late must not be sent any more.
    expect(await deliver([{ ...cancellation, id: 'late' }])).toEqual([]);
    expect(mail.sent.map(({ subject }) => subject.split('\u00a0:')[0])).toEqual([
      'Nous devons annuler',
      'Elle aura bien lieu',
    ]);
    const [, restored] = mail.sent.map(({ attachments }) => attachments[0]?.content ?? '');
    expect(restored).toContain('SEQUENCE:2');
    expect(restored).not.toContain('METHOD:CANCEL');
  });

  it('is sent again if the guest requests the confirmation', async () => {
    const booking = await book();
    await deliver([eventOf(booking)]);
    await deliver([eventOf(booking, 'booking.confirmation-requested')]);
    expect(mail.sent).toHaveLength(2);
  });
});

describe('a mailbox used in many bookings', () => {
  /** Uses up the daily quota except for this many emails. */
  async function exhaustExcept(count: number, mailbox: string, pools = allPools): Promise<void> {
    for (const pool of pools) {
      const quota = mailPools[pool];
      await quotas.count({
        kind: `booking mails ${pool}`,
        subject: mailbox,
        quota,
        points: quota.max - count,
      });
    }
  }
  const allPools = Object.keys(mailPools) as MailPool[];
  const heldBackLines = () => log.lines().filter(({ code }) => code === 'mail.held-back');
  const subjects = () => mail.sent.map(({ subject }) => subject.split(':')[0]);

  it('gets no more emails than its daily quota, however the address is spelled, and further emails are held back', async () => {
    await exhaustExcept(1, 'often@example.com');
    const events = [
      eventOf(await book({ email: 'often@example.com' })),
      eventOf(await book({ email: 'Often+more@example.com' })),
    ];
    for (const event of events) expect(await deliver([event])).toEqual([]);
    expect(mail.sent.map(({ to }) => to.join())).toEqual(['often@example.com']);
    expect(heldBackLines()).toHaveLength(1);
    expect(log.text()).not.toContain('often');
    clock.set(new Date(start.getTime() + 86_400_000));
    expect(await deliver([eventOf(await book({ email: 'often@example.com' }))])).toEqual([]);
    expect(mail.sent).toHaveLength(2);
  });

  it('gets a held-back email once if it is requested on another day', async () => {
    await exhaustExcept(0, 'later@example.com');
    const event = eventOf(await book({ email: 'later@example.com' }));
    for (let delivery = 0; delivery < 3; delivery += 1) expect(await deliver([event])).toEqual([]);
    expect(mail.sent).toEqual([]);
    expect([...(await sentMail.findUnsettled([event.id, 'unknown'])).values()]).toEqual([
      'held-back',
      'missing',
    ]);
    clock.set(new Date(start.getTime() + 86_400_000));
    for (let delivery = 0; delivery < 3; delivery += 1) expect(await deliver([event])).toEqual([]);
    expect(mail.sent).toHaveLength(1);
    expect((await sentMail.findUnsettled([event.id])).size).toBe(0);
  });

  it('gets confirmations and cancellations even if the quota of emails about changes is used up', async () => {
    const email = 'silenced@example.com';
    await exhaustExcept(0, email, ['changes', 'addressNotices']);
    const booking = await book({ email });
    await deliver([eventOf(booking), eventOf(booking, 'booking.changed')]);
    await cancel(booking);
    await deliver([eventOf(booking, 'booking.cancelled')]);
    expect(subjects()).toEqual(['Your booking', 'Cancelled']);
    expect(heldBackLines()).toHaveLength(1);
  });

  it.each([
    ['confirmations', ['Changed', 'Cancelled']],
    ['cancellations', ['Your booking', 'Changed']],
  ] as const)('still gets other kinds of email once the quota of %s is used up', async (pool, expected) => {
    const email = `${pool}@example.com`;
    await exhaustExcept(0, email, [pool]);
    const booking = await book({ email });
    await deliver([eventOf(booking), eventOf(booking, 'booking.changed')]);
    await cancel(booking);
    await deliver([eventOf(booking, 'booking.cancelled')]);
    expect(subjects().sort()).toEqual([...expected].sort());
  });

  it('gets a limited number of emails about one booking in addition to the confirmation and the cancellation', async () => {
    const booking = await book({ email: 'one-seat@example.com' });
    const resends = Array.from({ length: 10 }, () => eventOf(booking, 'booking.confirmation-requested'));
    await deliver([eventOf(booking)]);
    await deliver(resends);
    await deliver(resends.map(({ subject, ...event }) => ({ ...event, id: randomUUID(), subject })));
    await cancel(booking);
    await deliver([eventOf(booking, 'booking.cancelled')]);
    expect(mail.sent).toHaveLength(mailsOfOneBooking.max + 2);
    expect(subjects().at(-1)).toBe('Cancelled');
  });

  it('gets an email after an outage of SES, because failed attempts do not count against the quota', async () => {
    await exhaustExcept(1, 'agent@example.com');
    const event = eventOf(await book({ email: 'agent@example.com' }));
    mail.setRule(() => ({ code: 'ServiceUnavailable' }));
    for (let delivery = 0; delivery < 5; delivery += 1) expect(await deliver([event])).toEqual(['m0']);
    mail.setRule(undefined);
    expect(await deliver([event])).toEqual([]);
    expect(mail.sent).toHaveLength(1);
    expect(heldBackLines()).toEqual([]);
    expect(await deliver([eventOf(await book({ email: 'agent@example.com' }))])).toEqual([]);
    expect(mail.sent).toHaveLength(1);
  });

  it('gets reminders even if every quota is used up', async () => {
    await exhaustExcept(0, 'reminded@example.com');
    const booking = await book({ email: 'reminded@example.com' });
    clock.set(new Date(instantAt(addDays(booking.date, -1), 17 * 60)));
    await exhaustExcept(0, 'reminded@example.com');
    expect(await deliver([eventOf(booking, 'booking.reminder-due')])).toEqual([]);
    expect(mail.sent).toHaveLength(1);
    expect(heldBackLines()).toEqual([]);
  });
});

/** A store in which a booking is changed right after it was read. */
const storeChangingAfterRead = (booking: StoredBooking, changes: Partial<StoredBooking>) => ({
  findSubject: async (...subject: Parameters<BookingStore['findSubject']>) => {
    const found = await bookings.findSubject(...subject);
    await bookings.change(referenceOf(booking), { ...booking, ...changes });
    return found;
  },
});

it('the email about a booking shows a change made while the email is prepared', async () => {
  const booking = await book();
  const store = storeChangingAfterRead(booking, { guestCount: 5, totalPrice: 20_000 });
  expect(await deliver([eventOf(booking)], { bookings: store })).toEqual([]);
  expect(mail.sent[0]?.text).toContain('5 adults');
});

it('the email about a booking is not sent to an address that is replaced while the email is prepared', async () => {
  const booking = await book();
  const store = storeChangingAfterRead(booking, { email: 'next@example.org' });
  expect(await deliver([eventOf(booking)], { bookings: store })).toEqual([]);
  expect(mail.sent).toEqual([]);
});

describe('the former address of a booking', () => {
  const intruder = 'thief@example.org';
  const guest = 'ana.sample@example.com';

  async function cancelAndAnnounce(booking: StoredBooking): Promise<EmailEvent> {
    await cancel(booking);
    return changeMessage({ ...booking, sequence: booking.sequence + 1 }, 'booking.cancelled');
  }
  const mailsTo = (address: string) => mail.sent.filter(({ to }) => to.join() === address);

  it.each([
    ['English', /^The email address of your booking was changed$/, 'Was this not you?'],
    ['French', /^L’adresse e-mail de votre réservation a été modifiée$/, 'Ce n’était pas vous\u00a0?'],
  ] as const)(
    'is notified once, in %s, of its replacement, without text that the new guest typed',
    async (language, subject, objectionHeading) => {
      const booking = await book({ preferredLanguage: language });
      const changed = await storeChange(booking, {
        email: intruder,
        firstName: 'Buy',
        lastName: 'Pills',
        preferredLanguage: language === 'French' ? 'English' : 'French',
      });
      for (let delivery = 0; delivery < 5; delivery += 1)
        expect(await deliver([changeMessage(changed)])).toEqual([]);
      await Promise.all([1, 2, 3].map(() => deliver([changeMessage(changed)])));
      expect(mailsTo(intruder)).toHaveLength(1);
      const [notice, ...others] = mailsTo(guest);
      expect(others).toEqual([]);
      expect(notice?.subject).toMatch(subject);
      for (const part of [notice?.text, notice?.html]) {
        expect(part).toContain(objectionHeading);
        expect(part).toContain(booking.reference);
        const pages = language === 'French' ? '/fr' : '';
        expect(part).toContain(`https://rum.example.com${pages}/tours/confirmed?ref=${booking.reference}`);
        expect(part).toContain(business.phones[0]?.replaceAll(' ', '\u00a0'));
        expect(part).not.toMatch(/thief|Buy|Pills/);
      }
      expect(notice?.replyTo).toContain(business.emails.bookings);
      expect(notice?.attachments).toEqual([]);
    },
  );

  it('is notified once of its replacement, even if the event of a later change is handled first', async () => {
    const changed = await storeChange(await book(), { email: intruder });
    const moved = await storeChange(changed, { date: addDays(changed.date, 1) });
    expect(await deliver([changeMessage(changed)])).toEqual([]);
    expect(mailsTo(guest)).toEqual([]);
    expect(await deliver([changeMessage(moved), changeMessage(changed)])).toEqual([]);
    expect(mailsTo(guest).map(({ subject }) => subject)).toEqual([
      'The email address of your booking was changed',
    ]);
    // The notice has the link that its reader had, never a newer one.
    expect(mailsTo(guest)[0]?.text).toContain(changed.reference);
    expect(mailsTo(guest)[0]?.text).not.toContain(moved.reference);
  });

  it('is notified once of a cancellation, even if that event is delivered before the event of the replacement', async () => {
    const changed = await storeChange(await book(), { email: intruder });
    const cancellation = await cancelAndAnnounce(changed);
    for (let delivery = 0; delivery < 3; delivery += 1)
      expect(await deliver([cancellation, changeMessage(changed)])).toEqual([]);
    expect(mailsTo(guest).map(({ subject }) => subject)).toEqual([
      'A booking that had your email address was cancelled',
    ]);
    expect(mailsTo(guest)[0]?.text).toContain('Was this not you?');
    expect(mailsTo(intruder)).toHaveLength(1);
  });

  it('is not notified of a cancellation a week or more after it was replaced', async () => {
    const changed = await storeChange(await book(), { email: intruder });
    clock.set(new Date(start.getTime() + 7 * 86_400_000));
    await deliver([await cancelAndAnnounce(changed)]);
    expect(mailsTo(guest)).toEqual([]);
    expect(mailsTo(intruder)).toHaveLength(1);
  });

  it('gets an email about each replacement, and one about the cancellation', async () => {
    let booking = await book();
    for (const email of [intruder, guest, 'other@example.org']) {
      clock.advance(86_400_000);
      booking = await storeChange(booking, { email });
      await deliver([changeMessage(booking)]);
    }
    const subjectsTo = (address: string) => mailsTo(address).map(({ subject }) => subject.split(':')[0]);
    const replacedSubject = 'The email address of your booking was changed';
    expect(subjectsTo(guest)).toEqual([replacedSubject, 'Changed', replacedSubject]);
    expect(subjectsTo(intruder)).toEqual(['Changed', replacedSubject]);
    mail.clear();
    await deliver([await cancelAndAnnounce(booking)]);
    expect(mail.sent.map(({ to }) => to.join()).sort()).toEqual(
      [guest, 'other@example.org', intruder].sort(),
    );
  });

  it.each([{ email: 'Ana.Sample@Example.com' }, { email: 'ana.sample+tour@example.com' }])(
    'is not notified if the new address belongs to the same mailbox: %j',
    async (changes) => {
      const changed = await storeChange(await book(), changes);
      await deliver([changeMessage(changed), await cancelAndAnnounce(changed)]);
      expect(mail.sent.map(({ to }) => to.join().toLowerCase())).toEqual(
        Array(1).fill(changes.email.toLowerCase()),
      );
    },
  );

  it('is notified even if its quota of emails about changes is used up and SES rejects the email at first', async () => {
    const email = 'robbed@example.com';
    const { max } = mailPools.changes;
    await quotas.count({
      kind: 'booking mails changes',
      subject: email,
      quota: mailPools.changes,
      points: max,
    });
    const changed = await storeChange(await book({ email }), { email: intruder });
    mail.setRule(({ to }) => (to.includes(email) ? { code: 'MessageRejected' } : undefined));
    expect(await deliver([changeMessage(changed)])).toEqual(['m0']);
    mail.setRule(undefined);
    expect(await deliver([changeMessage(changed)])).toEqual([]);
    expect([mailsTo(email).length, mailsTo(intruder).length]).toEqual([1, 1]);
  });
});

describe('a reminder', () => {
  const reminderOf = (booking: StoredBooking): EmailEvent => ({
    ...eventOf(booking, 'booking.reminder-due'),
    id: `reminder-${booking.id}-${booking.date}`,
  });
  const subjects = () => mail.sent.map(({ subject }) => subject.split(/\u00a0?:/)[0]);

  it('is sent once, in the language of the tour, with the calendar entry that the guest has', async () => {
    const booking = await book({ preferredLanguage: 'French' });
    await deliver([eventOf(booking)]);
    for (let delivery = 0; delivery < 5; delivery += 1)
      expect(await deliver([reminderOf(booking)])).toEqual([]);
    expect(subjects()).toEqual(['Votre réservation', 'Demain']);
    const [earlier, repeated] = mail.sent.map(({ attachments }) => attachments[0]?.content ?? '');
    for (const line of [/UID:.*/, /SEQUENCE:.*/, /DTSTART:.*/])
      expect(line.exec(repeated ?? '')?.[0]).toBe(line.exec(earlier ?? '')?.[0]);
  });

  it('is not sent after a cancellation', async () => {
    const booking = await book();
    await cancel(booking);
    expect(await deliver([reminderOf(booking)])).toEqual([]);
    expect(mail.sent).toEqual([]);
  });

  it('is sent only for the new day after the booking has moved', async () => {
    const booking = await book();
    const moved = await storeChange(booking, { date: addDays(booking.date, 1) });
    expect(await deliver([reminderOf(booking)])).toEqual([]);
    expect(mail.sent).toEqual([]);
    expect(await deliver([reminderOf(moved)])).toEqual([]);
    expect(subjects()).toEqual(['Tomorrow']);
  });

  it.each([
    ['a minute before the start', -60_000, 1],
    ['at the start', 0, 0],
  ])(
    'handled %s of the day of the visit (%i ms) is sent this many times: %i',
    async (_, milliseconds, count) => {
      const booking = await book();
      clock.set(new Date(instantAt(booking.date, 0).getTime() + milliseconds));
      expect(await deliver([reminderOf(booking)])).toEqual([]);
      expect(mail.sent).toHaveLength(count);
    },
  );
});

describe('the operator of a booking', () => {
  const operator = {
    id: 'o',
    companyName: 'Sea Breeze',
    chargingModel: 'operator_charges',
    booked: { guestCount: 1, totalPrice: 4000 },
  } as const;
  const desk = 'desk@seabreeze.example';
  const operatorStoreWith = (
    status: 'approved' | 'revoked' = 'approved',
    messageLanguage?: MessageLanguage,
  ): Pick<OperatorStore, 'find'> => ({
    find: ({ sk }) =>
      Promise.resolve(
        sk === 'OPERATOR#o'
          ? { ...sampleOperator, id: 'o', email: desk, status, messageLanguage, receivedAt: 0, expiresAt: 0 }
          : undefined,
      ),
  });
  const deskMails = () => mail.sent.filter(({ to }) => to.join() === desk);

  const bookByOperator = () => book({ operator, guestCount: 1, totalPrice: 4000 });

  it('gets an email about more guests with both shares of the price, without text that guests typed', async () => {
    const booking = await bookByOperator();
    const moreGuests = await storeChange(booking, {
      guestCount: 16,
      totalPrice: 64_000,
      firstName: 'Marker',
      email: 'marker@example.com',
    });
    for (let delivery = 0; delivery < 3; delivery += 1)
      expect(await deliver([changeMessage(moreGuests)], { operators: operatorStoreWith() })).toEqual([]);
    expect(mail.sent.map(({ to }) => to.join()).sort()).toEqual([booking.email, desk, 'marker@example.com']);
    const [{ subject, text, html } = { subject: '', text: '', html: '' }] = deskMails();
    expect(subject).toMatch(/^Guests changed: Tour and Tasting, /);
    for (const part of [text, html]) expect(part).not.toMatch(/marker|sample/i);
    expect(text).not.toContain(moreGuests.reference.slice(-12));
    expect(text).toContain(`Reference: ${shortReference(booking.reference)}\n`);
    expect(text).toContain('Booked by you: 1 adult\nNow: 16 adults\nYou settle with us: 4,000 VUV');
    expect(text).toContain('Guests pay at the distillery: 60,000 VUV');
    const [toGuest] = mail.sent.filter(({ to }) => to.join() === 'marker@example.com');
    expect(toGuest?.text).toMatch(
      /60,000 VUV(?:, or \d+ AUD in cash)?\. Your tour operator settles the rest with us/,
    );
  });

  it('gets emails in French if access was requested in French, whatever the language of the tour', async () => {
    const booking = await bookByOperator();
    const moreGuests = await storeChange(booking, { guestCount: 16, totalPrice: 64_000 });
    await deliver([changeMessage(moreGuests)], { operators: operatorStoreWith('approved', 'fr') });
    const [{ subject, text, html } = { subject: '', text: '', html: '' }] = deskMails();
    expect(subject).toMatch(/^Réservation modifiée par un client\u00a0: Visite et dégustation, \p{L}+ \d/u);
    expect(html).toContain('<html lang="fr"');
    expect(text).toContain(`Référence\u00a0: ${shortReference(booking.reference)}\n`);
    expect(text).toContain('Réservé par vous\u00a0: 1\u00a0adulte\nDésormais\u00a0: 16\u00a0adultes\n');
    expect(text).toContain('Vous nous réglez\u00a0: 4\u00a0000\u00a0VUV\n');
    expect(text).toContain('Les participants règlent sur place\u00a0: 60\u00a0000\u00a0VUV\n');
    expect(`${subject} ${text}`).not.toMatch(/\b(the|and|of|your|you|guests|now|tour|visit)\b/i);
  });

  it('is notified once of the result of several changes, even if one event is handled late', async () => {
    const booking = await bookByOperator();
    const moreGuests = await storeChange(booking, { guestCount: 3, totalPrice: 12_000 });
    const renamed = await storeChange(moreGuests, { guestCount: 3, totalPrice: 12_000, firstName: 'Zoe' });
    await deliver([changeMessage(renamed), changeMessage(moreGuests)], { operators: operatorStoreWith() });
    expect(deskMails()).toHaveLength(1);
    const fewerGuests = await storeChange(renamed, { guestCount: 2, totalPrice: 8000 });
    await deliver([changeMessage(fewerGuests)], { operators: operatorStoreWith() });
    expect(deskMails().map(({ text = '' }) => /Now: .*/.exec(text)?.[0])).toEqual([
      'Now: 3 adults',
      'Now: 2 adults',
    ]);
  });

  it('is notified neither of a changed name nor after its access was revoked, unlike the guest', async () => {
    const booking = await bookByOperator();
    const renamed = await storeChange(booking, { firstName: 'Zoe' });
    await deliver([changeMessage(renamed)], { operators: operatorStoreWith() });
    const moreGuests = await storeChange(renamed, { guestCount: 2, totalPrice: 8000 });
    await deliver([changeMessage(moreGuests)], { operators: operatorStoreWith('revoked') });
    expect(deskMails()).toEqual([]);
    expect(mail.sent).toHaveLength(2);
  });

  it.each([desk, 'ana.sample@example.com'])(
    'gets one email about more guests, and so does the guest, even if the email to %s fails at first',
    async (rejectedAddress) => {
      const booking = await bookByOperator();
      const moreGuests = await storeChange(booking, { guestCount: 2, totalPrice: 8000 });
      mail.setRule(({ to }) => (to.join() === rejectedAddress ? { code: 'MessageRejected' } : undefined));
      expect(await deliver([changeMessage(moreGuests)], { operators: operatorStoreWith() })).toEqual(['m0']);
      mail.setRule(undefined);
      expect(await deliver([changeMessage(moreGuests)], { operators: operatorStoreWith() })).toEqual([]);
      expect(mail.sent.map(({ to }) => to.join()).sort()).toEqual(['ana.sample@example.com', desk]);
    },
  );
});

describe('a failure while an email is sent', () => {
  it.each(['ServiceUnavailable', 'MessageRejected', 'Throttling'])(
    'causes a redelivery, which sends one email, if the response of SES is %s',
    async (code) => {
      const event = eventOf(await book());
      mail.setRule(() => ({ code }));
      expect(await deliver([event])).toEqual(['m0']);
      expect(mail.sent).toEqual([]);
      mail.setRule(undefined);
      expect(await deliver([event])).toEqual([]);
      expect(await deliver([event])).toEqual([]);
      expect(mail.sent).toHaveLength(1);
    },
  );

  it('causes retries after a pause, of which one sends the email, if SES throttles calls', async () => {
    let calls = 0;
    mail.setRule(() => (++calls < 3 ? { code: 'Throttling' } : undefined));
    expect(await deliver([eventOf(await book())])).toEqual([]);
    expect([calls, mail.sent.length]).toEqual([3, 1]);
  });

  it('delays the email until the claim expires, if the worker dies before sending', async () => {
    const event = eventOf(await book());
    await sentMail.claim(event.id, workerTimeout + 5000);
    clock.set(new Date(start.getTime() + workerTimeout));
    expect(await deliver([event])).toEqual(['m0']);
    clock.set(new Date(start.getTime() + workerTimeout + 5000));
    expect(await deliver([event])).toEqual([]);
    expect(mail.sent).toHaveLength(1);
  });

  it('causes a second email, but no third, if the worker dies after sending', async () => {
    const event = eventOf(await book());
    const hangingMarks: SentMailStore = { ...sentMail, settle: () => new Promise(() => {}) };
    void deliver([event], { sentMail: hangingMarks });
    await expect.poll(() => mail.sent).toHaveLength(1);
    clock.set(new Date(start.getTime() + workerTimeout + 5000));
    for (let delivery = 0; delivery < 3; delivery += 1) expect(await deliver([event])).toEqual([]);
    expect(mail.sent).toHaveLength(2);
  });

  it('is logged, and the email is not sent again, if only the mark as sent cannot be written', async () => {
    const failingMarks: SentMailStore = { ...sentMail, settle: () => Promise.reject(new Error('down')) };
    expect(await deliver([eventOf(await book())], { sentMail: failingMarks })).toEqual([]);
    expect(mail.sent).toHaveLength(1);
    expect(log.text()).toContain('mail.unmarked');
  });

  it('caused by a message of an unknown type affects no other message', async () => {
    const booking = await book();
    const events: unknown[] = Array.from({ length: 29 }, () => eventOf(booking));
    events.splice(17, 0, { ...eventOf(booking), type: 'booking.unheard-of' });
    const failures: string[][] = [];
    for (let first = 0; first < events.length; first += 10) {
      failures.push(await deliver(events.slice(first, first + 10)));
    }
    expect(failures.map((failed) => failed.join())).toEqual(['', 'm7', '']);
    expect(mail.sent).toHaveLength(29);
  });

  it('causes a redelivery if the booking of the event is unknown', async () => {
    const event = { ...eventOf(await book()), subject: 'unknown' };
    expect(await deliver([event])).toEqual(['m0']);
    expect(mail.sent).toEqual([]);
  });

  it.each([
    'booking.confirmed',
    'booking.confirmation-requested',
    'booking.changed',
    'booking.cancelled',
    'booking.closed-by-house',
    'booking.reminder-due',
  ] as const)('is not caused by a late %s of an erased guest, who gets no email', async (type) => {
    const status = /cancelled|closed/.test(type) ? 'cancelled' : 'confirmed';
    const booking = await book({ ...erasedGuest, status });
    expect(await deliver([eventOf(booking, type)])).toEqual([]);
    expect(mail.sent).toEqual([]);
  });

  it('is logged without personal data', async () => {
    const booking = await book({
      firstName: 'Markerfirst',
      lastName: 'Markerlast',
      email: 'reject-marker@example.com',
    });
    const event = eventOf(booking);
    await deliver([event]);
    mail.setRule(() => ({ code: 'MessageRejected', message: booking.email }));
    await deliver([eventOf(booking)]);
    expect(log.text()).toContain(event.id);
    expect(log.text()).not.toMatch(/marker/i);
    // References have upper-case letters. Event ids may have three lower-case letters before six digits.
    expect(log.text()).not.toMatch(/[A-Z]{3}\d{6}/);
  });
});
