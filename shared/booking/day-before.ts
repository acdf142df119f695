import { addDays, type CalendarDate, dateOf } from '../values/port-vila-time.ts';

/** The day that an evening prepares: the next one in Port Vila. */
export const dayPrepared = (evening: Date): CalendarDate => addDays(dateOf(evening), 1);

/**
 * Whether a guest is reminded by an evening's reminders. Who books at that time or later has a fresh confirmation.
 *
 * @param booking.bookedAt epoch seconds
 */
export const isReminded = (
  booking: { readonly status: 'confirmed' | 'cancelled'; readonly bookedAt: number },
  evening: Date,
): boolean => booking.status === 'confirmed' && booking.bookedAt * 1000 < evening.getTime();

/** Whether a day is still to come: from its first minute on, nobody is told that it is tomorrow. */
export const isToCome = (date: CalendarDate, now: Date): boolean => dateOf(now) < date;
