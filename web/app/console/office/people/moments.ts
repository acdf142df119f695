import { peopleCopy as copy } from '#app/content/staff/people-copy.ts';
import { dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { formatDate, timeLabel } from '#shared/values/written-time.ts';

const at = (seconds: number): Date => new Date(seconds * 1000);

/** `9 Jan`, with the year unless it is this year. @param seconds since the epoch */
export function dayLabel(seconds: number, now: Date): string {
  const date = dateOf(at(seconds));
  const isThisYear = date.slice(0, 4) === dateOf(now).slice(0, 4);
  return formatDate(date, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' as const }),
  });
}

/** `2:06 PM`, in Port Vila. */
export const clockLabel = (seconds: number): string => timeLabel(minutesOf(at(seconds)));

/** `2:06 PM` today, else `9 Jan`. */
export const momentLabel = (seconds: number, now: Date): string =>
  dateOf(at(seconds)) === dateOf(now) ? clockLabel(seconds) : dayLabel(seconds, now);

/** No finer than an hour, since the server records uses once an hour. */
export function usedLabel(seconds: number | undefined, now: Date): string {
  if (seconds === undefined) return copy.used.never;
  const hours = Math.floor((now.getTime() / 1000 - seconds) / 3600);
  if (hours < 1) return copy.used.now;
  return hours < 24 ? copy.used.hours(hours) : copy.used.days(Math.floor(hours / 24));
}
