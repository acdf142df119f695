import { addMonths, type CalendarDate, dateOf } from '../values/port-vila-time.ts';

/** Length of the booking window in months (specification §9). */
export const monthsAhead = 3;

/** First and last bookable day at an instant, inclusive: today to the same day three months later. */
export function bookingWindow(now: Date): { readonly first: CalendarDate; readonly last: CalendarDate } {
  const first = dateOf(now);
  return { first, last: addMonths(first, monthsAhead) };
}
