import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import type { Admission, OverLimit } from '#functions/stores/quotas/admission.ts';
import type { ReferenceSecret } from '#functions/stores/table/reference-secret.ts';
import { bookingRefusal } from '#shared/booking/booking-request.ts';
import { replyMessages } from '#shared/booking/messages/reply-messages.ts';
import { parseReference } from '#shared/booking/reference.ts';
import type { BookingRequest } from '#shared/contracts/guests/create-booking.ts';
import type { Refusal } from '#shared/problems/problems.ts';
import { sourceOf } from '#shared/staff/parties/party-source.ts';
import type { VisitLog } from '#shared/staff/parties/visit-log.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { refusalOnDay } from '../calendar/refusal-on-day.ts';
import { networkLimitRefusal } from '../limits/network-admission.ts';
import { conflictRefusal } from './conflict-refusal.ts';
import { type BookingOrigin, newBooking } from './new-booking.ts';
import { reportMissingLanguages } from './report-missing-languages.ts';

export interface PlaceBookingDeps {
  readonly bookings: Pick<BookingStore, 'book' | 'find' | 'day'>;
  readonly edits: Pick<CalendarEditStore, 'find'>;
  readonly referenceSecret: ReferenceSecret;
  readonly clock: Clock;
}

/** A request for a booking, with its origin and its idempotency key. */
interface PlacedRequest extends BookingOrigin {
  readonly request: BookingRequest;
  readonly key: string | undefined;
  /** Accepts the language of the start, whatever the request says. */
  readonly anyLanguage?: boolean;
  /** Counts the seats, and a start that the booking opens, against quotas of the network, operator or colleague. */
  readonly admissionOf?: (opens: boolean) => Admission;
  /** The refusal when these quotas are exceeded; by default the one about the network. */
  readonly quotaRefusal?: (over: OverLimit) => Refused;
  /** The entries that staff record with the booking. */
  readonly entries?: VisitLog;
}

/**
 * Books a slot by the rules, or returns the booking of an earlier call with the same key.
 *
 * @throws Refused by a rule or by a conflict in the slot
 */
export async function placeBooking(
  { bookings, edits, referenceSecret, clock }: PlaceBookingDeps,
  {
    request,
    key,
    operator,
    byStaff,
    isProbe = false,
    anyLanguage,
    admissionOf,
    quotaRefusal,
    entries,
  }: PlacedRequest,
): Promise<StoredBooking> {
  const now = clock();
  const booking = await newBooking(request, key, now, referenceSecret, {
    operator,
    isProbe,
    ...(byStaff && { byStaff }),
  });
  const refusal = await refusalOnDay(edits, request.date, (calendar) =>
    bookingRefusal(request, now, isProbe ? 'probe' : byStaff === undefined ? 'guest' : 'staff', calendar),
  );
  if (refusal !== undefined) {
    // The closing time may have passed since a first try whose response was lost.
    const earlier = refusal.kind === 'too-late' ? await findEarlierTry(bookings, booking) : undefined;
    if (earlier === undefined) throw new Refused(refusal);
    return earlier;
  }
  const first = await bookings.book(booking, admissionOf, entries);
  const outcome =
    anyLanguage && first.result === 'language-taken'
      ? await bookings.book({ ...booking, preferredLanguage: first.language }, admissionOf, entries)
      : first;
  if (outcome.result === 'booked') {
    const { date, guestCount: guests, tourType, preferredLanguage: language } = outcome.booking;
    log.info(isProbe ? 'probe.booked' : 'booking.made', {
      date,
      guests,
      tourType,
      language,
      opened: outcome.opened,
      byOperator: operator !== undefined,
      source: sourceOf(outcome.booking),
    });
    if (outcome.opened && byStaff === undefined && !isProbe)
      await reportMissingLanguages({ bookings, edits }, request.date);
  }
  if ('booking' in outcome) return outcome.booking;
  if (outcome.result === 'over') throw quotaRefusal?.(outcome) ?? networkLimitRefusal('places', outcome);
  throw new Refused(
    outcome.result === 'key-reused' ? keyReused : conflictRefusal(outcome, request.guestCount),
  );
}

/** The message for a placed booking, which on a retry may have been cancelled since. */
export const placedMessage = ({ status }: StoredBooking): string =>
  status === 'cancelled' ? replyMessages.bookingCancelled : replyMessages.booked;

async function findEarlierTry(
  bookings: PlaceBookingDeps['bookings'],
  booking: StoredBooking,
): Promise<StoredBooking | undefined> {
  const reference = parseReference(booking.reference);
  const reader = booking.addedBy ? 'staff' : booking.operator && { operatorId: booking.operator.id };
  const found = reference && (await bookings.find(reference, reader));
  return found?.fingerprint === booking.fingerprint ? found : undefined;
}

const keyReused: Refusal = { kind: 'key-reused', message: replyMessages.keyReused };
