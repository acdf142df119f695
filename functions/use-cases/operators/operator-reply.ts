import type { BookingWithVisit } from '#functions/stores/bookings/visit-item.ts';
import { OperatorBooking } from '#shared/contracts/guests/operator-booking.ts';
import { visitOf } from '#shared/staff/parties/visit.ts';
import { bookingReply } from '../bookings/booking-reply.ts';

/**
 * A stored booking as its operator sees it, under the last reference they know.
 *
 * @throws Error for a booking without an operator
 */
export function operatorReply(booking: BookingWithVisit): OperatorBooking {
  if (booking.operator === undefined) throw new Error('This booking has no operator');
  const { reference, chargingModel, booked } = booking.operator;
  const onAccountVuv = sumOnAccount(booking);
  return OperatorBooking.parse({
    ...bookingReply(booking),
    chargingModel,
    booked,
    ...(onAccountVuv !== 0 && { onAccountVuv }),
    ...(reference !== undefined && { reference, isGuestsOwn: true }),
  });
}

/** The sum, in vatu, that colleagues put on the operator's account at the door, less reversals. */
const sumOnAccount = (booking: BookingWithVisit): number =>
  visitOf(booking.visit.log)
    .payments.filter(({ method }) => method === 'operator-account')
    .reduce((sum, { vatu }) => sum + vatu, 0);
