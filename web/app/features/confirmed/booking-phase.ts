import type { FoundBooking as Booking } from '#app/requests/find-booking.ts';
import { endOf, startOf } from '#shared/booking/start-and-end.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';

/** Whether the booking is active and its visit has not started, so that it can be changed. */
export const isUpcoming = (booking: Booking, now: Date): boolean =>
  booking.status === 'confirmed' && startOf(calendarDateFrom(booking.date), booking.time) > now;

/** Whether the booking is active and its visit is not over. */
export const isCurrent = (booking: Booking, now: Date): boolean =>
  booking.status === 'confirmed' &&
  endOf(calendarDateFrom(booking.date), booking.time, booking.tourType) > now;
