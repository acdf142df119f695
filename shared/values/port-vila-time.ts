/**
 * Time at the distillery. Every rule uses Pacific/Efate, never the zone of the visitor or the machine (specification
 * §3, §9).
 *
 * Vanuatu has been at UTC+11 without daylight saving since 1993, so a constant suffices; a test compares it with Node's
 * IANA data.
 */

declare const calendarDate: unique symbol;

/** A day in Port Vila, `yyyy-MM-dd`. Dates compare as strings. */
export type CalendarDate = string & { readonly [calendarDate]: true };

/** Returns the current instant. Rules take the instant as an argument; only composition roots have a clock. */
export type Clock = () => Date;

export const portVilaZone = 'Pacific/Efate';

const millisecondsPerMinute = 60_000;
const millisecondsPerDay = 86_400_000;
const offsetMilliseconds = 11 * 60 * millisecondsPerMinute;

const utcMidnight = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);
const dateOfUtc = (milliseconds: number): CalendarDate =>
  new Date(milliseconds).toISOString().slice(0, 10) as CalendarDate;

/** Parses `yyyy-MM-dd`; undefined for anything else, including days that do not exist. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const milliseconds = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(milliseconds) || dateOfUtc(milliseconds) !== text) return undefined;
  return text as CalendarDate;
}

/** Parses a date from trusted data. @throws RangeError for an invalid date */
export function calendarDateFrom(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (date === undefined) throw new RangeError(`Not a date (yyyy-MM-dd): ${text}`);
  return date;
}

/** The date in Port Vila at an instant. */
export const dateOf = (instant: Date): CalendarDate => dateOfUtc(instant.getTime() + offsetMilliseconds);

/** Minutes since midnight in Port Vila at an instant, 0 to 1439. */
export function minutesOf(instant: Date): number {
  const local = instant.getTime() + offsetMilliseconds;
  return Math.floor((local - utcMidnight(dateOf(instant))) / millisecondsPerMinute);
}

/** The instant of a wall-clock time in Port Vila; minutes since midnight. */
export const instantAt = (date: CalendarDate, minutes: number): Date =>
  new Date(utcMidnight(date) - offsetMilliseconds + minutes * millisecondsPerMinute);

/** Whole seconds until midnight in Port Vila, at least 1. */
export const secondsLeftOfDay = (now: Date): number =>
  Math.ceil((instantAt(addDays(dateOf(now), 1), 0).getTime() - now.getTime()) / 1000);

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  dateOfUtc(utcMidnight(date) + days * millisecondsPerDay);

/** The same day of a later month, clamped to the end of that month. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateOfUtc(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

/** Weekday of a date, from 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: CalendarDate): number => new Date(utcMidnight(date)).getUTCDay();

/** Days between two dates; negative when `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (utcMidnight(to) - utcMidnight(from)) / millisecondsPerDay;

/** Sorts by day, earliest first. Avoids locale collation, which browsers would have to load. */
export const byDate = (a: { date: CalendarDate }, b: { date: CalendarDate }): number =>
  a.date < b.date ? -1 : Number(a.date > b.date);
