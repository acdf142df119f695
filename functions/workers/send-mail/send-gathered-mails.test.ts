import { describe, expect, it } from 'vitest';
import { maxTickets } from '#functions/email/confirmations-mail.tsx';
import { mailer } from '#functions/email/mailer.ts';
import { readQrPicture } from '#functions/email/read-qr-picture.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { deliverTo } from '#functions/kernel/deliver.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { worker } from '#functions/kernel/worker.ts';
import { addressSlots } from '#functions/stores/bookings/address-slots.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { operatorVisitStore } from '#functions/stores/bookings/operator-visits.ts';
import { sixLettersOf } from '#functions/stores/bookings/six-letters.ts';
import { type StoredBooking, slotKey } from '#functions/stores/bookings/slot-item.ts';
import {
  type BookingOverrides,
  bookingMaker,
  referenceOf,
} from '#functions/stores/bookings/stored-booking.testing.ts';
import { mailDigestStore } from '#functions/stores/mail/mail-digests.ts';
import { probeMailMarks, type SentMailStore, sentMailStore } from '#functions/stores/mail/sent-mail.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { referenceSecret } from '#functions/stores/table/reference-secret.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { testTicketIssuer, testTicketKeys } from '#functions/tickets/ticket-issuer.testing.ts';
import { publicKeysOf } from '#functions/tickets/ticket-keys.ts';
import { EmailEvent } from '#shared/events/email-event.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import { gatherMinutes, singleConfirmations } from '#shared/limits/mail-limit.ts';
import { spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import { readTicket } from '#shared/ticket/ticket.ts';
import { configurationSet, testSes } from '#tools/local-stack/ses/ses.testing.ts';
import { sendMail } from './send-mail.ts';

const start = new Date('2026-11-20T00:00:00Z');
const clock = testClock(start);
const table = testTable();
const { mail, client } = testSes('no-reply@example.com');
testLog();
const sentMail = sentMailStore(table, clock);
const bookings = bookingStore(table, clock);
const ana = 'ana@example.com';

/** Messages that the worker has queued for itself. */
const queuedMessages: { readonly event: EmailEvent; readonly seconds: number | undefined }[] = [];
const queue = {
  put: async (events: readonly EmailEvent[], seconds?: number) => {
    queuedMessages.push(...events.map((event) => ({ event, seconds })));
  },
};

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
        orders: { findSubject: () => Promise.resolve(undefined) },
        quotas: quotaStore(table, clock),
        digests: mailDigestStore(table, clock),
        emailQueue: queue,
        mailer: mailer(client, configurationSet),
        clock,
        sender: 'no-reply@example.com',
        events: 'events@example.com',
        operations: 'operations@example.com',
        siteUrl: 'https://rum.example.com',
        issueTicket: testTicketIssuer(),
        ...parts,
      }),
    ),
    ...events,
  );

const confirmationEvent = (booking: StoredBooking): EmailEvent => ({
  id: `${booking.id}-0`,
  type: 'booking.confirmed',
  subject: booking.id,
  ...slotKey(booking.date, { time: booking.time, type: booking.tourType }),
});

let dayCount = 0;
const book = (changes: BookingOverrides = {}): Promise<StoredBooking> =>
  bookingMaker(bookings, {
    date: new Date(Date.UTC(2027, 0, 4 + dayCount++)).toISOString().slice(0, 10),
    firstName: 'Buy cheap pills',
    email: ana,
    now: start,
  })(changes);

/** Books and announces each booking, under two spellings of one mailbox. */
async function bookMany(count: number, changes: BookingOverrides = {}): Promise<StoredBooking[]> {
  const newBookings: StoredBooking[] = [];
  for (let index = 0; index < count; index += 1) {
    newBookings.push(await book({ email: index % 2 === 0 ? ana : 'Ana+tours@example.com', ...changes }));
  }
  for (const booking of newBookings) expect(await deliver([confirmationEvent(booking)])).toEqual([]);
  return newBookings;
}

/** Advances the clock to the time of the digest, and delivers its message. */
async function deliverWhenDue(parts: Parameters<typeof deliver>[1] = {}): Promise<readonly string[]> {
  clock.advance(gatherMinutes * 60_000);
  return deliver(
    queuedMessages.splice(0).map(({ event }) => event),
    parts,
  );
}

const unsettledMails = async (newBookings: readonly StoredBooking[]) =>
  sentMail.findUnsettled(newBookings.map(({ id }) => `${id}-0`));

const { max: maxSingles } = singleConfirmations;

/** The names of an email's calendar files: one for each booking. */
const calendarFiles = (sent: (typeof mail.sent)[number] | undefined): readonly string[] =>
  (sent?.attachments ?? []).map(({ filename }) => filename).filter((name) => name.endsWith('.ics'));

describe('confirmations to a mailbox that has had nine single confirmations in a day', () => {
  it('are sent in one email, with the ticket and the calendar file of each booking', async () => {
    queuedMessages.length = 0;
    const newBookings = await bookMany(maxSingles + 5);
    expect(mail.sent).toHaveLength(maxSingles);
    expect(queuedMessages).toMatchObject([
      { event: { type: 'confirmations.due' }, seconds: gatherMinutes * 60 },
    ]);
    expect([...(await unsettledMails(newBookings)).values()]).toEqual(Array(5).fill('held-back'));
    expect(await deliverWhenDue()).toEqual([]);
    expect(mail.sent).toHaveLength(maxSingles + 1);
    const { subject, text, html, attachments, to } = mail.sent[maxSingles] ?? {};
    expect(to).toEqual([expect.stringMatching(/^ana/i)]);
    expect(subject).toBe('Your new bookings with us');
    for (const { reference } of newBookings.slice(maxSingles)) {
      expect(text).toContain(reference);
      expect(html).toContain(`ref=${reference}`);
    }
    expect(attachments?.map(({ filename }) => filename)).toEqual(
      [1, 2, 3, 4, 5]
        .map((number) => `ticket-${number}.png`)
        .concat([1, 2, 3, 4, 5].map((number) => `visit-${number}.ics`)),
    );
    expect(`${subject}${text}${html}`).not.toContain('pills');
    expect(await unsettledMails(newBookings)).toEqual(new Map());
  });

  it.each([
    ['en', 'At the door: '],
    ['fr', 'À l’entrée : '],
  ] as const)(
    'contain a ticket with QR code and six letters for each booking (%s)',
    async (messageLanguage, doorLabel) => {
      queuedMessages.length = 0;
      const newBookings = (await bookMany(maxSingles + 3, { messageLanguage })).slice(maxSingles);
      await deliverWhenDue();
      const { text = '', html = '', attachments = [] } = mail.sent[maxSingles] ?? {};
      const keys = await publicKeysOf(testTicketKeys)();
      const placeOf = ({ reference }: StoredBooking) => String(html).indexOf(reference);
      const bookedInOrder = newBookings.toSorted((a, b) => placeOf(a) - placeOf(b));
      for (const [index, booking] of bookedInOrder.entries()) {
        const letters = spokenLetters(sixLettersOf(booking));
        expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(`${doorLabel}${letters}`);
        expect(html).toContain(letters);
        expect(html).toContain(`src="cid:ticket-${index + 1}@port-vila-rum"`);
        const { content = '' } =
          attachments.find(({ filename }) => filename === `ticket-${index + 1}.png`) ?? {};
        const code = readQrPicture(Buffer.from(content, 'base64')) ?? '';
        expect(await readTicket(code, keys)).toMatchObject({ id: booking.id, date: booking.date });
      }
    },
  );

  it('are combined in an email in the language of the first of their bookings', async () => {
    queuedMessages.length = 0;
    await bookMany(maxSingles);
    await bookMany(2, { messageLanguage: 'fr' });
    await deliverWhenDue();
    expect(mail.sent[maxSingles]?.subject).toBe('Vos nouvelles réservations chez nous');
    expect(calendarFiles(mail.sent[maxSingles])).toEqual(['visite-1.ics', 'visite-2.ics']);
  });

  it('are sent as an ordinary confirmation if there is only one', async () => {
    queuedMessages.length = 0;
    await bookMany(maxSingles + 1);
    await deliverWhenDue();
    expect(mail.sent[maxSingles]?.subject).toMatch(/^Your booking: /);
  });

  it('delay neither confirmations to another mailbox nor those of bookings by operators or staff', async () => {
    queuedMessages.length = 0;
    await bookMany(maxSingles + 1);
    await bookMany(1, { email: 'bob@example.com' });
    await bookMany(1, {
      operator: { id: 'abcdefghij0123456789', companyName: 'Sample', chargingModel: 'guest_pays' },
    });
    await bookMany(1, { addedBy: { person: 'person', device: 'device' }, source: 'phone' });
    expect(mail.sent).toHaveLength(maxSingles + 3);
  });

  it('are sent in single emails again from the next day on', async () => {
    queuedMessages.length = 0;
    await bookMany(maxSingles + 1);
    clock.advance(86_400_000);
    await bookMany(2);
    expect(mail.sent).toHaveLength(maxSingles + 2);
  });

  it('are sent in a second combined email if the bookings are made after the first was sent', async () => {
    queuedMessages.length = 0;
    await bookMany(maxSingles + 2);
    await deliverWhenDue();
    const laterBookings = await bookMany(3);
    expect(mail.sent).toHaveLength(maxSingles + 1);
    await deliverWhenDue();
    expect(mail.sent).toHaveLength(maxSingles + 2);
    expect(calendarFiles(mail.sent.at(-1))).toHaveLength(3);
    expect(await unsettledMails(laterBookings)).toEqual(new Map());
  });

  it.runIf(isFullRun)(
    'are sent in emails with at most twenty confirmations, which Gmail shows in full',
    async () => {
      queuedMessages.length = 0;
      const newBookings = await bookMany(maxSingles + maxTickets + 2);
      await deliverWhenDue();
      const digestMails = mail.sent.slice(maxSingles);
      expect(digestMails.map((one) => calendarFiles(one).length)).toEqual([20, 2]);
      expect(Buffer.byteLength(String(digestMails[0]?.html))).toBeLessThan(102_000);
      expect(await unsettledMails(newBookings)).toEqual(new Map());
    },
    60_000,
  );

  it('are delayed again if their message is delivered too early', async () => {
    queuedMessages.length = 0;
    await bookMany(maxSingles + 2);
    const [early] = queuedMessages.splice(0);
    clock.advance(60_000);
    expect(await deliver([early?.event])).toEqual([]);
    expect(mail.sent).toHaveLength(maxSingles);
    expect(queuedMessages).toMatchObject([{ seconds: gatherMinutes * 60 - 60 }]);
    await deliverWhenDue();
    expect(mail.sent).toHaveLength(maxSingles + 1);
  });
});

describe('a booking that changes while its confirmation waits for the combined email', () => {
  it('appears in the combined email in its current state, or not at all after a cancellation', async () => {
    queuedMessages.length = 0;
    const [cancelled, moved, unchanged] = (await bookMany(maxSingles + 3)).slice(maxSingles);
    if (cancelled === undefined || moved === undefined || unchanged === undefined)
      throw new Error('Not booked');
    await bookings.cancel(referenceOf(cancelled));
    await bookings.change(referenceOf(moved), { ...moved, guestCount: 7, totalPrice: 28_000 });
    await deliverWhenDue();
    const { text = '' } = mail.sent[maxSingles] ?? {};
    expect(text).not.toContain(cancelled.reference);
    expect(text).toContain('7 adults');
    expect(calendarFiles(mail.sent[maxSingles])).toHaveLength(2);
    expect(await unsettledMails([cancelled, moved, unchanged])).toEqual(new Map());
  });

  it('is confirmed only to the new mailbox after a change of address', async () => {
    queuedMessages.length = 0;
    const [unchanged, moved] = (await bookMany(maxSingles + 2)).slice(maxSingles);
    if (unchanged === undefined || moved === undefined) throw new Error('Not booked');
    await bookings.change(referenceOf(moved), { ...moved, email: 'bob@example.com' });
    await deliverWhenDue();
    const sent = mail.sent.slice(maxSingles);
    expect(sent).toHaveLength(2);
    const toAna = sent.find(({ to }) => to.includes(unchanged.email));
    const toBob = sent.find(({ to }) => to.includes('bob@example.com'));
    expect(toAna?.text).toContain(unchanged.reference);
    expect(toBob?.text).toContain(moved.reference);
    expect(`${toAna?.text}${toAna?.html}`).not.toContain(moved.reference);
    expect(`${toBob?.text}${toBob?.html}`).not.toContain(unchanged.reference);
  });
});

describe('a combined email of confirmations', () => {
  const counts = () => mail.sent.slice(maxSingles).map((one) => calendarFiles(one).length);

  it('is sent once, however often its message and the messages of the bookings are delivered', async () => {
    queuedMessages.length = 0;
    const newBookings = await bookMany(maxSingles + 3);
    const events = queuedMessages.map(({ event }) => event);
    await deliverWhenDue();
    for (let delivery = 0; delivery < 3; delivery += 1)
      expect(await deliver([...events, ...newBookings.map(confirmationEvent)])).toEqual([]);
    expect(counts()).toEqual([3]);
  });

  it('is sent once SES works again, and its confirmations are marked as sent only then', async () => {
    queuedMessages.length = 0;
    const newBookings = await bookMany(maxSingles + 3);
    const [due] = queuedMessages;
    mail.setRule(() => ({ code: 'ServiceUnavailable' }));
    expect(await deliverWhenDue()).toEqual(['m0']);
    expect((await unsettledMails(newBookings)).size).toBe(3);
    mail.setRule(undefined);
    expect(await deliver([due?.event])).toEqual([]);
    expect(counts()).toEqual([3]);
    expect(await unsettledMails(newBookings)).toEqual(new Map());
  });

  it('is sent at most twice if the worker dies after SES accepted the email and before it is marked as sent', async () => {
    queuedMessages.length = 0;
    await bookMany(maxSingles + 2);
    const [due] = queuedMessages;
    const failingMarks: SentMailStore = { ...sentMail, settle: () => Promise.reject(new Error('killed')) };
    await deliverWhenDue({ sentMail: failingMarks });
    clock.advance(10 * 60_000);
    await deliver([due?.event]);
    await deliver([due?.event]);
    expect(counts()).toEqual([2, 2]);
  });

  it('is sent even if the worker dies after storing the first confirmation and before queueing the email', async () => {
    queuedMessages.length = 0;
    await bookMany(maxSingles);
    const tenth = confirmationEvent(await book());
    const failingQueue = { put: () => Promise.reject(new Error('killed')) };
    expect(await deliver([tenth], { emailQueue: failingQueue })).toEqual(['m0']);
    expect(await deliver([tenth])).toEqual([]);
    expect(queuedMessages).toHaveLength(1);
    await deliverWhenDue();
    expect(mail.sent).toHaveLength(maxSingles + 1);
  });
});

it('a combined email of confirmations is stored and queued without an address, and expires after four days', async () => {
  queuedMessages.length = 0;
  await bookMany(maxSingles + 2);
  const items = (await table.items()).filter(({ pk }) => String(pk).startsWith('DIGEST#'));
  expect(items).toHaveLength(3);
  expect(JSON.stringify([items, queuedMessages])).not.toMatch(/ana|example/i);
  for (const { expiresAt } of items) expect(expiresAt).toBe(start.getTime() / 1000 + 4 * 86_400);
});
