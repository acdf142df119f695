import { addMonths, type CalendarDate, dateOf } from '../values/port-vila-time.ts';
import { monthsAhead } from './terms.ts';

/** First and last bookable day at an instant, inclusive: from today to the same day some months later. */
export function bookingWindow(now: Date): { readonly first: CalendarDate; readonly last: CalendarDate } {
  const first = dateOf(now);
  return { first, last: addMonths(first, monthsAhead) };
}
