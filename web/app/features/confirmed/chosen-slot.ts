import type { ChosenSlot } from '#app/booking/form/booking-form.ts';
import type { FoundBooking as Booking } from '#app/requests/find-booking.ts';
import { slotOf } from '#shared/booking/slots.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';

/** Slot and day of a booking. */
export const chosenSlotOf = ({ date, time, tourType }: Booking): ChosenSlot => ({
  slot: slotOf(time, tourType),
  date: calendarDateFrom(date),
});
