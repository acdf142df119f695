import { dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { formatDate, timeLabel } from '#shared/values/written-time.ts';

const dateFrom = (seconds: number): Date => new Date(seconds * 1000);

/** `5:14 PM`, in Port Vila. */
export const formatTime = (seconds: number): string => timeLabel(minutesOf(dateFrom(seconds)));

/** `Thu 10 Dec 2026, 5:14 PM`. */
export const formatMoment = (seconds: number): string =>
  `${formatDate(dateOf(dateFrom(seconds)), { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })}, ${formatTime(seconds)}`;

/** `9 Jan`, with the year unless it is this year. @param seconds since the epoch */
export function dayLabel(seconds: number, now: Date): string {
  const date = dateOf(dateFrom(seconds));
  const isThisYear = date.slice(0, 4) === dateOf(now).slice(0, 4);
  return formatDate(date, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' as const }),
  });
}

/** `2:06 PM` today, else `9 Jan`. */
export const momentLabel = (seconds: number, now: Date): string =>
  dateOf(dateFrom(seconds)) === dateOf(now) ? formatTime(seconds) : dayLabel(seconds, now);

/** `Thursday 10 December 2026`. */
export const formatDay = (seconds: number): string => formatDate(dateOf(dateFrom(seconds)));
