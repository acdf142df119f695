import { Refused } from '#functions/kernel/problems.ts';
import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import type { PartyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { hasEmail } from '#functions/stores/bookings/slot-item.ts';
import type { VisitedBooking } from '#functions/stores/bookings/visit-item.ts';
import { isErased } from '#functions/stores/table/erased.ts';
import { calendarOfDay } from '#shared/calendar/edited-calendar.ts';
import type { RequestedParty } from '#shared/staff/parties/party-change.ts';
import { notDone } from '#shared/staff/parties/party-messages.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { conflictRefusal } from '../bookings/conflict-refusal.ts';
import type { LimitOfPerson } from '../limits/person-admission.ts';
import { changeDecision } from './change-decision.ts';
import type { PartyOrder } from './party-order.ts';
import { type NamedPeople, noParty, refusedParty } from './refuse-party.ts';

export interface ChangeForGuestDeps {
  readonly parties: Pick<PartyChangeStore, 'change'>;
  readonly edits: Pick<CalendarEditStore, 'on'>;
  readonly people: NamedPeople;
  /** Counts changes of the address and refuses beyond the limit; absent on the command line. */
  readonly limit?: LimitOfPerson;
  readonly clock: Clock;
}

/** `sequence` is that of the booking that the colleague saw. */
export interface ChangeOrder extends PartyOrder {
  readonly sequence: number;
  readonly requested: RequestedParty;
}

export interface ChangedParty {
  readonly booking: VisitedBooking;
  /** Whether this call did it; otherwise there was nothing to change. */
  readonly isNew: boolean;
  /** Whether the guest is notified by mail. */
  readonly isMailed: boolean;
}

/**
 * Changes a party or moves it, on behalf of the console and of the command line, decided on what is stored. Idempotent.
 *
 * @throws Refused `not-found`, `booking-cancelled`, `party-changed`, `checked-in`, `history-full`, a rule of bookings, or
 * that the start has no room, another language or is closed
 */
export async function changeForGuest(
  { parties, edits, people, limit, clock }: ChangeForGuestDeps,
  { slotKey, party, commandId, author, sequence, requested }: ChangeOrder,
): Promise<ChangedParty> {
  const now = clock();
  const calendar = calendarOfDay(requested.date, await edits.on(requested.date));
  const outcome = await parties.change(
    slotKey,
    party,
    (found) => changeDecision(found, { id: commandId, sequence, requested }, author, now, calendar),
    limit && (({ entry }) => (entry?.parts?.includes('email') ? limit.admission : undefined)),
  );
  if (outcome === undefined) throw noParty('change');
  const { booking, decision, conflict, over } = outcome;
  if (over) throw limit?.refusedOver();
  if (decision.problem) throw await refusedParty(decision.problem, 'change', people, now);
  if (conflict) {
    const { kind, message } = conflictRefusal(conflict, requested.guestCount);
    throw new Refused({ kind, message: `${message.replace(/([^.!?])$/, '$1.')} ${notDone.change}` });
  }
  const isMailed = hasEmail(booking) && !isErased(booking);
  return { booking, isNew: decision.entry !== undefined, isMailed };
}
