import { cancelRefusal } from '../../../shared/booking/booking-request.ts';
import { parseReference } from '../../../shared/booking/reference.ts';
import { sentences } from '../../../shared/booking/sentences.ts';
import type { cancelBooking as contract } from '../../../shared/contracts/cancel-booking.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { Refused } from '../../kernel/problems.ts';
import type { BookingStore } from '../../stores/bookings.ts';

interface Deps {
  readonly bookings: Pick<BookingStore, 'cancel' | 'find'>;
  readonly clock: Clock;
}

const notFound = new Refused({ kind: 'not-found', message: sentences.bookingNotFound });

/** Gives a booking's places back. Once it has started it can only be found, not cancelled. */
export const cancelBooking =
  ({ bookings, clock }: Deps): UseCase<typeof contract> =>
  async ({ query }) => {
    const reference = parseReference(query.reference);
    const booking = reference && (await bookings.find(reference));
    if (reference === undefined || booking === undefined) throw notFound;
    // Its own slot counts, not the reference's: the booking may have moved since.
    const tooLate = cancelRefusal(booking, clock());
    if (tooLate !== undefined) throw new Refused(tooLate);
    if ((await bookings.cancel(reference)) === 'not-found') throw notFound;
    return { success: true, message: sentences.bookingCancelled };
  };
