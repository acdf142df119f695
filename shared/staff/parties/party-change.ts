import { changeRefusal, hasEnded, type RequestedTour } from '#shared/booking/booking-request.ts';
import { type ConfirmationHistory, nextConfirmation } from '#shared/booking/confirmation-limit.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import { messages } from '#shared/booking/messages/messages.ts';
import { type StartTime, slotById } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import type { Calendar } from '#shared/calendar/calendar.ts';
import type { Refusal } from '#shared/problems/problems.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import type { ChangedPart, StaffChange } from '../staff-change.ts';
import { ownUndoSeconds } from './undo-rule.ts';
import { undoneIdsIn, visitOf } from './visit.ts';
import type { StoredParty, VisitAuthor } from './visit-command.ts';
import { maxStaffChanges } from './visit-limits.ts';
import type { VisitEntry } from './visit-log.ts';

/** The whole party as a colleague requests it. Details that a guest has not given are empty. */
export interface RequestedParty {
  readonly date: CalendarDate;
  readonly tourId: number;
  readonly guestCount: number;
  readonly preferredLanguage: TourLanguage;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** The party as stored. Money in whole vatu. */
export interface ChangeableParty extends StoredParty, RequestedTour {
  readonly date: CalendarDate;
  readonly time: StartTime;
  readonly guestCount: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly sixLetters: string;
  /** Incremented by every change of guests and staff. */
  readonly sequence: number;
  readonly confirmations: ConfirmationHistory;
  readonly bookedAt: number;
  /** The colleague who added the party; absent when guests or operators booked. */
  readonly addedBy?: { readonly person: string } | undefined;
  readonly staffChanges: readonly StaffChange[];
}

/** A command of a colleague; `sequence` is that of the booking that they saw. */
export interface PartyCommand {
  readonly id: string;
  readonly sequence: number;
}

export type PartyAction = 'change' | 'cancel' | 'resend';

/** Why nothing was written. `partyRefusal` returns the message. */
export type PartyProblem =
  | { readonly kind: 'party-changed'; readonly reason: 'other-version'; readonly party: ChangeableParty }
  | { readonly kind: 'party-changed'; readonly reason: 'no-email'; readonly sixLetters: string }
  | { readonly kind: 'booking-cancelled'; readonly party: ChangeableParty }
  | { readonly kind: 'checked-in'; readonly reason: 'paid'; readonly date: CalendarDate }
  | { readonly kind: 'checked-in'; readonly reason: 'here'; readonly here: number }
  | { readonly kind: 'too-many'; readonly reason: 'recent' | 'today' }
  | { readonly kind: 'history-full' }
  | { readonly kind: 'too-late' }
  | { readonly kind: 'email-removed' }
  | { readonly kind: 'rule'; readonly refusal: Refusal };

/** `entry` is to be written together with the change. Without entry and problem, there is nothing more to do. */
export interface PartyDecision {
  readonly entry?: StaffChange;
  readonly problem?: PartyProblem;
}

const noDecision: PartyDecision = {};

/**
 * Decides a change of the stored party, without the capacity and language of the start. The limits for guests do not
 * apply. A party keeps its day once it has paid, and cannot be reduced below the number of adults who are here.
 */
export function decideChange(
  party: ChangeableParty,
  { id, sequence, requested }: PartyCommand & { readonly requested: RequestedParty },
  author: VisitAuthor,
  now: Date,
  calendar?: Calendar,
): PartyDecision {
  if (isKnown(party, id)) return noDecision;
  if (party.status === 'cancelled') return { problem: { kind: 'booking-cancelled', party } };
  const parts = partsChanged(party, requested);
  if (parts.length === 0) return noDecision;
  const problem =
    versionProblem(party, sequence) ??
    ruleProblem(party, requested, now, calendar) ??
    doorProblem(party, requested);
  if (problem !== undefined) return { problem };
  if (isFull(party)) return { problem: { kind: 'history-full' } };
  const entry: StaffChange = { ...authorFields(id, author, now), kind: 'change', parts: [...parts] };
  const [from, to] = [detailsOf(party, parts), detailsOf(requested, parts)];
  return { entry: { ...entry, ...(Object.keys(from).length > 0 && { from, to }) } };
}

/**
 * Decides a cancellation of the stored party. Payments stay recorded and the party is flagged. If the colleague has
 * just added the party, its arrival is undone as well.
 */
export function decideCancellation(
  party: ChangeableParty,
  { id, sequence }: PartyCommand,
  author: VisitAuthor,
  now: Date,
): PartyDecision & { readonly visit?: readonly VisitEntry[] } {
  if (isKnown(party, id) || party.status === 'cancelled') return noDecision;
  const problem =
    versionProblem(party, sequence) ?? (hasEnded(party, now) ? ({ kind: 'too-late' } as const) : undefined);
  if (problem !== undefined) return { problem };
  const fields = authorFields(id, author, now);
  const arrival = arrivalToUndo(party, author, now);
  return {
    entry: { ...fields, kind: 'cancel' },
    ...(arrival && { visit: [{ ...fields, kind: 'undo', entry: arrival.id }] }),
  };
}

/** The arrival of a party that its author has just added and that has not paid: it was added by mistake. */
function arrivalToUndo(
  { log, addedBy, bookedAt }: ChangeableParty,
  { person }: VisitAuthor,
  now: Date,
): VisitEntry | undefined {
  const isRecentlyAddedByAuthor =
    addedBy?.person === person.id && now.getTime() - bookedAt * 1000 <= ownUndoSeconds * 1000;
  if (!isRecentlyAddedByAuthor || visitOf(log).payments.length > 0) return undefined;
  const undone = undoneIdsIn(log);
  const arrivals = log.filter((entry) => entry.kind === 'arrive' && !undone.has(entry.id));
  return arrivals.length === 1 ? arrivals[0] : undefined;
}

/** Decides whether the confirmation is sent again, within the limits for guests. */
export function decideResend(
  party: ChangeableParty,
  { id }: Pick<PartyCommand, 'id'>,
  author: VisitAuthor,
  now: Date,
): PartyDecision & { readonly confirmations?: ConfirmationHistory } {
  if (isKnown(party, id)) return noDecision;
  if (party.status === 'cancelled') return { problem: { kind: 'booking-cancelled', party } };
  if (party.email === '') {
    return { problem: { kind: 'party-changed', reason: 'no-email', sixLetters: party.sixLetters } };
  }
  const next = nextConfirmation(party.confirmations, now);
  if (next === 'recent') return { problem: { kind: 'too-many', reason: 'recent' } };
  if (next === 'too-many') return { problem: { kind: 'too-many', reason: 'today' } };
  if (isFull(party)) return { problem: { kind: 'history-full' } };
  return { entry: { ...authorFields(id, author, now), kind: 'resend' }, confirmations: next };
}

/**
 * The requested party in the form of a guest's request, at the list price; undefined for an unknown start.
 */
export function requestOf(
  party: Pick<ChangeableParty, 'guestCount' | 'tourType' | 'totalPrice'>,
  { phone: _staffOnly, ...requested }: RequestedParty,
) {
  const slot = slotById(requested.tourId);
  if (slot === undefined) return undefined;
  const { time, type: tourType } = slot;
  const isSamePrice = party.guestCount === requested.guestCount && party.tourType === tourType;
  const totalPrice = isSamePrice ? party.totalPrice : totalPriceVuv(tourType, requested.guestCount);
  return { ...requested, time, tourType, totalPrice };
}

/** The parts that a change would touch. */
export function partsChanged(
  party: Omit<RequestedParty, 'phone' | 'date'> & {
    readonly date: string;
    readonly phone?: string | undefined;
  },
  requested: RequestedParty,
): readonly ChangedPart[] {
  const isChanged: Readonly<Record<ChangedPart, boolean>> = {
    start: party.date !== requested.date || party.tourId !== requested.tourId,
    guests: party.guestCount !== requested.guestCount,
    language: party.preferredLanguage !== requested.preferredLanguage,
    name: party.firstName !== requested.firstName || party.lastName !== requested.lastName,
    email: party.email !== requested.email,
    phone: (party.phone ?? '') !== requested.phone,
  };
  return (Object.keys(isChanged) as ChangedPart[]).filter((part) => isChanged[part]);
}

/** An address is replaced, never removed: without one, the guest could not be notified of this or any later change. */
function ruleProblem(
  party: ChangeableParty,
  requested: RequestedParty,
  now: Date,
  calendar?: Calendar,
): PartyProblem | undefined {
  if (hasEnded(party, now)) return { kind: 'too-late' };
  const request = requestOf(party, requested);
  if (request === undefined) {
    return { kind: 'rule', refusal: { kind: 'not-bookable', message: messages.invalidTime } };
  }
  const refusal = changeRefusal(party, request, now, 'staff', calendar);
  if (refusal !== undefined) return { kind: 'rule', refusal };
  return party.email !== '' && requested.email === '' ? { kind: 'email-removed' } : undefined;
}

/** Payments are added up by the day of the visit, including reversed ones: a closed till may have counted them. */
function doorProblem(party: ChangeableParty, requested: RequestedParty): PartyProblem | undefined {
  if (party.date !== requested.date && party.log.some(({ kind }) => kind === 'pay')) {
    return { kind: 'checked-in', reason: 'paid', date: party.date };
  }
  const { here } = visitOf(party.log);
  return here > requested.guestCount ? { kind: 'checked-in', reason: 'here', here } : undefined;
}

const versionProblem = (party: ChangeableParty, seenSequence: number): PartyProblem | undefined =>
  party.sequence === seenSequence ? undefined : { kind: 'party-changed', reason: 'other-version', party };

const isKnown = ({ staffChanges }: ChangeableParty, command: string): boolean =>
  staffChanges.some(({ id }) => id === command);

const isFull = ({ staffChanges }: ChangeableParty): boolean => staffChanges.length >= maxStaffChanges;

const authorFields = (id: string, { person, deviceId }: VisitAuthor, now: Date) => ({
  id,
  at: Math.floor(now.getTime() / 1000),
  by: person.id,
  on: deviceId,
});

function detailsOf(
  {
    date,
    tourId,
    guestCount,
    preferredLanguage,
  }: Pick<RequestedParty, 'date' | 'tourId' | 'guestCount' | 'preferredLanguage'>,
  parts: readonly ChangedPart[],
): NonNullable<StaffChange['from']> {
  return {
    ...(parts.includes('start') && { date, tourId }),
    ...(parts.includes('guests') && { guestCount }),
    ...(parts.includes('language') && { preferredLanguage }),
  };
}
