import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import type { PartyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { type StoredBooking, slotKey } from '#functions/stores/bookings/slot-item.ts';
import { conflictRefusal } from '#functions/use-cases/bookings/conflict-refusal.ts';
import type { CountingQuotas } from '#functions/use-cases/limits/network-admission.ts';
import { personLimitCheck } from '#functions/use-cases/limits/person-admission.ts';
import { changeDecision } from '#functions/use-cases/parties/change-decision.ts';
import { partyReply } from '#functions/use-cases/parties/party-reply.ts';
import { type NamedPeople, partyNotFound, refusedParty } from '#functions/use-cases/parties/refuse-party.ts';
import { slotById } from '#shared/booking/slots.ts';
import { calendarOfDay } from '#shared/calendar/edited-calendar.ts';
import type { changeParty as contract } from '#shared/contracts/staff/change-party.ts';
import { notDone } from '#shared/staff/parties/party-messages.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly parties: Pick<PartyChangeStore, 'change'>;
  readonly edits: Pick<CalendarEditStore, 'find'>;
  readonly people: NamedPeople;
  readonly quotas: CountingQuotas;
  readonly clock: Clock;
}

/** Changes or moves a party for staff. A repeated command gets the reply of the first call. */
export const changeParty =
  ({ parties, edits, people, quotas, clock }: Deps): UseCase<typeof contract> =>
  async ({ body: { commandId, date, tourId, party, sequence, requested }, actor: author }) => {
    const slot = slotById(tourId);
    if (slot === undefined) throw partyNotFound('change');
    const limit = personLimitCheck(quotas, author, 'changesOfEmail', clock());
    const now = clock();
    const calendar = calendarOfDay(requested.date, await edits.find(requested.date));
    const outcome = await parties.change(
      slotKey(date, slot),
      party,
      (found) => changeDecision(found, { id: commandId, sequence, requested }, author, now, calendar),
      ({ entry }) => (entry?.parts?.includes('email') ? limit.admission : undefined),
    );
    if (outcome === undefined) throw partyNotFound('change');
    const { booking, decision, conflict, exceededLimit } = outcome;
    if (exceededLimit) throw limit.quotaRefusal();
    if (decision.problem) throw await refusedParty(decision.problem, 'change', people, now);
    if (conflict) {
      const { message, ...refusal } = conflictRefusal(conflict, requested.guestCount);
      throw new Refused({ ...refusal, message: `${message.replace(/([^.!?])$/, '$1.')} ${notDone.change}` });
    }
    if (decision.entry !== undefined) logChange(booking);
    return { success: true, party: partyReply(booking) };
  };

function logChange(booking: StoredBooking) {
  const { guestCount: guests, date, tourType, preferredLanguage: language, operator } = booking;
  const hasOperator = operator !== undefined;
  log.info('booking.changed', { guests, date, tourType, language, ofOperator: hasOperator, byStaff: true });
}
