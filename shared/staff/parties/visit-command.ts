import type { StartTime } from '#shared/booking/slots.ts';
import { startOf } from '#shared/booking/start-and-end.ts';
import { addDays, type CalendarDate, dateOf } from '#shared/values/port-vila-time.ts';
import type { StaffRole } from '../sign-in/people.ts';
import { exceededLimit, type VisitLimit } from './exceeded-limit.ts';
import { maxChangeCents, type PayingParty, type PaymentProblem, paymentProblem } from './payment-rule.ts';
import { undoMethod } from './undo-rule.ts';
import {
  isStillCancelled,
  type PartyState,
  partyState,
  undoneIdsIn,
  type VisitingParty,
  visitOf,
} from './visit.ts';
import { openDays } from './visit-limits.ts';
import type { AudChange, PaymentMethod, VisitEntry } from './visit-log.ts';

/** An action that a colleague records, with the state that they saw. Amounts as in `Payment`. */
export type VisitAction =
  | {
      readonly kind: 'arrive';
      readonly guests: number;
      readonly here: number;
      /** Number of no-shows shown, which the arrival disproves. */
      readonly noShow?: number | undefined;
    }
  | {
      readonly kind: 'pay';
      readonly method: PaymentMethod;
      readonly amount: number;
      readonly vatu: number;
      readonly outstanding: number;
      readonly change?: AudChange | undefined;
      /** Reason for a visit without payment, see `needsReason`. */
      readonly reason?: string | undefined;
    }
  | { readonly kind: 'no-show'; readonly guests: number }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'undo'; readonly entry: string };

/** The action that a colleague tried to record; `reversal`: the reversal of a payment. */
export type RequestedAction = VisitAction['kind'] | 'reversal';

export interface VisitCommand {
  readonly id: string;
  readonly action: VisitAction;
}

/** The party as stored. Times in epoch seconds. */
export interface StoredParty extends VisitingParty, PayingParty {
  readonly date: CalendarDate;
  readonly time: StartTime;
  readonly changedAt?: number | undefined;
  readonly closedReason?: string | undefined;
  /** Whether a tour operator made the booking, so that it can be charged to their account. */
  readonly hasOperator: boolean;
  /** Whether the party is no longer in the start named by the command. */
  readonly hasMoved: boolean;
  /** Ids of the entries that can still be undone and are covered by a Z. */
  readonly inZ?: ReadonlySet<string> | undefined;
}

/** The author of an entry, with their device. */
export interface VisitAuthor {
  readonly person: { readonly id: string; readonly role: StaffRole };
  readonly deviceId: string;
  /** Whether the author has just used a passkey. */
  readonly isSteppedUp?: boolean;
}

/** Why an action is refused. `visitRefusal` returns the message. */
export type VisitProblem =
  | {
      readonly kind: 'party-changed';
      readonly reason: 'moved';
      readonly date: CalendarDate;
      readonly time: StartTime;
    }
  /** `last`: latest entry by staff; `changedAt`: when the guest last changed the booking. */
  | {
      readonly kind: 'party-changed';
      readonly reason: 'other-state';
      readonly state: PartyState;
      readonly last: VisitEntry | undefined;
      readonly changedAt: number | undefined;
    }
  /** `isKept`: the arrival or payment is in the log anyway, for a colleague to resolve. */
  | {
      readonly kind: 'booking-cancelled';
      readonly at: number | undefined;
      readonly byUs: boolean;
      readonly isKept: boolean;
    }
  | { readonly kind: 'history-full'; readonly limit: VisitLimit }
  | { readonly kind: 'too-late' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'forbidden'; readonly reason: 'not-today'; readonly date: CalendarDate }
  | { readonly kind: 'forbidden'; readonly reason: 'not-started'; readonly time: StartTime }
  | { readonly kind: 'forbidden'; readonly reason: 'no-operator' | 'undo-of-undo' | 'much-change' }
  | { readonly kind: 'step-up' }
  | PaymentProblem
  /** `reversal`: a payment that only a manager can reverse, with a passkey. */
  | { readonly kind: 'forbidden'; readonly reason: 'not-yours' | 'reversal'; readonly entry: VisitEntry };

/** `entry` is to be appended, even with a problem. Without entry and problem, nothing is left to do. */
export interface VisitDecision {
  readonly entry?: VisitEntry;
  readonly problem?: VisitProblem;
}

const noDecision: VisitDecision = {};

/** Decides a command at the door on the basis of the stored party. A repeated command gets the same decision. */
export function decide(
  party: StoredParty,
  command: VisitCommand,
  author: VisitAuthor,
  now: Date,
): VisitDecision {
  const recordedEntry = party.log.find(({ id }) => id === command.id);
  if (recordedEntry !== undefined)
    return isLate(party, recordedEntry) ? { problem: cancelledProblem(party, true) } : noDecision;
  if (isStillCancelled(party)) return decideOnCancelled(party, command, author, now);
  const decision = decideAction(party, command, author, now);
  const limit = decision.entry && exceededLimit(party.log, decision.entry);
  return limit === undefined ? decision : { problem: { kind: 'history-full', limit } };
}

function decideAction(
  party: StoredParty,
  command: VisitCommand,
  author: VisitAuthor,
  now: Date,
): VisitDecision {
  const { action } = command;
  const added: VisitDecision = { entry: entryOf(command, author, now) };
  if (action.kind === 'note') return added;
  if (action.kind === 'undo') return decideUndo(party, action.entry, author, now, added);
  const problem = doorProblem(party, now);
  if (problem !== undefined) return { problem };
  const state = partyState(party);
  const otherState: VisitDecision = { problem: otherStateProblem(party, state) };
  const { here, noShow, awaited } = state;
  switch (action.kind) {
    case 'arrive':
      if (here === action.here + action.guests) return noDecision;
      return here === action.here && action.guests <= awaited + (action.noShow === noShow ? noShow : 0)
        ? added
        : otherState;
    case 'no-show':
      if (startOf(party.date, party.time) > now) {
        return { problem: { kind: 'forbidden', reason: 'not-started', time: party.time } };
      }
      if (action.guests <= awaited) return added;
      return noShow >= action.guests && awaited === 0 ? noDecision : otherState;
    case 'pay':
      if (action.method === 'operator-account' && !party.hasOperator) {
        return { problem: { kind: 'forbidden', reason: 'no-operator' } };
      }
      if (!isAsSeen(action, state.outstandingVuv)) return otherState;
      return refusePayment(action, party, author) ?? added;
  }
}

/**
 * Refuses every action on a cancelled booking. Arrivals and payments are recorded along with the refusal: the guests
 * are at the door and the money is in the till. These entries can be undone, and any payment can be reversed.
 */
function decideOnCancelled(
  party: StoredParty,
  command: VisitCommand,
  author: VisitAuthor,
  now: Date,
): VisitDecision {
  const { action } = command;
  const entry = entryOf(command, author, now);
  const { here, paidVuv } = visitOf(party.log);
  switch (action.kind) {
    case 'note': {
      const limit = exceededLimit(party.log, entry);
      return limit === undefined ? { entry } : { problem: { kind: 'history-full', limit } };
    }
    case 'undo': {
      const target = party.log.find(({ id }) => id === action.entry);
      if (target === undefined || !(isLate(party, target) || target.kind === 'pay')) break;
      return decideUndo(party, action.entry, author, now, { entry });
    }
    case 'arrive':
    case 'pay': {
      const refused = action.kind === 'pay' ? refusePayment(action, party, author) : undefined;
      if (refused !== undefined) return refused;
      const matchesState =
        action.kind === 'arrive' ? action.here === here : isAsSeen(action, party.due - paidVuv);
      const isKept =
        matchesState &&
        exceededLimit(party.log, entry) === undefined &&
        doorProblem(party, now) === undefined;
      return { problem: cancelledProblem(party, isKept), ...(isKept && { entry }) };
    }
    case 'no-show':
  }
  return { problem: cancelledProblem(party, false) };
}

function decideUndo(
  { log, inZ }: StoredParty,
  id: string,
  { person }: VisitAuthor,
  now: Date,
  added: VisitDecision,
): VisitDecision {
  const target = log.find((entry) => entry.id === id);
  if (target === undefined) return { problem: { kind: 'not-found' } };
  if (target.kind === 'undo') return { problem: { kind: 'forbidden', reason: 'undo-of-undo' } };
  if (undoneIdsIn(log).has(id)) return noDecision;
  const undo = undoMethod(target, person, now, inZ);
  if (undo === 'undo') return added;
  const reason = undo === 'reversal' || inZ?.has(id) ? 'reversal' : 'not-yours';
  return { problem: { kind: 'forbidden', reason, entry: target } };
}

/** Why arrivals, no-shows and payments cannot be recorded for the whole party. */
function doorProblem({ hasMoved, date, time }: StoredParty, now: Date): VisitProblem | undefined {
  if (hasMoved) return { kind: 'party-changed', reason: 'moved', date, time };
  const today = dateOf(now);
  if (date > today) return { kind: 'forbidden', reason: 'not-today', date };
  return date < addDays(today, -openDays) ? { kind: 'too-late' } : undefined;
}

type PayAction = Extract<VisitAction, { kind: 'pay' }>;

const isAsSeen = ({ vatu, outstanding }: PayAction, outstandingVuv: number): boolean =>
  outstanding === outstandingVuv && vatu <= outstandingVuv;

function refusePayment(
  action: PayAction,
  party: StoredParty,
  { person, isSteppedUp }: VisitAuthor,
): VisitDecision | undefined {
  const problem = paymentProblem(action, party);
  if (problem !== undefined) return { problem };
  if (action.method !== 'cash-aud' || (action.change?.cents ?? 0) <= maxChangeCents) return undefined;
  if (person.role !== 'manager') return { problem: { kind: 'forbidden', reason: 'much-change' } };
  return isSteppedUp ? undefined : { problem: { kind: 'step-up' } };
}

function otherStateProblem({ log, changedAt }: StoredParty, state: PartyState): VisitProblem {
  const last = log.findLast(({ kind }) => kind !== 'note');
  return { kind: 'party-changed', reason: 'other-state', state, last, changedAt };
}

const cancelledProblem = ({ cancelledAt, closedReason }: StoredParty, isKept: boolean): VisitProblem => ({
  kind: 'booking-cancelled',
  at: cancelledAt,
  byUs: closedReason !== undefined,
  isKept,
});

/** Whether an arrival or a payment was recorded after the booking had been cancelled. */
const isLate = (party: StoredParty, { kind, at }: VisitEntry): boolean =>
  isStillCancelled(party) && (kind === 'arrive' || kind === 'pay') && at >= (party.cancelledAt ?? 0);

/**
 * The entry of a command. A payment in vatu counts with the sum that it settles, since change is not part of the
 * takings.
 */
function entryOf({ id, action }: VisitCommand, { person, deviceId }: VisitAuthor, now: Date): VisitEntry {
  const author = { id, at: Math.floor(now.getTime() / 1000), by: person.id, on: deviceId };
  switch (action.kind) {
    case 'arrive':
    case 'no-show':
      return { ...author, kind: action.kind, guests: action.guests };
    case 'pay': {
      const { method, vatu, change, reason } = action;
      const isAud = method === 'cash-aud';
      return {
        ...author,
        kind: 'pay',
        method,
        amount: isAud ? action.amount : vatu,
        vatu,
        ...(isAud && change !== undefined && { change }),
        ...(reason !== undefined && { reason }),
      };
    }
    case 'note':
      return { ...author, kind: 'note', text: action.text };
    case 'undo':
      return { ...author, kind: 'undo', entry: action.entry };
  }
}
