import { startOf } from '#shared/booking/start-and-end.ts';
import { Booking } from '#shared/contracts/booking.ts';
import { lastingId, type StoredBooking } from '../stores/bookings/slot-item.ts';
import { epochSeconds } from '../stores/table/table.ts';

/** A stored booking as its guest sees it: the fields of the contract only. */
export const bookingReply = (booking: StoredBooking): Booking =>
  Booking.parse({
    ...booking,
    id: lastingId(booking),
    start: epochSeconds(startOf(booking.date, booking.time)),
  });
