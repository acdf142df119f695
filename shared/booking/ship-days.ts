import type { DayEdit } from '../calendar/day-edit.ts';
import { type ShipEntry, shipEntries } from '../content/ships.ts';
import { byDate, type CalendarDate, parseCalendarDate } from '../values/port-vila-time.ts';
import type { ShipCall } from './ship-fit.ts';

/**
 * Parses the owner's list of ships, sorted by day and hour.
 *
 * @throws RangeError that names the entry and the problem
 */
export function shipCallsFrom(entries: readonly ShipEntry[]): readonly ShipCall[] {
  const calls = entries.map(readEntry);
  const listed = new Set<string>();
  for (const { date, ship } of calls) {
    if (listed.has(`${date} ${ship}`)) throw new RangeError(`Listed twice: ${ship} on ${date}`);
    listed.add(`${date} ${ship}`);
  }
  return calls.toSorted(
    (a, b) => byDate(a, b) || a.ashoreMinutes - b.ashoreMinutes || (a.ship < b.ship ? -1 : 1),
  );
}

function readEntry({ date, ship, ashore, allAboard }: ShipEntry): ShipCall {
  const entryError = (problem: string) =>
    new RangeError(`${problem}: ${ship} on ${date}, ${ashore} to ${allAboard}`);
  const day = parseCalendarDate(date);
  if (day === undefined) throw entryError('Not a date (yyyy-MM-dd)');
  if (ship.trim() === '') throw entryError('A ship without a name');
  const [from, until] = [ashore, allAboard].map(minutesOfClock);
  if (from === undefined || until === undefined) throw entryError('Not a time (HH:mm)');
  if (until <= from) throw entryError('All aboard before ashore');
  return { date: day, ship: ship.trim(), ashoreMinutes: from, allAboardMinutes: until };
}

function minutesOfClock(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

const listedCalls = shipCallsFrom(shipEntries);

/** The ships in port on a day. */
export const shipsOn = (date: CalendarDate, calls: readonly ShipCall[] = listedCalls): readonly ShipCall[] =>
  calls.filter((call) => call.date === date);

/** The ships in port on a day: those of its edit where managers have set them, else the listed ones. */
export const shipsByEdit = (date: CalendarDate, edit: DayEdit | undefined): readonly ShipCall[] =>
  edit?.ships?.map((hours) => ({ ...hours, date })) ?? shipsOn(date);

/** The answer of a guest who does not travel by ship. */
export const notOnShip = '';

/** Whether the guest has said which of the day's ships is theirs, or that none is. */
export const isShipKnown = (calls: readonly ShipCall[], shipName: string | undefined): boolean =>
  shipName === notOnShip || calls.some(({ ship }) => ship === shipName);

/** The ships that matter to a guest: the named one, none, or all while the guest's ship is unknown. */
export function callsOfGuest(calls: readonly ShipCall[], shipName: string | undefined): readonly ShipCall[] {
  if (!isShipKnown(calls, shipName)) return calls;
  return calls.filter(({ ship }) => ship === shipName);
}
