import { startOf } from '../../shared/booking/availability.ts';
import type { Booking } from '../../shared/contracts/booking.ts';
import { lastingId, type StoredBooking } from '../stores/bookings/slot-item.ts';
import { epochSeconds } from '../stores/table/table.ts';

/** A stored booking as its guest reads it back. */
export const bookingReply = (booking: StoredBooking): Booking => ({
  id: lastingId(booking),
  sequence: booking.sequence,
  reference: booking.reference,
  tourId: booking.tourId,
  tourType: booking.tourType,
  date: booking.date,
  time: booking.time,
  start: epochSeconds(startOf(booking.date, booking.time)),
  firstName: booking.firstName,
  lastName: booking.lastName,
  email: booking.email,
  preferredLanguage: booking.preferredLanguage,
  guestCount: booking.guestCount,
  totalPrice: booking.totalPrice,
  status: booking.status,
  ...(booking.closedReason !== undefined && { closedReason: booking.closedReason }),
  ...(booking.operator !== undefined && {
    operator: {
      companyName: booking.operator.companyName,
      chargingModel: booking.operator.chargingModel,
      ...(booking.operator.booked && { booked: booking.operator.booked }),
    },
  }),
});
