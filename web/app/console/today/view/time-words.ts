import { startTimes } from '#app/content/staff/today-copy.ts';
import { type CalendarDate, dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { formatDate, timeLabel } from '#shared/values/written-time.ts';

/** `1:52 PM` in Port Vila. */
export const timeOf = (epochSeconds: number): string => timeLabel(minutesOf(new Date(epochSeconds * 1000)));

/** `1:52 PM on Thu 10 Dec`. */
export const momentOf = (epochSeconds: number): string =>
  startTimes.moment(timeOf(epochSeconds), shortDay(dateOf(new Date(epochSeconds * 1000))));

/** The time of an event on this day, or the day and month of one on another day. */
export function whenOf(epochSeconds: number, day: CalendarDate): string {
  const date = dateOf(new Date(epochSeconds * 1000));
  return date === day ? timeOf(epochSeconds) : formatDate(date, { day: 'numeric', month: 'short' });
}

export const longDay = (date: CalendarDate): string =>
  formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' });
export const mediumDay = (date: CalendarDate): string =>
  formatDate(date, { weekday: 'short', day: 'numeric', month: 'long' });
export const shortDay = (date: CalendarDate): string =>
  formatDate(date, { weekday: 'short', day: 'numeric', month: 'short' });

/** `Fri 11`, with the month if it is another. */
export const dayLabelNear = (date: CalendarDate, today: CalendarDate): string =>
  date.slice(0, 7) === today.slice(0, 7)
    ? formatDate(date, { weekday: 'short', day: 'numeric' })
    : shortDay(date);
