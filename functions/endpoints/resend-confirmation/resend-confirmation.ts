import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { PartyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { slotKey } from '#functions/stores/bookings/slot-item.ts';
import { isErased } from '#functions/stores/table/erased.ts';
import { changeableParty } from '#functions/use-cases/parties/changeable-party.ts';
import { partyReply } from '#functions/use-cases/parties/party-reply.ts';
import { partyNotFound } from '#functions/use-cases/parties/refuse-party.ts';
import { slotById } from '#shared/booking/slots.ts';
import type { resendConfirmation as contract } from '#shared/contracts/staff/resend-confirmation.ts';
import { decideResend } from '#shared/staff/parties/party-change.ts';
import { partyRefusal } from '#shared/staff/parties/party-messages.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly parties: Pick<PartyChangeStore, 'resend'>;
  readonly clock: Clock;
}

const noNames = (): undefined => undefined;

/** Sends the confirmation of a party to its address again. A repeated command returns the original reply. */
export const resendConfirmation =
  ({ parties, clock }: Deps): UseCase<typeof contract> =>
  async ({ body: { commandId, date, tourId, party }, actor: author }) => {
    const slot = slotById(tourId);
    if (slot === undefined) throw partyNotFound('resend');
    const now = clock();
    const outcome = await parties.resend(slotKey(date, slot), party, (found) => {
      const stored = changeableParty(found);
      const party = isErased(stored) ? { ...stored, email: '' } : stored;
      return decideResend(party, { id: commandId }, author, now);
    });
    if (outcome === undefined) throw partyNotFound('resend');
    const { problem } = outcome.decision;
    if (problem) throw new Refused(partyRefusal(problem, 'resend', { nameOf: noNames, now }));
    return { success: true, party: partyReply(outcome.booking) };
  };
