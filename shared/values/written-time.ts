import { type CalendarDate, weekdayOf } from './port-vila-time.ts';

/** Dates and times as people read them, in the language of the site. Keys are in `port-vila-time.ts` and `slots.ts`. */

/** Shown with every time, because ship clocks often differ. */
export const portVilaTimeNote = 'Port Vila time (UTC+11)';

export interface DateParts {
  readonly weekday?: 'long' | 'short';
  readonly day?: 'numeric';
  readonly month?: 'long' | 'short';
  readonly year?: 'numeric';
}

/** Date names of a language with the part order of British English. */
export interface DateNames {
  /** Starting on Sunday. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly short: (name: string) => string;
}

const wholeDate: DateParts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };

const englishNames: DateNames = {
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  months: 'January February March April May June July August September October November December'.split(' '),
  short: (name) => name.slice(0, name === 'September' ? 4 : 3),
};

/**
 * Formats `Tuesday 24 November 2026` with the requested parts, in British English by default. Uses its own names: those
 * of browsers differ, so that a prerendered date could change, and loading them is a long task on phones.
 */
export function writeDate(date: CalendarDate, parts = wholeDate, names = englishNames): string {
  const { weekdays, months, short } = names;
  const named = (length: 'long' | 'short' | undefined, name = '') =>
    length === 'short' ? short(name) : length && name;
  return [
    named(parts.weekday, weekdays[weekdayOf(date)]),
    parts.day && Number(date.slice(8)),
    named(parts.month, months[Number(date.slice(5, 7)) - 1]),
    parts.year && date.slice(0, 4),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Formats minutes since midnight with a plain space: 600 is `10:00 AM`. */
export function timeLabel(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Full hours without minutes: `8 AM`. */
export const hourLabel = (minutes: number): string => timeLabel(minutes).replace(':00', '');
