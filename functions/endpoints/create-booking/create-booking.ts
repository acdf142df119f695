import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { bookingReply } from '#functions/use-cases/bookings/booking-reply.ts';
import {
  type PlaceBookingDeps,
  placeBooking,
  placedMessage,
} from '#functions/use-cases/bookings/place-booking.ts';
import { networkAdmission } from '#functions/use-cases/limits/network-admission.ts';
import { probeLimits } from '#functions/use-cases/limits/probe-limits.ts';
import { type CountRefusalDeps, countRefusal } from '#functions/use-cases/numbers/count-refusal.ts';
import type { createBooking as contract } from '#shared/contracts/guests/create-booking.ts';

interface Deps extends PlaceBookingDeps, CountRefusalDeps {}

/** Books a slot, or returns the booking of an earlier call with the same key. */
export const createBooking =
  ({ quotas, refusals, ...deps }: Deps): UseCase<typeof contract> =>
  async ({ body: { website_url: _empty, ...request }, headers }, { address, isProbe }) => {
    const key = headers['idempotency-key'];
    const reply = (booking: StoredBooking) => ({
      success: true as const,
      message: placedMessage(booking),
      data: bookingReply(booking),
    });
    if (isProbe) return reply(await placeBooking(deps, { request, key, isProbe, ...probeLimits(quotas) }));
    const admissionOf = (opens: boolean) =>
      networkAdmission(quotas, address, { starts: opens ? 1 : 0, places: request.guestCount });
    try {
      return reply(await placeBooking(deps, { request, key, admissionOf }));
    } catch (error) {
      if (error instanceof Refused && error.refusal.kind === 'language-taken') {
        const { date, tourId, preferredLanguage: language, guestCount: guests } = request;
        await countRefusal({ quotas, refusals }, { date, tourId, language, guests }, { address, key });
      }
      throw error;
    }
  };
