import { cancelRefusal } from '../../shared/booking/booking-request.ts';
import { parseReference } from '../../shared/booking/reference.ts';
import { sentences } from '../../shared/booking/sentences.ts';
import type { Clock } from '../../shared/values/port-vila-time.ts';
import { log } from '../kernel/log.ts';
import { Refused } from '../kernel/problems.ts';
import type { BookingStore, Reader } from '../stores/bookings.ts';

export interface CancelBookingDeps {
  readonly bookings: Pick<BookingStore, 'cancel' | 'find'>;
  readonly clock: Clock;
}

const notFound = new Refused({ kind: 'not-found', message: sentences.bookingNotFound });

/**
 * Gives a booking's places back. Once it has started it can only be found, not cancelled.
 *
 * @param reader for whom only some bookings are there
 * @throws Refused `not-found` or `too-late`
 */
export async function cancelByReference(
  { bookings, clock }: CancelBookingDeps,
  text: string,
  reader?: Reader,
) {
  const reference = parseReference(text);
  const booking = reference && (await bookings.find(reference, reader));
  if (reference === undefined || booking === undefined) throw notFound;
  // Its own slot counts, not the reference's: the booking may have moved since.
  const tooLate = cancelRefusal(booking, clock());
  if (tooLate !== undefined) throw new Refused(tooLate);
  const outcome = await bookings.cancel(reference, reader);
  if (outcome === 'not-found') throw notFound;
  if (outcome === 'cancelled') log.info('booking.cancelled', { guests: booking.guestCount });
  return { success: true as const, message: sentences.bookingCancelled };
}
