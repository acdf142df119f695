import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import { slotKey } from '#functions/stores/bookings/slot-item.ts';
import type { VisitStore } from '#functions/stores/bookings/visits.ts';
import { partyReply } from '#functions/use-cases/parties/party-reply.ts';
import { storedParty } from '#functions/use-cases/parties/stored-party.ts';
import { slotById } from '#shared/booking/slots.ts';
import type { reversePayment as contract } from '#shared/contracts/staff/reverse-payment.ts';
import { decideReversal } from '#shared/staff/parties/reversal.ts';
import { visitRefusal } from '#shared/staff/parties/visit-messages.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly visits: VisitStore;
  readonly clock: Clock;
}

const noParty = new Refused({
  kind: 'not-found',
  message: 'There is no such party in this start, so the payment was not reversed. Load the day again.',
});

/** Reverses a payment. A repeated command or a second manager has no further effect. */
export const reversePayment =
  ({ visits, clock }: Deps): UseCase<typeof contract> =>
  async ({ body: { commandId, date, tourId, party, entry, reason }, actor }) => {
    const slot = slotById(tourId);
    if (slot === undefined) throw noParty;
    const now = clock();
    const recorded = await visits.record(slotKey(date, slot), party, (found) =>
      decideReversal(storedParty(found), { id: commandId, entry, reason }, actor, now),
    );
    if (recorded === undefined) throw noParty;
    const { booking, decision } = recorded;
    if (decision.entry !== undefined) log.info('visit.recorded', { kind: 'reversal', isLate: false });
    if (decision.problem === undefined) return { success: true, party: partyReply(booking) };
    // None of these refusals names a colleague.
    const context = { nameOf: () => undefined, now, party: booking };
    throw new Refused(visitRefusal(decision.problem, { kind: 'reversal' }, context));
  };
