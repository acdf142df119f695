import { endOf, startOf } from '../../../../shared/booking/availability.ts';
import { calendarDateFrom } from '../../../../shared/values/port-vila-time.ts';
import type { FoundBooking as Booking } from '../../api/find-booking.ts';

/** Whether the guest is still expected, and can change the booking: it stands, and its visit has not started. */
export const isAhead = (booking: Booking, now: Date): boolean =>
  booking.status === 'confirmed' && startOf(calendarDateFrom(booking.date), booking.time) > now;

/** Whether the guest may still be on the way: the booking stands and its visit is not over. */
export const isNotOver = (booking: Booking, now: Date): boolean =>
  booking.status === 'confirmed' &&
  endOf(calendarDateFrom(booking.date), booking.time, booking.tourType) > now;
