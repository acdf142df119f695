import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { BookingLookup } from '#functions/stores/bookings/booking-lookup.ts';
import { myBookingMessages } from '#shared/booking/messages/my-booking-messages.ts';
import { parseReference } from '#shared/booking/reference.ts';
import type { openBooking as contract } from '#shared/contracts/guests/open-booking.ts';

interface Deps {
  readonly bookings: Pick<BookingLookup, 'find'>;
}

/** Returns the current reference of a booking. The refusal is the same for an unknown reference and a wrong address. */
export const openBooking =
  ({ bookings }: Deps): UseCase<typeof contract> =>
  async ({ body }, { isProbe }) => {
    const reference = parseReference(body.reference);
    const booking = reference && (await bookings.find(reference, isProbe ? 'probe' : 'holder'));
    if (booking === undefined || booking.email.toLowerCase() !== body.email.toLowerCase()) {
      throw new Refused({ kind: 'not-found', message: myBookingMessages.noMatch });
    }
    return { success: true, reference: booking.reference };
  };
