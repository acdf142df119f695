import { type DateNames, type DateParts, dateInWords } from './date-in-words.ts';
import type { CalendarDate } from './port-vila-time.ts';

/**
 * Display formats of dates and times in the language of the site. Machine formats are in `port-vila-time.ts` and
 * `slots.ts`.
 */

/** Shown with every time, because the clocks of ships often differ. */
export const portVilaTimeNote = 'Port Vila time (UTC+11)';

const names: DateNames = {
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  months: 'January February March April May June July August September October November December'.split(' '),
  short: (name) => name.slice(0, name === 'September' ? 4 : 3),
};

/** Formats `Tuesday 24 November 2026` with the requested parts, in British English. */
export const formatDate = (date: CalendarDate, parts?: DateParts): string => dateInWords(date, names, parts);

/** Formats minutes since midnight with a plain space: 600 is `10:00 AM`. */
export function timeLabel(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Formats minutes since midnight, a full hour without minutes: `8 AM`. */
export const hourLabel = (minutes: number): string => timeLabel(minutes).replace(':00', '');
