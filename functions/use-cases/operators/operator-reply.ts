import { OperatorBooking } from '../../../shared/contracts/operator-booking.ts';
import type { StoredBooking } from '../../stores/bookings/slot-item.ts';
import { bookingReply } from '../booking-reply.ts';

/**
 * A stored booking as its operator sees it, under the last reference they know.
 *
 * @throws Error for a booking without an operator
 */
export function operatorReply(booking: StoredBooking): OperatorBooking {
  if (booking.operator === undefined) throw new Error('No operator has made this booking');
  const { reference, chargingModel, booked } = booking.operator;
  return OperatorBooking.parse({
    ...bookingReply(booking),
    chargingModel,
    booked,
    ...(reference !== undefined && { reference, isGuestsOwn: true }),
  });
}
