import { languagesAt, type TourLanguage } from '#shared/booking/language.ts';
import { shipFit } from '#shared/booking/ship-fit.ts';
import { minutesOfStart, type Slot, slots, slotsOn, startTimes } from '#shared/booking/slots.ts';
import { endOf, startOf } from '#shared/booking/start-and-end.ts';
import { capacity } from '#shared/booking/terms.ts';
import type { DayEdit, ShipHours } from '#shared/calendar/day-edit.ts';
import type { Start } from '#shared/contracts/staff/party.ts';
import type { ReducedStart } from '#shared/contracts/staff/reduced-day.ts';
import { shortName } from '#shared/staff/parties/short-name.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { memoize } from '#shared/values/once-per.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { bySurname, type PartyView, viewParty, viewReducedParty } from './party-view.ts';

/** A start as the screen shows it, booked or not. */
export interface StartView {
  readonly slot: Slot;
  readonly closed: { readonly reason?: string | undefined } | undefined;
  /** Set by the first party; undefined while the start is empty. */
  readonly language: TourLanguage | undefined;
  /** Languages that a first party can choose. */
  readonly languages: readonly TourLanguage[];
  readonly parties: readonly PartyView[];
  /** Adults booked, without cancelled parties, plus those who joined from another start. */
  readonly booked: number;
  /** Adults booked in another start who joined this one. */
  readonly joined: number;
  readonly here: number;
  readonly paidGuests: number;
  readonly missing: number;
  readonly freePlaces: number;
  /** The sum owed by guests who are here. */
  readonly amountDue: number;
  readonly unpaidGuests: number;
  /** Adults whose arrival this device has kept. */
  readonly keptArrivals: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The ships of the day that guests of this start would miss. */
  readonly missedShips: readonly ShipHours[];
  readonly missesEveryShip: boolean;
}

/** The language that the parties of a start could agree to instead; undefined if there is none. */
export const otherLanguageOf = (
  { language, languages, endsAt }: StartView,
  now: Date,
): TourLanguage | undefined =>
  language === undefined || endsAt <= now ? undefined : languages.find((other) => other !== language);

/** Unsent entries, by id of the party. */
export type Unsent = ReadonlyMap<string, readonly VisitEntry[]>;

const noEntries: Unsent = new Map();

/** The starts and ships of a day, as the server returned them. */
export interface LoadedDay {
  readonly starts: readonly (Start | ReducedStart)[];
  readonly ships?: readonly ShipHours[] | undefined;
}

/** All starts of a day's timetable, and any other start with a party. */
export function viewStarts(
  date: CalendarDate,
  { starts, ships = [] }: LoadedDay,
  unsent: Unsent = noEntries,
  edit?: DayEdit,
): readonly StartView[] {
  const slotsById = new Map(slotsOn(date, edit).map((slot) => [slot.id, slot]));
  const startsByTourId = new Map(starts.map((start) => [start.tourId, start]));
  const views = slots
    .filter(({ id }) => slotsById.has(id) || (startsByTourId.get(id)?.parties.length ?? 0) > 0)
    .map((slot) => {
      const missedShips = ships.filter((ship) => shipFit(slot, ship) === 'too-late');
      return {
        ...viewStart(date, slot, startsByTourId.get(slot.id), unsent),
        missedShips,
        missesEveryShip: missedShips.length === ships.length,
      };
    });
  return withJoined(views);
}

/** Counts guests in the start that they joined, while their booking stays in its start. */
function withJoined(starts: readonly StartView[]): readonly StartView[] {
  const joined = new Map<number, number>();
  for (const view of starts.flatMap(({ parties }) => parties)) {
    if (view.visitStatus === 'cancelled') continue;
    for (const [id, guests] of view.joined)
      if (id !== view.party.tourId) joined.set(id, (joined.get(id) ?? 0) + guests);
  }
  if (joined.size === 0) return starts;
  return starts.map((start) => {
    const joinedGuests = joined.get(start.slot.id) ?? 0;
    const booked = start.booked + joinedGuests;
    return {
      ...start,
      booked,
      joined: joinedGuests,
      here: start.here + joinedGuests,
      freePlaces: Math.max(capacity - booked, 0),
    };
  });
}

function viewStart(
  date: CalendarDate,
  slot: Slot,
  start: Start | ReducedStart | undefined,
  unsent: Unsent,
): Omit<StartView, 'missedShips' | 'missesEveryShip'> {
  const parties = (start?.parties ?? [])
    .map((party, index) =>
      'initial' in party
        ? viewReducedParty(party, date, slot, index)
        : viewParty(party, unsent.get(party.id)),
    )
    .toSorted((a, b) => bySurname(a.party, b.party))
    .map(withNumber);
  const confirmedParties = parties.filter(({ visitStatus }) => visitStatus !== 'cancelled');
  const sum = (countIn: (party: PartyView) => number) =>
    confirmedParties.reduce((total, party) => total + countIn(party), 0);
  const owingParties = confirmedParties.filter(({ hasUnpaidGuests }) => hasUnpaidGuests);
  const booked = Math.max(
    start?.guests ?? 0,
    sum(({ guests }) => guests),
  );
  return {
    slot,
    closed: start?.closed,
    language: booked > 0 ? start?.language : undefined,
    languages: languagesAt(slot.time),
    parties,
    booked,
    joined: 0,
    here: sum(({ here }) => here),
    paidGuests: sum(({ paidGuests }) => paidGuests),
    missing: sum(({ awaited }) => awaited),
    freePlaces: Math.max(capacity - booked, 0),
    amountDue: owingParties.reduce((total, { amountDue }) => total + amountDue, 0),
    unpaidGuests: owingParties.reduce((total, { here, paidGuests }) => total + here - paidGuests, 0),
    keptArrivals: sum(({ keptArrivals }) => keptArrivals),
    startsAt: startOf(date, slot.time),
    endsAt: endOf(date, slot.time, slot.type),
  };
}

/** Adds a number if another party of the start has no name and the same source. */
function withNumber(view: PartyView, _: number, parties: readonly PartyView[]): PartyView {
  if (shortName(view.party) !== undefined) return view;
  const { source } = view.party;
  const similarParties = parties.filter(
    ({ party }) => shortName(party) === undefined && party.source === source,
  );
  if (similarParties.length === 1) return view;
  const number = similarParties.indexOf(view) + 1;
  const numbers = numberedViews(view);
  numbers[number] ??= { ...view, number };
  return numbers[number];
}

/** Copies of a view, one for each number that it has had. */
const numberedViews = memoize((_view: PartyView): PartyView[] => []);

/** An hour of the day: its tour above, its tasting below. */
export interface HourView {
  readonly minutes: number;
  readonly starts: readonly StartView[];
}

export const viewHours = (starts: readonly StartView[]): readonly HourView[] =>
  startTimes.map((time) => ({
    minutes: minutesOfStart(time),
    starts: starts.filter(({ slot }) => slot.time === time),
  }));

/** Money in whole vatu. Neither sum includes complimentary visits or operators' accounts. */
export interface DayTotals {
  readonly here: number;
  readonly booked: number;
  readonly paid: number;
  readonly due: number;
  readonly freePlaces: number;
}

export function totalsOf(starts: readonly StartView[]): DayTotals {
  const parties = starts
    .flatMap(({ parties }) => parties)
    .filter(({ visitStatus }) => visitStatus !== 'cancelled');
  const sum = (countIn: (party: PartyView) => number) =>
    parties.reduce((total, party) => total + countIn(party), 0);
  const vatu = (party: PartyView, isMoney: boolean) =>
    party.payments
      .filter(({ method }) => (method !== 'complimentary' && method !== 'operator-account') === isMoney)
      .reduce((total, payment) => total + payment.vatu, 0);
  return {
    here: sum(({ here }) => here),
    booked: sum(({ guests }) => guests),
    paid: sum((party) => vatu(party, true)),
    due: sum((party) => Math.max(party.party.due - vatu(party, false), 0)),
    freePlaces: starts.reduce((total, { freePlaces: free, closed }) => total + (closed ? 0 : free), 0),
  };
}

/** Minutes after a start at which the next hour opens instead. */
const openMinutes = 30;

/** The start to open first: today the current or next one, on another day the first with guests. */
export function startAtNow(starts: readonly StartView[], now: Date, isToday: boolean): StartView | undefined {
  const hasEnded = ({ startsAt }: StartView) => now.getTime() > startsAt.getTime() + openMinutes * 60_000;
  const first = isToday
    ? starts.find((start) => !hasEnded(start))
    : (starts.find(({ booked }) => booked > 0) ?? starts[0]);
  const startsOfHour = starts.filter(({ slot }) => slot.time === first?.slot.time);
  return startsOfHour.find(({ booked }) => booked > 0) ?? first ?? starts.at(-1);
}
