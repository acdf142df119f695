import type { PartySource } from '#shared/staff/parties/party-source.ts';
import type { VisitLog } from '#shared/staff/parties/visit-log.ts';
import { type CalendarDate, dateOf, parseCalendarDate } from '#shared/values/port-vila-time.ts';

/**
 * The printed run sheet: its number, and two letters for each party. Both are derived from the printed list, so no
 * sheet is stored and any device can derive them: the number contains the day, the minute of the latest booking on the
 * sheet, and a checksum of its letters.
 */

/** The parts of a party on which its letters depend. */
export interface PartyOfDay {
  /** Permanent id. */
  readonly id: string;
  /** Epoch seconds. */
  readonly bookedAt: number;
}

interface ListedParty extends PartyOfDay {
  readonly source?: PartySource | undefined;
  readonly log: VisitLog;
}

/**
 * Converts a party to the form that sheets use. A walk-in that a device has kept enters the list when the server
 * records it, which may be days after the walk-in came to the door: sheets printed in between do not contain it.
 */
export function partyOnSheet({ id, bookedAt, source, log }: ListedParty): PartyOfDay {
  const arrival = source === 'walk-in' ? log.find(({ kind }) => kind === 'arrive') : undefined;
  return { id, bookedAt: arrival?.kept?.recordedAt ?? bookedAt };
}

export interface PrintedSheet {
  /** `1211-HKTR-WM`. */
  readonly number: string;
  /** The two letters of each party, by its id. */
  readonly letters: ReadonlyMap<string, string>;
}

/** The alphabet below without W, which stands for walk-ins. */
const firstLetters = 'CDFHJKLMNPRTVXZ';
const secondLetters = 'AEIOUCDFHJKLMNPRTVXZ';
const pairCount = firstLetters.length * secondLetters.length;
const lettersAt = (index: number): string =>
  `${firstLetters[Math.floor(index / secondLetters.length)]}${secondLetters[index % secondLetters.length]}`;

const alphabet = 'CDFHJKLMNPRTVWXZ';
const minutesPerDay = 1440;

/** FNV-1a, which only has to distribute ids evenly. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

const compareParties = (a: PartyOfDay, b: PartyOfDay): number =>
  a.bookedAt - b.bookedAt || (a.id < b.id ? -1 : 1);

/**
 * Letters are derived from the id of a party; if taken, the next free ones are used. A later booking never changes
 * earlier letters.
 */
function lettersOf(parties: readonly PartyOfDay[]): ReadonlyMap<string, string> {
  const takenPairs = new Map<number, string>();
  for (const { id } of parties.toSorted(compareParties).slice(0, pairCount)) {
    let index = hashOf(id) % pairCount;
    while (takenPairs.has(index)) index = (index + 1) % pairCount;
    takenPairs.set(index, id);
  }
  return new Map([...takenPairs].map(([index, id]) => [id, lettersAt(index)]));
}

const toLetters = (value: number, length: number): string =>
  Array.from({ length }, (_, index) => alphabet[Math.floor(value / 16 ** (length - 1 - index)) % 16]).join(
    '',
  );

/** Maximum number of minutes from the booking to the end of the day: 45 days, in four letters. */
const maxMinutes = 16 ** 4 - 1;
const minutesToEndOfDay = (date: CalendarDate, seconds: number): number => {
  const end = Date.parse(`${date}T23:59:00+11:00`) / 60_000;
  return Math.min(maxMinutes, Math.max(0, Math.floor(end - Math.floor(seconds / 60))));
};

const checksumOf = (letters: ReadonlyMap<string, string>): string =>
  toLetters(
    hashOf(
      [...letters]
        .map(([id, pair]) => `${id}${pair}`)
        .toSorted()
        .join(),
    ) % 256,
    2,
  );

/** @param parties all parties of the day that the device knows, including cancelled ones */
export function printSheet(date: CalendarDate, parties: readonly PartyOfDay[]): PrintedSheet {
  const letters = lettersOf(parties);
  const last = Math.max(0, ...parties.map(({ bookedAt }) => bookedAt));
  const number = [monthAndDay(date), toLetters(minutesToEndOfDay(date, last), 4), checksumOf(letters)].join(
    '-',
  );
  return { number, letters };
}

/** Parses a typed number, in any case and with any separators; undefined for anything else. */
export function parseSheetNumber(
  typed: string,
  now: Date,
): { number: string; date: CalendarDate } | undefined {
  const normalized = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const match = /^(\d\d)(\d\d)([CDFHJKLMNPRTVWXZ]{4})([CDFHJKLMNPRTVWXZ]{2})$/.exec(normalized);
  if (match === null) return undefined;
  const [, month, day, minutes, check] = match;
  const date = nearestDay(`${month}-${day}`, now);
  return date && { number: `${month}${day}-${minutes}-${check}`, date };
}

/** Sheets are printed at most two weeks ahead, and typed within the year. */
function nearestDay(monthAndDay: string, now: Date): CalendarDate | undefined {
  const latest = dateOf(new Date(now.getTime() + 20 * minutesPerDay * 60_000));
  const year = Number(latest.slice(0, 4));
  return [year, year - 1]
    .map((candidate) => parseCalendarDate(`${candidate}-${monthAndDay}`))
    .find((date) => date !== undefined && date <= latest);
}

export interface SheetLetters {
  readonly letters: ReadonlyMap<string, string>;
  /**
   * False when the list of the day has lost or gained a party since it was printed: compare the names with the paper.
   */
  readonly isExact: boolean;
}

/** The letters of a sheet, from the parties of its day as they are now. */
export function readSheet(
  { number, date }: { readonly number: string; readonly date: CalendarDate },
  parties: readonly PartyOfDay[],
): SheetLetters {
  const [, minutes = ''] = number.split('-');
  const isOnSheet = ({ bookedAt }: PartyOfDay) => toLetters(minutesToEndOfDay(date, bookedAt), 4) >= minutes;
  const letters = lettersOf(parties.filter(isOnSheet));
  return { letters, isExact: number.endsWith(checksumOf(letters)) };
}

/**
 * Whether a sheet is ours. `unsure`: it can no longer be verified, because parties have moved from that day or
 * to it since.
 *
 * @param date the day of the parties on the sheet
 * @param parties all current parties of that day, including cancelled ones
 */
export function judgeSheet(
  number: string,
  date: CalendarDate,
  parties: readonly PartyOfDay[],
  hasMoves: boolean,
): 'ours' | 'unsure' | 'foreign' {
  if (!sheetNumber.test(number) || !number.startsWith(monthAndDay(date))) return 'foreign';
  if (readSheet({ number, date }, parties).isExact) return 'ours';
  const [, minutes] = number.split('-');
  const lastMinuteParties = parties.filter(
    ({ bookedAt }) => toLetters(minutesToEndOfDay(date, bookedAt), 4) === minutes,
  );
  // The number contains a minute: of several bookings in that minute, the later ones may not have been on the sheet.
  return hasMoves || lastMinuteParties.length > 1 ? 'unsure' : 'foreign';
}

const sheetNumber = /^\d{4}-[CDFHJKLMNPRTVWXZ]{4}-[CDFHJKLMNPRTVWXZ]{2}$/;
const monthAndDay = (date: CalendarDate): string => `${date.slice(5, 7)}${date.slice(8, 10)}`;

/** Letters on the sheet that differ from the typed ones in one place, in order. */
export const similarLetters = (typed: string, letters: ReadonlyMap<string, string>): readonly string[] =>
  [...letters.values()]
    .filter((pair) => pair !== typed && (pair[0] === typed[0] || pair[1] === typed[1]))
    .toSorted();
