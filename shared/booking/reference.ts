import { crockfordAlphabet as alphabet, crockfordFrom } from '../values/crockford.ts';
import { type CalendarDate, parseCalendarDate } from '../values/port-vila-time.ts';
import { type StartTime, startTimes, type TourType, tourTypes } from './slots.ts';

/**
 * Booking references: `SMI2611241000AM-7K3Q9XTB4MWE`.
 *
 * Before the hyphen as the specification has it (§9): three letters of the last name, the date as yyMMdd,
 * the time without colon or space. After it twelve characters of Crockford's base 32 (60 bits), which make
 * the reference unique and impossible to guess. The last bit of the secret suffix is the tour type, so that date,
 * time and secret suffix name the slot.
 */

const secretSuffixLength = 12;
const shape = /^([A-Z]{1,3})(\d{6})(\d{3,4}[AP]M)-([0-9A-HJKMNP-TV-Z]{12})$/;

/** A reference taken apart. `text` is its normal form. */
export interface ParsedReference {
  readonly text: string;
  /** Of the name that the booking was made under. */
  readonly initials: string;
  readonly date: CalendarDate;
  readonly time: StartTime;
  readonly type: TourType;
  readonly secretSuffix: string;
}

/** A to Z of the last name, accents stripped, at most three, `X` when there are none. */
function initialsOf(lastName: string): string {
  const letters = lastName
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 3);
  return letters === '' ? 'X' : letters;
}

const compactTime = (time: StartTime): string => time.replace(/[: ]/g, '');

/** The same secret suffix for another tour type: a booking keeps its secret suffix when it moves. */
export const secretSuffixFor = (secretSuffix: string, type: TourType): string =>
  secretSuffix.slice(0, -1) +
  alphabet[(alphabet.indexOf(secretSuffix.slice(-1)) & 30) | tourTypes.indexOf(type)];

/** The secret suffix for a tour type from at least 12 bytes of randomness or of a digest. */
export const secretSuffixFrom = (bytes: Uint8Array, type: TourType): string =>
  secretSuffixFor(crockfordFrom(bytes, secretSuffixLength), type);

/** Writes a reference in its normal form. */
export function writeReference(parts: {
  lastName: string;
  date: CalendarDate;
  time: StartTime;
  secretSuffix: string;
}): string {
  const day = parts.date.slice(2).replaceAll('-', '');
  return `${initialsOf(parts.lastName)}${day}${compactTime(parts.time)}-${parts.secretSuffix}`;
}

/** Reads a reference whatever its case and spaces; undefined when it cannot be one. */
export function parseReference(input: string): ParsedReference | undefined {
  const text = input.replace(/\s+/g, '').toUpperCase();
  const [, initials = '', day = '', compact = '', secretSuffix = ''] = shape.exec(text) ?? [];
  const date = parseCalendarDate(`20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4, 6)}`);
  const time = startTimes.find((start) => compactTime(start) === compact);
  const type = tourTypes[alphabet.indexOf(secretSuffix.slice(-1)) & 1];
  if (date === undefined || time === undefined || type === undefined) return undefined;
  return { text, initials, date, time, type, secretSuffix };
}

/**
 * As much of a reference as tells it from the others of its slot. The whole of it opens the booking for anyone, so
 * it does not lie about on paper and in spreadsheets.
 */
export const shortReference = (reference: string): string => reference.replace(/(-.{4}).*$/, '$1…');
