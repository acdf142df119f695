import { type CalendarDate, weekdayOf } from './port-vila-time.ts';

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

/**
 * Formats the requested parts of a date. The names are fixed, because those of browsers differ: a prerendered date
 * could change on hydration, and loading the names takes long on phones.
 */
export function dateInWords(date: CalendarDate, names: DateNames, parts = wholeDate): string {
  const { weekdays, months, short } = names;
  const nameOf = (length: 'long' | 'short' | undefined, name = '') =>
    length === 'short' ? short(name) : length && name;
  return [
    nameOf(parts.weekday, weekdays[weekdayOf(date)]),
    parts.day && Number(date.slice(8)),
    nameOf(parts.month, months[Number(date.slice(5, 7)) - 1]),
    parts.year && date.slice(0, 4),
  ]
    .filter(Boolean)
    .join(' ');
}
