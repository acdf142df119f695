/**
 * Time at the distillery. Every rule is computed in Pacific/Efate, never in the zone of the visitor
 * or of the machine (specification §3, §9).
 *
 * Vanuatu has been at UTC+11 without daylight saving since 1993, so a constant does; a test compares
 * it with the IANA data of the running Node.
 */

declare const calendarDate: unique symbol;

/** A day in Port Vila, `yyyy-MM-dd`. Two dates compare as strings. */
export type CalendarDate = string & { readonly [calendarDate]: true };

/** Tells the present instant. Rules take the instant as an argument; only composition roots hold a clock. */
export type Clock = () => Date;

export const portVilaZone = 'Pacific/Efate';

/** Stands beside every time that a visitor reads: ship clocks often differ. */
export const portVilaTimeNote = 'Port Vila time (UTC+11)';

const millisecondsPerMinute = 60_000;
const millisecondsPerDay = 86_400_000;
const offsetMilliseconds = 11 * 60 * millisecondsPerMinute;

const utcMidnight = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);
const dateOfUtc = (milliseconds: number): CalendarDate =>
  new Date(milliseconds).toISOString().slice(0, 10) as CalendarDate;

/** Reads `yyyy-MM-dd`; undefined for anything else, days that do not exist included. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const milliseconds = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(milliseconds) || dateOfUtc(milliseconds) !== text) return undefined;
  return text as CalendarDate;
}

/** The same for dates written in our own sources: throws where `parseCalendarDate` finds none. */
export function calendarDateFrom(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (date === undefined) throw new RangeError(`Not a date (yyyy-MM-dd): ${text}`);
  return date;
}

/** The day it is in Port Vila at an instant. */
export const dateOf = (instant: Date): CalendarDate => dateOfUtc(instant.getTime() + offsetMilliseconds);

/** Whole minutes since midnight in Port Vila at an instant, 0 to 1439. */
export function minutesOf(instant: Date): number {
  const local = instant.getTime() + offsetMilliseconds;
  return Math.floor((local - utcMidnight(dateOf(instant))) / millisecondsPerMinute);
}

/** The instant of a wall-clock time in Port Vila; minutes count from midnight. */
export const instantAt = (date: CalendarDate, minutes: number): Date =>
  new Date(utcMidnight(date) - offsetMilliseconds + minutes * millisecondsPerMinute);

/** Whole seconds until the next day begins in Port Vila, at least 1. */
export const secondsLeftOfDay = (now: Date): number =>
  Math.ceil((instantAt(addDays(dateOf(now), 1), 0).getTime() - now.getTime()) / 1000);

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  dateOfUtc(utcMidnight(date) + days * millisecondsPerDay);

/** The same day number so many months on, clamped to the end of that month. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateOfUtc(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: CalendarDate): number => new Date(utcMidnight(date)).getUTCDay();

/** Days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (utcMidnight(to) - utcMidnight(from)) / millisecondsPerDay;

/** Sorts by day, the earliest first; not by the alphabet of a language, which a browser would have to load for it. */
export const byDate = (a: { date: CalendarDate }, b: { date: CalendarDate }): number =>
  a.date < b.date ? -1 : Number(a.date > b.date);

/** What of a date is written. */
export interface DateParts {
  readonly weekday?: 'long' | 'short';
  readonly day?: 'numeric';
  readonly month?: 'long' | 'short';
  readonly year?: 'numeric';
}

/** The words of a language that writes its dates in the order of British English. */
export interface DateNames {
  /** From Sunday. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  /** A long name made short. */
  readonly short: (name: string) => string;
}

const wholeDate: DateParts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };

const englishNames: DateNames = {
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  months: 'January February March April May June July August September October November December'.split(' '),
  short: (name) => name.slice(0, name === 'September' ? 4 : 3),
};

/**
 * `Tuesday 24 November 2026` with the parts asked for, by default in British English. Its own words, not those of the
 * machine: browsers differ in theirs, so a prerendered date could change under the reader, and to load them is a long
 * task on a phone.
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

/** Minutes since midnight as a label with a plain space: 600 is `10:00 AM`. */
export function timeLabel(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}
