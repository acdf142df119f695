import type { TourLanguage } from '#shared/booking/language.ts';
import {
  type PartyState,
  partyState,
  settledIdsIn,
  undoneIdsIn,
  type VisitingParty,
} from '#shared/staff/parties/visit.ts';
import type { VisitEntry, VisitLog } from '#shared/staff/parties/visit-log.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import type { TicketStatement } from './statement.ts';
import { readTicket, type TicketKey } from './ticket.ts';

/** A party in the list of a device, including its kept presses. */
export interface ListedParty extends VisitingParty {
  /** Permanent id, as in the ticket. */
  readonly id: string;
  readonly date: string;
  readonly tourId: number;
  readonly preferredLanguage: TourLanguage;
  /** Incremented by every change of the booking. */
  readonly sequence: number;
}

/** The list of parties on a device at the door, which may be outdated. */
export interface DoorList<Party extends ListedParty> {
  readonly parties: readonly Party[];
  /** When each day was read, in epoch seconds of the server. */
  readonly readAt: ReadonlyMap<string, number>;
}

/**
 * - `good`: expected now.
 * - `unlisted`: expected now according to the ticket alone, which was issued after the list was read.
 * - `here`: all its guests have arrived; the same code admits no one else.
 * - `other-start`, `other-day`: expected at another time.
 * - `cancelled`: cancelled according to the list.
 * - `left-list`: the list is newer than the ticket and lacks the party, so it was cancelled or moved.
 */
export type TicketFindingKind =
  | 'good'
  | 'unlisted'
  | 'here'
  | 'other-start'
  | 'other-day'
  | 'cancelled'
  | 'left-list';

/** The verdict on one of our tickets at the door. */
export interface TicketFinding<Party extends ListedParty> {
  readonly kind: TicketFindingKind;
  /** Absent when the party was found in the list without its ticket. */
  readonly statement?: TicketStatement;
  /** The text of the ticket's code. */
  readonly ticket?: string;
  /** Absent when the list lacks the party. */
  readonly party?: Party;
  /** The booking according to the list or the ticket, whichever is newer. */
  readonly booked: {
    readonly date: string;
    readonly tourId: number;
    readonly guests: number;
    readonly language: TourLanguage;
  };
  readonly state: PartyState;
  /** The first arrival that counts. */
  readonly arrival?: Extract<VisitEntry, { kind: 'arrive' }>;
  /** When the day of the booking was read, in epoch seconds; absent for a day that the device does not have. */
  readonly asOf?: number;
}

export interface TicketReading<Party extends ListedParty> {
  readonly list: DoorList<Party>;
  readonly now: Date;
  /** The start for which guests are let in now; absent: any of today. */
  readonly shownTourId?: number | undefined;
}

/** Within this time of each other, either the list or the ticket may be the newer one. */
const toleranceSeconds = 60;

/**
 * Reads a code at the door. Undefined for one that is not signed by us: forged, altered, copied wrongly, or issued by
 * another shop.
 */
export async function findByTicket<Party extends ListedParty>(
  text: string,
  keys: readonly TicketKey[],
  reading: TicketReading<Party>,
): Promise<TicketFinding<Party> | undefined> {
  const statement = await readTicket(text, keys);
  return statement && { ...judgeTicket(statement, reading), ticket: text };
}

/**
 * Judges the statement of a ticket by the list of the device. The list takes precedence if it has the party, unless the
 * booking has changed since the list was read: then the ticket is newer.
 */
function judgeTicket<Party extends ListedParty>(
  statement: TicketStatement,
  reading: TicketReading<Party>,
): TicketFinding<Party> {
  const party = reading.list.parties.find(({ id }) => id === statement.id);
  const newest =
    party === undefined || isChangedSince({ party, statement })
      ? expectedByTicket(statement, party)
      : expectedByList(party);
  return { ...judge(newest, party, reading, statement.issuedAt), statement };
}

/** Whether the booking was changed after the list was read, as its ticket shows. */
export const isChangedSince = ({
  party,
  statement,
}: Pick<TicketFinding<ListedParty>, 'party' | 'statement'>): boolean =>
  party !== undefined && statement !== undefined && statement.sequence > party.sequence;

/** Judges a party that was found in the list, by its letters or by name. */
export const judgeParty = <Party extends ListedParty>(
  party: Party,
  reading: TicketReading<Party>,
): TicketFinding<Party> => judge(expectedByList(party), party, reading);

function judge<Party extends ListedParty>(
  { booked, visiting }: ReturnType<typeof expectedByList>,
  party: Party | undefined,
  { list, now, shownTourId }: TicketReading<Party>,
  issuedAt = 0,
): TicketFinding<Party> {
  const state = partyState(visiting);
  const arrival = firstArrival(visiting.log);
  const asOf = list.readAt.get(booked.date);
  const isToday = booked.date === dateOf(now);
  const judgeKind = (): TicketFindingKind => {
    if (isToday && arrival && state.here >= booked.guests) return 'here';
    if (state.isCancelled) return 'cancelled';
    if (!isToday) return 'other-day';
    if (party === undefined && asOf !== undefined && issuedAt < asOf - toleranceSeconds) return 'left-list';
    if (shownTourId !== undefined && booked.tourId !== shownTourId) return 'other-start';
    return party === undefined ? 'unlisted' : 'good';
  };
  return {
    kind: judgeKind(),
    ...(party && { party }),
    booked,
    state,
    ...(arrival && { arrival }),
    ...(asOf !== undefined && { asOf }),
  };
}

const expectedByList = (party: ListedParty) => ({
  booked: {
    date: party.date,
    tourId: party.tourId,
    guests: party.guestCount,
    language: party.preferredLanguage,
  },
  visiting: party as VisitingParty,
});

/** The booking according to the ticket, with the entries recorded at the door. */
function expectedByTicket(
  statement: TicketStatement,
  party: ListedParty | undefined,
): ReturnType<typeof expectedByList> {
  const { date, tourId, guests, language, dueVuv } = statement;
  return {
    booked: { date, tourId, guests, language },
    visiting: { status: 'confirmed', guestCount: guests, due: dueVuv, log: party?.log ?? [] },
  };
}

function firstArrival(log: VisitLog) {
  const undone = undoneIdsIn(log);
  const { struck } = settledIdsIn(log);
  return log
    .flatMap((entry) =>
      entry.kind === 'arrive' && !undone.has(entry.id) && !struck.has(entry.id) ? [entry] : [],
    )
    .toSorted((a, b) => a.at - b.at)[0];
}
