import type { BookingMailKind } from '#functions/email/booked-visit.ts';
import { formerAddressMail } from '#functions/email/former-address-mail.tsx';
import { sendOnce } from '#functions/kernel/send-once.ts';
import type { WorkOutcome } from '#functions/kernel/worker.ts';
import type { AddressSlotStore } from '#functions/stores/bookings/address-slots.ts';
import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import { formerGuestsOf } from '#functions/stores/bookings/former-emails.ts';
import type { OperatorVisitStore } from '#functions/stores/bookings/operator-visits.ts';
import { hasEmail, lastingId, probesKey, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import type { OperatorStore } from '#functions/stores/operators/operators.ts';
import { type Admission, admission } from '#functions/stores/quotas/admission.ts';
import type { QuotaCharge, QuotaStore } from '#functions/stores/quotas/quotas.ts';
import { isErased } from '#functions/stores/table/erased.ts';
import { isFutureDay } from '#shared/booking/day-before.ts';
import type { EmailEvent } from '#shared/events/email-event.ts';
import {
  type MailPool,
  mailPools,
  mailsOfOneBooking,
  poolOf,
  singleConfirmations,
} from '#shared/limits/mail-limit.ts';
import { mailboxOf } from '#shared/limits/rate-limit-key.ts';
import { type GatheringDeps, gatherMail } from './gather-mail.ts';
import { operatorMail } from './operator-mail.ts';
import { type Outgoing, type SendingDeps, sendEach } from './send-each.ts';
import { type ProbeMailDeps, sendProbeMail } from './send-probe-mail.ts';
import { type VisitMailDeps, visitMail } from './visit-mail.ts';

export interface BookingMailDeps extends SendingDeps, GatheringDeps, VisitMailDeps {
  readonly bookings: Pick<BookingStore, 'findSubject'>;
  readonly addressSlots: Pick<AddressSlotStore, 'index'>;
  readonly operatorVisits: Pick<OperatorVisitStore, 'update'>;
  readonly operators: Pick<OperatorStore, 'find'>;
  readonly quotas: QuotaStore;
}

type BookingEvent = EmailEvent & { readonly type: Extract<EmailEvent['type'], `booking.${string}`> };

const mailKindOf: Readonly<Record<BookingEvent['type'], BookingMailKind>> = {
  'booking.confirmed': 'confirmation',
  'booking.confirmation-requested': 'confirmation',
  'booking.changed': 'change',
  'booking.cancelled': 'cancellation',
  'booking.closed-by-house': 'cancellation',
  'booking.restored': 'restoration',
  'booking.reminder-due': 'reminder',
};
const announcedStatus = {
  confirmation: 'confirmed',
  change: 'confirmed',
  restoration: 'confirmed',
  reminder: 'confirmed',
  cancellation: 'cancelled',
} as const;

/**
 * Sends the emails of a booking event to its guest, former addresses and operator. Skips an event that a newer
 * one has overtaken.
 */
export async function sendBookingMails(
  deps: BookingMailDeps & ProbeMailDeps,
  event: BookingEvent,
  run: { remainingMilliseconds: number },
): Promise<WorkOutcome> {
  const kind = mailKindOf[event.type];
  if (event.pk === probesKey) return sendProbeMail(deps, kind, event, run);
  const find = () => deps.bookings.findSubject({ pk: event.pk, sk: event.sk }, event.subject);
  const booking = await find();
  if (booking === undefined) throw new Error('No booking found for the event');
  const isCurrent = (now: StoredBooking | 'moved' | undefined): now is StoredBooking =>
    now !== undefined && now !== 'moved' && now.status === announcedStatus[kind];
  if (
    !isCurrent(booking) ||
    isErased(booking) ||
    !hasEmail(booking) ||
    isExpired(kind, booking, deps.clock())
  ) {
    return sendOnce(deps.sentMail, event.id, run, async () => 'unneeded');
  }
  // The index comes before the email, so that a booking whose email was sent is found by its address.
  if (booking.status === 'confirmed' && kind !== 'reminder') await deps.addressSlots.index(booking);
  if (booking.operator && kind !== 'reminder') await deps.operatorVisits.update(booking.operator.id);
  const pool = poolOf(event.type);
  const toGuest: Outgoing = {
    mark: event.id,
    to: booking.email,
    admission: pool && mailAdmission(deps.quotas, pool, booking.email, booking, event.type),
    gather: async ({ kind }) => kind === singlesQuota && gatherMail(deps, booking.email, event),
    // The booking is read last: the email must show its current state, even if other changes were announced meanwhile.
    parts: async () => {
      const latest = await find();
      return isCurrent(latest) && latest.email === booking.email ? visitMail(deps, kind, latest) : undefined;
    },
  };
  const toFormerGuests = notifiesFormerGuests.has(event.type) ? formerGuestMails(deps, booking) : [];
  const toOperator = event.type === 'booking.changed' ? await operatorMail(deps.operators, booking) : [];
  return sendEach(deps, [toGuest, ...toFormerGuests, ...toOperator], run);
}

const isExpired = (kind: BookingMailKind, { date }: StoredBooking, now: Date): boolean =>
  kind === 'reminder' && !isFutureDay(date, now);

/** The events that may concern former addresses. */
const notifiesFormerGuests: ReadonlySet<EmailEvent['type']> = new Set([
  'booking.changed',
  'booking.cancelled',
]);

const formerGuestMails = (
  { quotas, siteUrl }: BookingMailDeps,
  booking: StoredBooking,
): readonly Outgoing[] =>
  formerGuestsOf(booking).map(({ former, mark }) => ({
    mark,
    to: former.email,
    parts: formerAddressMail(booking, former, siteUrl),
    admission: mailAdmission(
      quotas,
      booking.status === 'cancelled' ? 'cancellations' : 'addressNotices',
      former.email,
      booking,
    ),
  }));

const singlesQuota = 'single confirmations';

/** Operators and staff book for many guests under one address. */
const isByGuest = ({ operator, addedBy }: StoredBooking): boolean =>
  operator === undefined && addedBy === undefined;

/**
 * Anyone can enter any address in a booking, so emails are limited per mailbox and day, and per booking beyond its
 * confirmation and cancellation. A guest's confirmations after the first of a day are gathered.
 */
function mailAdmission(
  quotas: QuotaStore,
  pool: MailPool,
  email: string,
  booking: StoredBooking,
  type?: BookingEvent['type'],
): Admission {
  const mailboxCharge = { kind: `booking mails ${pool}`, subject: mailboxOf(email), quota: mailPools[pool] };
  const bookingCharge = { kind: 'mails of a booking', subject: lastingId(booking), quota: mailsOfOneBooking };
  const isLimitedPerBooking = pool === 'changes' || pool === 'addressNotices';
  const mayBeGathered = type === 'booking.confirmed' && isByGuest(booking);
  const dailyCharge = { kind: singlesQuota, subject: mailboxOf(email), quota: singleConfirmations };
  const charges: readonly QuotaCharge[] = [
    ...(mayBeGathered ? [dailyCharge] : []),
    mailboxCharge,
    ...(isLimitedPerBooking ? [bookingCharge] : []),
  ];
  return admission(quotas, charges);
}
