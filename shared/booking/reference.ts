import { crockfordAlphabet as alphabet, crockfordFrom } from '../values/crockford.ts';
import { type CalendarDate, parseCalendarDate } from '../values/port-vila-time.ts';
import { type StartTime, startTimes, type TourType, tourTypes } from './slots.ts';

/**
 * Booking references: `SMI2611241000AM-7K3Q9XTB4MWE`.
 *
 * The part before the hyphen follows the specification (§9): three letters of the last name, the date as yyMMdd, the
 * time without colon or space. After it a secret suffix of twelve characters in Crockford's base 32 (60 bits) makes the
 * reference unique and unguessable. Its last bit is the tour type, so that date, time and suffix identify the slot.
 */

const secretSuffixLength = 12;
const shape = /^([A-Z]{1,3})(\d{6})(\d{3,4}[AP]M)-?([0-9A-HJKMNP-TV-Z]{12})$/;

/** A parsed reference. `text` is its canonical form. */
export interface ParsedReference {
  readonly text: string;
  /** Letters of the name under which the booking was made. */
  readonly initials: string;
  readonly date: CalendarDate;
  readonly time: StartTime;
  readonly type: TourType;
  readonly secretSuffix: string;
}

/** First three letters of the last name, A to Z without accents; `X` when there are none. */
export function initialsOf(lastName: string): string {
  const letters = lastName
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 3);
  return letters === '' ? 'X' : letters;
}

const compactTime = (time: StartTime): string => time.replace(/[: ]/g, '');

/** The secret suffix for a tour type: a booking keeps its secret when it moves to the other type. */
export const secretSuffixFor = (secretSuffix: string, type: TourType): string =>
  secretSuffix.slice(0, -1) +
  alphabet[(alphabet.indexOf(secretSuffix.slice(-1)) & 30) | tourTypes.indexOf(type)];

/** Secret suffix from at least 12 random or digest bytes. */
export const secretSuffixFrom = (bytes: Uint8Array, type: TourType): string =>
  secretSuffixFor(crockfordFrom(bytes, secretSuffixLength), type);

/** Formats a reference canonically. */
export function formatReference(parts: {
  lastName: string;
  date: CalendarDate;
  time: StartTime;
  secretSuffix: string;
}): string {
  const day = parts.date.slice(2).replaceAll('-', '');
  return `${initialsOf(parts.lastName)}${day}${compactTime(parts.time)}-${parts.secretSuffix}`;
}

/** Parses a reference, ignoring case, spaces and a missing hyphen; undefined when invalid. */
export function parseReference(input: string): ParsedReference | undefined {
  const typed = input.replace(/\s+/g, '').toUpperCase();
  const [, initials = '', day = '', compact = '', secretSuffix = ''] = shape.exec(typed) ?? [];
  const date = parseCalendarDate(`20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4, 6)}`);
  const time = startTimes.find((start) => compactTime(start) === compact);
  const type = tourTypes[alphabet.indexOf(secretSuffix.slice(-1)) & 1];
  if (date === undefined || time === undefined || type === undefined) return undefined;
  const text = `${initials}${day}${compact}-${secretSuffix}`;
  return { text, initials, date, time, type, secretSuffix };
}

/** Whether an earlier reference of a booking still opens it: both must have the same secret suffix. */
export function haveSameSecret(reference: string, earlier: string): boolean {
  const [secret, earlierSecret] = [reference, earlier].map(comparableSecret);
  return secret !== undefined && secret === earlierSecret;
}

/** The secret suffix without its bit of the tour type; undefined for an invalid reference. */
function comparableSecret(reference: string): string | undefined {
  const parsed = parseReference(reference);
  return parsed && secretSuffixFor(parsed.secretSuffix, tourTypes[0]);
}

/**
 * Enough of a reference to identify it within its slot. The full reference opens the booking, so it must not appear on
 * paper or in spreadsheets.
 */
export const shortReference = (reference: string): string => reference.replace(/(-.{4}).*$/, '$1…');

/** Whether a text is a shortened reference, which opens nothing. */
export const isShortReference = (text: string): boolean => /^[A-Z]{1,3}\d{6}\d{3,4}[AP]M-.{4}…$/.test(text);
