import { type Calendar, listedCalendar } from '../calendar/calendar.ts';
import { addDays, type CalendarDate, dateOf, minutesOf, weekdayOf } from '../values/port-vila-time.ts';
import { bookingWindow } from './booking-window.ts';
import { messages } from './messages/messages.ts';

/** Minute of the day (17:00 in Port Vila) from which the page opens on the next day (specification §4). */
const rollsOverAt = 17 * 60;

/** Why a day cannot be booked; undefined when it can (specification §5). */
export function dayProblem(date: CalendarDate, now: Date, calendar?: Calendar): string | undefined {
  const reason = dayReason(date, now, calendar);
  return reason && messages[reason];
}

/** Name of the message that says why a day cannot be booked; undefined when it can. */
export function dayReason(
  date: CalendarDate,
  now: Date,
  calendar: Calendar = listedCalendar,
): 'pastDay' | 'outsideWindow' | 'closedDay' | undefined {
  const { first, last } = bookingWindow(now);
  if (date < first) return 'pastDay';
  if (date > last) return 'outsideWindow';
  if (weekdayOf(date) === 0 || calendar.isClosed(date)) return 'closedDay';
  return undefined;
}

/** The day selected when the page opens: today, or tomorrow after 17:00, or the next bookable day. */
export function initialDate(now: Date, calendar?: Calendar): CalendarDate {
  const today = dateOf(now);
  const { last } = bookingWindow(now);
  let date = minutesOf(now) >= rollsOverAt ? addDays(today, 1) : today;
  while (date <= last && dayProblem(date, now, calendar) !== undefined) date = addDays(date, 1);
  return date <= last ? date : today;
}
