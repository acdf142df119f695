import { peopleCopy as copy } from '#app/content/staff/people-copy.ts';

/** How long ago a device was used, in hours at the finest, since the server records uses only once an hour. */
export function usedLabel(seconds: number | undefined, now: Date): string {
  if (seconds === undefined) return copy.used.never;
  const hours = Math.floor((now.getTime() / 1000 - seconds) / 3600);
  if (hours < 1) return copy.used.now;
  return hours < 24 ? copy.used.hours(hours) : copy.used.days(Math.floor(hours / 24));
}
