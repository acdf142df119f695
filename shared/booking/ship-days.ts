import type { DayEdit, ShipHours } from '../calendar/day-edit.ts';
import { business } from '../content/business.ts';
import { type ShipEntry, shipEntries } from '../content/ships.ts';
import { byDate, type CalendarDate, parseCalendarDate } from '../values/port-vila-time.ts';
import { minutesOfStart, type Slot } from './slots.ts';
import { tours } from './tours.ts';

/** A ship in port. Minutes since midnight in Port Vila. */
export interface ShipCall extends ShipHours {
  readonly date: CalendarDate;
}

/** Fewer minutes than this between the wharf and all aboard are tight. */
const tightMinutes = 60;

/**
 * Parses the owner's list of ships, sorted by day and hour.
 *
 * @throws RangeError that names the entry and the problem
 */
export function shipCallsFrom(entries: readonly ShipEntry[]): readonly ShipCall[] {
  const calls = entries.map(readEntry);
  const seen = new Set<string>();
  for (const { date, ship } of calls) {
    if (seen.has(`${date} ${ship}`)) throw new RangeError(`Listed twice: ${ship} on ${date}`);
    seen.add(`${date} ${ship}`);
  }
  return calls.toSorted(
    (a, b) => byDate(a, b) || a.ashoreMinutes - b.ashoreMinutes || (a.ship < b.ship ? -1 : 1),
  );
}

function readEntry({ date, ship, ashore, allAboard }: ShipEntry): ShipCall {
  const wrong = (what: string) => new RangeError(`${what}: ${ship} on ${date}, ${ashore} to ${allAboard}`);
  const day = parseCalendarDate(date);
  if (day === undefined) throw wrong('Not a date (yyyy-MM-dd)');
  if (ship.trim() === '') throw wrong('A ship without a name');
  const [from, until] = [ashore, allAboard].map(minutesOfClock);
  if (from === undefined || until === undefined) throw wrong('Not a time (HH:mm)');
  if (until <= from) throw wrong('All aboard before ashore');
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

/** When guests are back at the wharf: end of the slot plus the ride, in minutes since midnight. */
export const wharfReturnMinutes = (slot: Slot): number =>
  minutesOfStart(slot.time) + tours[slot.type].minutes + business.wharf.rideMinutes;

/** When guests leave the wharf at the latest, in minutes since midnight. */
export const wharfDepartureMinutes = (slot: Slot): number =>
  minutesOfStart(slot.time) - business.wharf.rideMinutes;

/**
 * Whether ship guests can take a slot. `before-ashore`: it starts before they can arrive; `too-late`: they would miss
 * all aboard; `tight`: less than an hour would remain.
 */
export type ShipFit = 'fits' | 'tight' | 'too-late' | 'before-ashore';

export function shipFit(slot: Slot, call: ShipCall): ShipFit {
  if (wharfDepartureMinutes(slot) < call.ashoreMinutes) return 'before-ashore';
  const spare = spareMinutes(slot, call);
  if (spare < 0) return 'too-late';
  return spare < tightMinutes ? 'tight' : 'fits';
}

/** Minutes at the wharf before all aboard; negative when the guests would miss it. */
export const spareMinutes = (slot: Slot, { allAboardMinutes }: ShipCall): number =>
  allAboardMinutes - wharfReturnMinutes(slot);

/** The answer of a guest who came by no ship. */
export const notOnShip = '';

/** Whether the guest has said which of the day's ships is theirs, or that none is. */
export const isShipKnown = (calls: readonly ShipCall[], named: string | undefined): boolean =>
  named === notOnShip || calls.some(({ ship }) => ship === named);

/** The ships that matter to a guest: the named one, none, or all as long as it is not known. */
export function callsOfGuest(calls: readonly ShipCall[], named: string | undefined): readonly ShipCall[] {
  if (!isShipKnown(calls, named)) return calls;
  return calls.filter(({ ship }) => ship === named);
}

export interface ShipVerdict<Fit extends ShipFit = ShipFit> {
  readonly call: ShipCall;
  readonly fit: Fit;
}

export type ShipWarning = ShipVerdict<Exclude<ShipFit, 'fits'>>;

/** How a slot suits each ship. */
export const shipVerdicts = (slot: Slot, calls: readonly ShipCall[]): readonly ShipVerdict[] =>
  calls.map((call) => ({ call, fit: shipFit(slot, call) }));

/** The ships that a slot does not suit, or hardly. */
export const shipWarnings = (slot: Slot, calls: readonly ShipCall[]): readonly ShipWarning[] =>
  shipVerdicts(slot, calls).filter((verdict): verdict is ShipWarning => verdict.fit !== 'fits');
