import { slotById } from '../../../shared/booking/slots.ts';
import type { changeParty as contract } from '../../../shared/contracts/staff/change-party.ts';
import { notDone } from '../../../shared/staff/party-messages.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { log } from '../../kernel/log.ts';
import { Refused } from '../../kernel/problems.ts';
import type { PartyChangeStore } from '../../stores/bookings/party-changes.ts';
import { type StoredBooking, slotKey } from '../../stores/bookings/slot-item.ts';
import { conflictRefusal } from '../../use-cases/conflict-refusal.ts';
import { changeDecision } from '../../use-cases/parties/change-decision.ts';
import { type NamedPeople, noParty, refusedParty } from '../../use-cases/parties/refuse-party.ts';
import { partyReply } from '../../use-cases/party-reply.ts';

interface Deps {
  readonly parties: Pick<PartyChangeStore, 'change'>;
  readonly people: NamedPeople;
  readonly clock: Clock;
}

/** Changes a party as a colleague asks, decided on what is stored. A repeated command gets its first answer. */
export const changeParty =
  ({ parties, people, clock }: Deps): UseCase<typeof contract> =>
  async ({ body: { commandId, date, tourId, party, sequence, wanted }, actor }) => {
    const slot = slotById(tourId);
    if (slot === undefined) throw noParty('change');
    const now = clock();
    const outcome = await parties.change(slotKey(date, slot), party, (found) =>
      changeDecision(found, { id: commandId, sequence, wanted }, actor, now),
    );
    if (outcome === undefined) throw noParty('change');
    const { booking, decision, conflict } = outcome;
    if (decision.problem) throw await refusedParty(decision.problem, 'change', people, now);
    if (conflict) {
      const { kind, message } = conflictRefusal(conflict, wanted.guestCount);
      throw new Refused({ kind, message: `${message.replace(/([^.!?])$/, '$1.')} ${notDone.change}` });
    }
    if (decision.entry) logChange(booking);
    return { success: true, party: partyReply(booking) };
  };

function logChange({ guestCount: guests, tourType, preferredLanguage: language, operator }: StoredBooking) {
  const ofOperator = operator !== undefined;
  log.info('booking.changed', { guests, tourType, language, ofOperator, byStaff: true });
}
