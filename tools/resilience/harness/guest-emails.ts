import { randomUUID } from 'node:crypto';
import { closureCancellationStore } from '#functions/stores/bookings/closure-cancellations.ts';
import { type StoredBooking, slotKey } from '#functions/stores/bookings/slot-item.ts';
import type { SentMail } from '#tools/local-stack/ses/mail.ts';
import { bookOnce } from './book-once.ts';
import { emailsOf } from './emails-of.ts';
import type { Harness } from './harness.ts';
import { retryOn503 } from './retry-on-503.ts';
import { formFor, inSlot, type ScenarioSlot } from './slots-for-scenarios.ts';
import { bookingsIn } from './stored-slot.ts';
import type { Form } from './visitor.ts';

/** An email with the date and time of the booking when it was written. */
export interface BookingMail {
  readonly kind: 'confirmed' | 'reminded' | 'changed' | 'moved' | 'cancelled' | 'closed';
  readonly mail: SentMail;
  readonly date: string;
  readonly time: string;
}

/**
 * All emails that guests can get, as received by three guests of one language, oldest first: one guest cancels the
 * booking, one moves it, and staff cancel the booking of one.
 */
export interface GuestEmails {
  readonly language: 'English' | 'French';
  readonly guests: readonly (readonly BookingMail[])[];
}

/** Takes three guests through every email. @throws Error when an email is missing or duplicated */
export async function collectGuestEmails(
  harness: Harness,
  language: GuestEmails['language'],
): Promise<GuestEmails> {
  const slot = harness.slots.nextInEitherLanguage();
  const otherSlot = harness.slots.nextInEitherLanguage();
  const form = formFor(slot, { preferredLanguage: language, guestCount: 2 });
  const otherGuests = Promise.all([bookAndClose(harness, language), bookAndMove(harness, language)]);
  const confirmed = bookAndRead(harness, slot, form);
  const bookingMails: BookingMail[] = [];
  const expectMail = async (kind: BookingMail['kind'], { date, time }: Form): Promise<void> => {
    bookingMails.push({
      kind,
      mail: await waitForMail(harness, form.email, bookingMails.length),
      date,
      time,
    });
  };

  const { reference, id } = await confirmed;
  await expectMail('confirmed', form);
  await harness.enqueue(
    JSON.stringify({
      id: randomUUID(),
      type: 'booking.reminder-due',
      subject: id,
      ...slotKey(slot.date, slot.slot),
    }),
  );
  await expectMail('reminded', form);
  const enlarged = inSlot({ ...form, guestCount: 3 }, slot);
  await retryOn503(() => harness.visitor.change(reference, enlarged));
  await expectMail('changed', enlarged);
  const moved = inSlot(enlarged, otherSlot);
  await retryOn503(() => harness.visitor.change(reference, moved));
  await expectMail('moved', moved);
  await retryOn503(() => harness.visitor.cancel(reference));
  await expectMail('cancelled', moved);
  return { language, guests: [bookingMails, ...(await otherGuests)] };
}

async function bookAndRead(harness: Harness, slot: ScenarioSlot, form: Form): Promise<StoredBooking> {
  await bookOnce(harness.visitor, form);
  const [booking] = bookingsIn(await harness.readSlot(slot)) as unknown as StoredBooking[];
  if (booking === undefined) throw new Error('A booking was not stored');
  return booking;
}

async function bookAndClose(
  harness: Harness,
  preferredLanguage: GuestEmails['language'],
): Promise<BookingMail[]> {
  const slot = harness.slots.nextInEitherLanguage();
  const form = formFor(slot, { preferredLanguage });
  const booking = await bookAndRead(harness, slot, form);
  const confirmed = await waitForMail(harness, form.email, 0);
  const name = harness.localStack.tables[0]?.name ?? '';
  const closureCancellations = closureCancellationStore({ client: harness.localStack.documents, name }, () =>
    harness.localStack.clock.now(),
  );
  await closureCancellations.cancel(booking, 'Cyclone');
  const closed = await waitForMail(harness, form.email, 1);
  const { date, time } = form;
  return [
    { kind: 'confirmed', mail: confirmed, date, time },
    { kind: 'closed', mail: closed, date, time },
  ];
}

async function bookAndMove(
  harness: Harness,
  preferredLanguage: GuestEmails['language'],
): Promise<BookingMail[]> {
  const slot = harness.slots.nextInEitherLanguage();
  const form = formFor(slot, { preferredLanguage });
  const { reference } = await bookAndRead(harness, slot, form);
  const confirmed = await waitForMail(harness, form.email, 0);
  const moved = inSlot(form, harness.slots.nextInEitherLanguage());
  await retryOn503(() => harness.visitor.change(reference, moved));
  return [
    { kind: 'confirmed', mail: confirmed, date: form.date, time: form.time },
    { kind: 'moved', mail: await waitForMail(harness, form.email, 1), date: moved.date, time: moved.time },
  ];
}

/** The next mail to an address after `earlierCount` earlier ones. */
async function waitForMail(harness: Harness, email: string, earlierCount: number): Promise<SentMail> {
  for (const pipe of harness.localStack.pipes) pipe.nudge();
  await harness.waitUntilIdle();
  const emails = emailsOf(harness, email);
  const mail = emails[earlierCount];
  if (mail === undefined || emails.length > earlierCount + 1) {
    throw new Error(`A guest has ${emails.length} emails, not ${earlierCount + 1}`);
  }
  return mail;
}
