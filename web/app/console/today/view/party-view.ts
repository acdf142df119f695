import type { Slot } from '#shared/booking/slots.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import type { ReducedParty } from '#shared/contracts/staff/reduced-day.ts';
import { missingEntries } from '#shared/staff/parties/missing-entries.ts';
import {
  type PartyState as FoldedState,
  joinedIn,
  partyState,
  type VisitFlag,
} from '#shared/staff/parties/visit.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { memoize } from '#shared/values/once-per.ts';
import { plainLetters } from '#shared/values/plain-letters.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

export type VisitStatus =
  | 'to-come'
  | 'part-here'
  | 'here'
  | 'part-paid'
  | 'paid'
  | 'settled'
  | 'no-show'
  | 'cancelled';

/** A party as a row shows it, computed from its log and unsent entries. Money in whole vatu. */
export interface PartyView extends FoldedState {
  readonly party: Party;
  /** Distinguishes parties without a name if their start has several. */
  readonly number?: number;
  readonly visitStatus: VisitStatus;
  readonly guests: number;
  /** How many of the guests who are here have paid. */
  readonly paidGuests: number;
  /** Still to pay, never below zero. */
  readonly amountDue: number;
  /** Whether guests are here with a sum left to pay. */
  readonly hasUnpaidGuests: boolean;
  /** Whether sums, notes and details are hidden, because no one is identified on this shared device. */
  readonly isReduced: boolean;
  /** Entries for which no response has come yet. Those that this device has kept have `kept` set. */
  readonly unsent: readonly VisitEntry[];
  /** Numbers of guests who joined another start, by id of that start. */
  readonly joined: ReadonlyMap<number, number>;
  /** Adults whose arrival the server has stored. */
  readonly deliveredArrivals: number;
  /** Adults whose arrival only this device has kept. */
  readonly keptArrivals: number;
}

const views = new WeakMap<Party, PartyView>();

/**
 * Returns the same view until the party changes, so that rows of other parties need not render.
 *
 * @param unsent unsent entries of this device, added to the party's log
 */
export function viewParty(party: Party, unsent?: readonly VisitEntry[]): PartyView {
  const waiting = missingEntries(party.log, unsent);
  const previous = views.get(party);
  if (
    previous?.unsent.length === waiting.length &&
    waiting.every((entry, index) => entry === previous.unsent[index])
  )
    return previous;
  const view = newView(party, waiting);
  views.set(party, view);
  return view;
}

function newView(party: Party, waiting: readonly VisitEntry[]): PartyView {
  const log = [...party.log, ...waiting];
  const state = partyState({ ...party, log });
  const amountDue = Math.max(state.outstandingVuv, 0);
  const guests = party.guestCount;
  const deliveredArrivals = waiting.length === 0 ? state.here : partyState(party).here;
  const keptLog = [...party.log, ...waiting.filter(({ kept }) => kept !== undefined)];
  return {
    ...state,
    party,
    guests,
    amountDue,
    unsent: waiting,
    joined: joinedIn(log),
    deliveredArrivals,
    keptArrivals: Math.max(partyState({ ...party, log: keptLog }).here - deliveredArrivals, 0),
    hasUnpaidGuests: state.here > 0 && amountDue > 0,
    isReduced: false,
    paidGuests:
      amountDue === 0
        ? Math.min(state.here, guests)
        : Math.min(state.here, Math.floor((state.paidVuv / party.due) * guests)),
    visitStatus: visitStatusOf(party, state),
  };
}

/**
 * The view of a party without its details.
 *
 * @param order position among the parties of the start, by time of booking
 */
export function viewReducedParty(
  reduced: ReducedParty,
  date: CalendarDate,
  slot: Slot,
  order: number,
): PartyView {
  const { id, firstName, initial, guestCount, preferredLanguage, status, here, noShow, paidGuests } = reduced;
  const isCancelled = status === 'cancelled';
  const awaited = isCancelled ? 0 : Math.max(guestCount - here - noShow, 0);
  const hasUnpaidGuests = !isCancelled && paidGuests < Math.min(here, guestCount);
  const party: Party = {
    id,
    date,
    tourId: slot.id,
    tourType: slot.type,
    time: slot.time,
    firstName: '',
    lastName: [firstName, initial && `${initial}.`].filter(Boolean).join(' '),
    guestCount,
    preferredLanguage,
    status,
    source: 'web',
    reference: '',
    sixLetters: '',
    email: '',
    totalPrice: 0,
    due: 0,
    sequence: 0,
    bookedAt: order,
    log: [],
  };
  const state: FoldedState = {
    isCancelled,
    here,
    noShow,
    awaited,
    outstandingVuv: 0,
    paidVuv: 0,
    payments: [],
    notes: [],
    claims: [],
    flags: [],
  };
  return {
    ...state,
    party,
    guests: guestCount,
    amountDue: 0,
    unsent: [],
    joined: new Map(),
    deliveredArrivals: here,
    keptArrivals: 0,
    hasUnpaidGuests,
    isReduced: true,
    paidGuests,
    // The real sums are hidden: these only say whether something is owed and whether part of it is paid.
    visitStatus: visitStatusOf(party, {
      ...state,
      outstandingVuv: Number(hasUnpaidGuests),
      paidVuv: paidGuests,
    }),
  };
}

/** The last entry that this device has kept; undefined once all are sent. */
export const keptEntryOf = ({ unsent }: Pick<PartyView, 'unsent'>): VisitEntry | undefined =>
  unsent.findLast(({ kept }) => kept !== undefined);

/** Whether the last entry of a kind is kept by this device. */
export const isKept = ({ unsent }: Pick<PartyView, 'unsent'>, kind: VisitEntry['kind']): boolean =>
  unsent.findLast((entry) => entry.kind === kind)?.kept !== undefined;

/** Contradictions of a party. Money to refund is shown with the payments. */
export const openFlagsOf = ({ flags }: Pick<PartyView, 'flags'>): readonly VisitFlag[] =>
  flags.filter((flag) => flag !== 'overpaid');

/**
 * Whether colleagues have to decide about a contradiction. Only kept presses need a decision: a colleague who
 * cancels after a live press has seen that press.
 */
export const needsDecision = (view: PartyView): boolean =>
  openFlagsOf(view).length > 0 && [...view.party.log, ...view.unsent].some(({ kept }) => kept !== undefined);

function visitStatusOf(party: Party, state: FoldedState): VisitStatus {
  const { here, noShow, awaited, paidVuv, outstandingVuv } = state;
  if (state.isCancelled) return 'cancelled';
  if (here === 0) return noShow > 0 && awaited === 0 ? 'no-show' : 'to-come';
  if (awaited > 0) return 'part-here';
  if (outstandingVuv > 0) return paidVuv > 0 ? 'part-paid' : 'here';
  return party.due === 0 && party.companyName !== undefined ? 'settled' : 'paid';
}

/** Sorts by surname and first name, then parties without a name in the order of booking; never by state, to keep rows in place. */
export function bySurname(a: Party, b: Party): number {
  const [nameOfA, nameOfB] = [sortName(a), sortName(b)];
  if (nameOfA === '' || nameOfB === '') {
    if (nameOfA === nameOfB) return a.bookedAt - b.bookedAt || compare(a.id, b.id);
    return nameOfA === '' ? 1 : -1;
  }
  return compare(nameOfA, nameOfB) || compare(a.id, b.id);
}

const sortName = memoize(({ firstName, lastName }: Party) => plainLetters(`${lastName} ${firstName}`).trim());
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
