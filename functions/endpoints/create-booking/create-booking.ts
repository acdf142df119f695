import type { createBooking as contract } from '../../../shared/contracts/create-booking.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { bookingReply } from '../../use-cases/booking-reply.ts';
import { type CountingQuotas, networkAdmission } from '../../use-cases/network-admission.ts';
import { type PlaceBookingDeps, placeBooking, placedSentence } from '../../use-cases/place-booking.ts';

interface Deps extends PlaceBookingDeps {
  readonly quotas: CountingQuotas;
}

/** Books a slot, or returns the booking of an earlier call with the same key. */
export const createBooking =
  ({ quotas, ...deps }: Deps): UseCase<typeof contract> =>
  async ({ body, headers }, { address }) => {
    const booking = await placeBooking(deps, {
      request: body,
      key: headers['idempotency-key'],
      admission: networkAdmission(quotas, address, { places: body.guestCount }),
    });
    return { success: true, message: placedSentence(booking), data: bookingReply(booking) };
  };
