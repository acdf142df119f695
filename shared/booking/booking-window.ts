import { addDays, addMonths, type CalendarDate, dateOf } from '../values/port-vila-time.ts';
import { monthsAhead } from './terms.ts';

/** First and last bookable day at an instant, inclusive: from today to the same day some months later. */
export function bookingWindow(now: Date): { readonly first: CalendarDate; readonly last: CalendarDate } {
  const first = dateOf(now);
  return { first, last: addMonths(first, monthsAhead) };
}

/**
 * First and last day whose availability pages may request: a day more than the booking window on either side, for pages
 * left open past midnight and clocks that are ahead.
 */
export function availabilityWindow(now: Date): { readonly first: CalendarDate; readonly last: CalendarDate } {
  const { first, last } = bookingWindow(now);
  return { first: addDays(first, -1), last: addDays(last, 1) };
}
