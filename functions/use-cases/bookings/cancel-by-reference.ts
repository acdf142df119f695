import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { Reader } from '#functions/stores/bookings/booking-lookup.ts';
import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { type Admission, chargeUnlessSettled, type OverLimit } from '#functions/stores/quotas/admission.ts';
import { cancelRefusal } from '#shared/booking/booking-request.ts';
import { replyMessages } from '#shared/booking/messages/reply-messages.ts';
import { parseReference } from '#shared/booking/reference.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { networkLimitRefusal } from '../limits/network-admission.ts';
import { lockRefusal } from './lock-refusal.ts';

export interface CancelBookingDeps {
  readonly bookings: Pick<BookingStore, 'cancel' | 'find'>;
  readonly clock: Clock;
}

interface Canceller {
  /** The caller, which restricts the bookings that can be cancelled. */
  readonly reader?: Reader;
  /** Counts the cancellation against quotas. A repeated cancellation is not counted. */
  readonly admissionOf?: (booking: StoredBooking) => Admission | undefined;
  /** The refusal when these quotas are exceeded; by default the one about the network. */
  readonly quotaRefusal?: (over: OverLimit) => Refused;
}

const notFound = new Refused({ kind: 'not-found', message: replyMessages.bookingNotFound });

/**
 * Cancels a booking and releases its seats. Refuses once the visit has started or the party has checked in.
 *
 * @throws Refused `not-found`, `too-late`, `checked-in` or `too-many`
 */
export async function cancelByReference(
  { bookings, clock }: CancelBookingDeps,
  text: string,
  { reader, admissionOf, quotaRefusal }: Canceller = {},
) {
  const reply = { success: true as const, message: replyMessages.bookingCancelled };
  const reference = parseReference(text);
  if (reference === undefined) throw notFound;
  let cancelled: Pick<StoredBooking, 'guestCount' | 'date'> | undefined;
  let admission: Admission | undefined;
  const findCancelled = async (): Promise<{ result: 'cancelled' } | undefined> => {
    const booking = await bookings.find(reference, reader);
    if (booking === undefined) throw notFound;
    // The slot is that of the booking, not of the reference: the booking may have moved since.
    const tooLate = cancelRefusal(booking, clock());
    if (tooLate !== undefined) throw new Refused(tooLate);
    cancelled = booking;
    admission = admissionOf?.(booking);
    return booking.status === 'cancelled' ? { result: 'cancelled' } : undefined;
  };
  const settledOutcome = await chargeUnlessSettled(findCancelled, {
    charge: async () => (await admission?.charge()) ?? { result: 'counted' },
  });
  if (settledOutcome?.result === 'over')
    throw quotaRefusal?.(settledOutcome) ?? networkLimitRefusal('cancellations', settledOutcome);
  if (settledOutcome !== undefined) return reply;
  const outcome = await bookings.cancel(reference, reader);
  if (outcome === 'cancelled')
    log.info(reader === 'probe' ? 'probe.cancelled' : 'booking.cancelled', {
      guests: cancelled?.guestCount,
      date: cancelled?.date,
    });
  else await admission?.release();
  if (outcome === 'not-found') throw notFound;
  if (outcome === 'checked-in' || outcome === 'no-show') throw new Refused(lockRefusal(outcome, 'cancel'));
  return reply;
}
