import type { createBooking as contract } from '../../../shared/contracts/create-booking.ts';
import { type PlaceBookingDeps, placeBooking, placedSentence } from '../../booking/place-booking.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { bookingReply } from '../../stores/booking-reply.ts';

/** Books a slot, or finds the booking that an earlier call with the same key has made. */
export const createBooking =
  (deps: PlaceBookingDeps): UseCase<typeof contract> =>
  async ({ body, headers }) => {
    const booking = await placeBooking(deps, { request: body, key: headers['idempotency-key'] });
    return { success: true, message: placedSentence(booking), data: bookingReply(booking) };
  };
