import { Refused } from '#functions/kernel/problems.ts';
import type { PartyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import type { VisitedBooking } from '#functions/stores/bookings/visit-item.ts';
import { isErased } from '#functions/stores/table/erased.ts';
import { decideResend } from '#shared/staff/parties/party-change.ts';
import { partyRefusal } from '#shared/staff/parties/party-messages.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { changeableParty } from './changeable-party.ts';
import type { PartyOrder } from './party-order.ts';
import { noParty } from './refuse-party.ts';

export interface ConfirmAgainDeps {
  readonly parties: Pick<PartyChangeStore, 'resend'>;
  readonly clock: Clock;
}

const noNames = (): undefined => undefined;

/**
 * Sends the confirmation of a party to its own address again, on behalf of the console and of the command line.
 * Idempotent.
 *
 * @throws Refused `not-found`, `booking-cancelled`, `party-changed` without an address, `history-full` or `too-many`
 */
export async function confirmAgain(
  { parties, clock }: ConfirmAgainDeps,
  { slotKey, party, commandId, author }: PartyOrder,
): Promise<VisitedBooking> {
  const now = clock();
  const outcome = await parties.resend(slotKey, party, (found) => {
    const stored = changeableParty(found);
    const reachable = isErased(stored) ? { ...stored, email: '' } : stored;
    return decideResend(reachable, { id: commandId }, author, now);
  });
  if (outcome === undefined) throw noParty('resend');
  const { problem } = outcome.decision;
  if (problem) throw new Refused(partyRefusal(problem, 'resend', { nameOf: noNames, now }));
  return outcome.booking;
}
