import { lastingId, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { startOf } from '#shared/booking/start-and-end.ts';
import { Booking, type Ticket } from '#shared/contracts/guests/booking.ts';

/** A stored booking as its guest sees it, with only the fields of the contract. */
export const bookingReply = (booking: StoredBooking, ticket?: Ticket): Booking =>
  Booking.parse({
    ...booking,
    ticket,
    id: lastingId(booking),
    start: epochSeconds(startOf(booking.date, booking.time)),
  });
