import { closedDayOn } from '../calendar/closed-days.ts';
import {
  addDays,
  addMonths,
  type CalendarDate,
  dateOf,
  minutesOf,
  weekdayOf,
} from '../values/port-vila-time.ts';
import { messages } from './messages.ts';

/** Months that one can book ahead (specification §9). */
export const monthsAhead = 3;

/** From this minute of the day (17:00 in Port Vila) the page starts on the next day (specification §4). */
const rollsOverAt = 17 * 60;

/** The days that can be booked at an instant, both ends included: today to the same day number three months on. */
export function bookingWindow(now: Date): { readonly first: CalendarDate; readonly last: CalendarDate } {
  const first = dateOf(now);
  return { first, last: addMonths(first, monthsAhead) };
}

/** Tells whether a day is closed beyond what is listed: closures that staff have made. */
export type IsClosed = (date: CalendarDate) => boolean;

const neverClosed: IsClosed = () => false;

/** Why no tour can be booked on a day; undefined when one can (specification §5). */
export function dayProblem(
  date: CalendarDate,
  now: Date,
  isClosed: IsClosed = neverClosed,
): string | undefined {
  const { first, last } = bookingWindow(now);
  if (date < first) return messages.pastDay;
  if (date > last) return messages.outsideWindow;
  if (weekdayOf(date) === 0 || closedDayOn(date) !== undefined || isClosed(date)) return messages.closedDay;
  return undefined;
}

/** The day that is selected when the page opens: today, after 17:00 the next, then on to one that can be booked. */
export function initialDate(now: Date, isClosed: IsClosed = neverClosed): CalendarDate {
  const today = dateOf(now);
  const { last } = bookingWindow(now);
  let date = minutesOf(now) >= rollsOverAt ? addDays(today, 1) : today;
  while (date <= last && dayProblem(date, now, isClosed) !== undefined) date = addDays(date, 1);
  return date <= last ? date : today;
}
