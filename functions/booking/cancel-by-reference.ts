import { cancelRefusal } from '../../shared/booking/booking-request.ts';
import { parseReference } from '../../shared/booking/reference.ts';
import { sentences } from '../../shared/booking/sentences.ts';
import type { Clock } from '../../shared/values/port-vila-time.ts';
import { log } from '../kernel/log.ts';
import { Refused } from '../kernel/problems.ts';
import type { BookingStore } from '../stores/bookings.ts';
import type { StoredBooking } from '../stores/slot-item.ts';

export interface CancelBookingDeps {
  readonly bookings: Pick<BookingStore, 'cancel' | 'find'>;
  readonly clock: Clock;
}

const notFound = new Refused({ kind: 'not-found', message: sentences.bookingNotFound });

/**
 * Gives a booking's places back. Once it has started it can only be found, not cancelled.
 *
 * @param isTheirs whose bookings the caller may cancel; all others are not there for them
 * @throws Refused `not-found` or `too-late`
 */
export async function cancelByReference(
  { bookings, clock }: CancelBookingDeps,
  text: string,
  isTheirs: (booking: StoredBooking) => boolean = () => true,
) {
  const reference = parseReference(text);
  const booking = reference && (await bookings.find(reference));
  if (reference === undefined || booking === undefined || !isTheirs(booking)) throw notFound;
  // Its own slot counts, not the reference's: the booking may have moved since.
  const tooLate = cancelRefusal(booking, clock());
  if (tooLate !== undefined) throw new Refused(tooLate);
  const outcome = await bookings.cancel(reference);
  if (outcome === 'not-found') throw notFound;
  if (outcome === 'cancelled') log.info('booking.cancelled', { guests: booking.guestCount });
  return { success: true as const, message: sentences.bookingCancelled };
}
