import { addDays, type CalendarDate, dateOf } from '../values/port-vila-time.ts';

/** The day that evening tasks prepare: the next one in Port Vila. */
export const dayToPrepare = (evening: Date): CalendarDate => addDays(dateOf(evening), 1);

/**
 * Whether a booking gets the reminder of an evening. Bookings made after the reminders have a recent confirmation.
 *
 * @param booking.bookedAt epoch seconds
 */
export const needsReminder = (
  booking: { readonly status: 'confirmed' | 'cancelled'; readonly bookedAt: number },
  evening: Date,
): boolean => booking.status === 'confirmed' && booking.bookedAt * 1000 < evening.getTime();

/** Whether a day is in the future: once it has begun, "tomorrow" would be wrong. */
export const isFutureDay = (date: CalendarDate, now: Date): boolean => dateOf(now) < date;
