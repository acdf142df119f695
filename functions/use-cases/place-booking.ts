import { bookingRefusal } from '../../shared/booking/booking-request.ts';
import { messages } from '../../shared/booking/messages.ts';
import { parseReference } from '../../shared/booking/reference.ts';
import type { BookingRequest } from '../../shared/contracts/create-booking.ts';
import type { Refusal } from '../../shared/problems/problems.ts';
import type { Clock } from '../../shared/values/port-vila-time.ts';
import { log } from '../kernel/log.ts';
import { Refused } from '../kernel/problems.ts';
import type { BookingStore } from '../stores/bookings/bookings.ts';
import type { StoredBooking } from '../stores/bookings/slot-item.ts';
import type { Admission } from '../stores/quotas/admission.ts';
import { conflictRefusal } from './conflict-refusal.ts';
import { overLimit } from './network-admission.ts';
import { newBooking } from './new-booking.ts';

export interface PlaceBookingDeps {
  readonly bookings: Pick<BookingStore, 'book' | 'find'>;
  readonly clock: Clock;
}

/** What is asked for, by whom, and under which idempotency key. */
interface Wanted {
  readonly request: BookingRequest;
  readonly key: string | undefined;
  readonly operator?: StoredBooking['operator'];
  /** Counts the places for the network that books. */
  readonly admission?: Admission;
}

/**
 * Books a slot by the rules for everybody, or finds the booking that an earlier call with the same key has made.
 *
 * @throws Refused by rule or by what the slot holds
 */
export async function placeBooking(
  { bookings, clock }: PlaceBookingDeps,
  { request, key, operator, admission }: Wanted,
): Promise<StoredBooking> {
  const now = clock();
  const booking = newBooking(request, key, now, operator);
  const refusal = bookingRefusal(request, now);
  if (refusal !== undefined) {
    // The cut-off may have passed between a first try, whose answer was lost, and this one.
    const made = refusal.kind === 'too-late' ? await earlierTry(bookings, booking) : undefined;
    if (made === undefined) throw new Refused(refusal);
    return made;
  }
  const outcome = await bookings.book(booking, admission);
  if (outcome.result === 'booked') {
    const { guestCount: guests, tourType, preferredLanguage: language } = booking;
    log.info('booking.made', { guests, tourType, language, byOperator: operator !== undefined });
  }
  if ('booking' in outcome) return outcome.booking;
  if (outcome.result === 'over') throw overLimit('places', outcome);
  throw new Refused(
    outcome.result === 'key-reused' ? keyReused : conflictRefusal(outcome, request.guestCount),
  );
}

/** What is said of a placed booking; a retry may find its booking cancelled by now. */
export const placedSentence = ({ status }: StoredBooking): string =>
  status === 'cancelled' ? messages.bookingCancelled : messages.booked;

async function earlierTry(
  bookings: PlaceBookingDeps['bookings'],
  wanted: StoredBooking,
): Promise<StoredBooking | undefined> {
  const reference = parseReference(wanted.reference);
  const reader = wanted.operator && { operatorId: wanted.operator.id };
  const found = reference && (await bookings.find(reference, reader));
  return found?.fingerprint === wanted.fingerprint ? found : undefined;
}

const keyReused: Refusal = { kind: 'key-reused', message: messages.keyReused };
