import type { UseCase } from '#functions/kernel/endpoint.ts';
import { slotKey } from '#functions/stores/bookings/slot-item.ts';
import { type ConfirmAgainDeps, confirmAgain } from '#functions/use-cases/parties/confirm-again.ts';
import { partyReply } from '#functions/use-cases/parties/party-reply.ts';
import { noParty } from '#functions/use-cases/parties/refuse-party.ts';
import { slotById } from '#shared/booking/slots.ts';
import type { resendConfirmation as contract } from '#shared/contracts/staff/resend-confirmation.ts';

/** Sends the confirmation of a party again. A repeated command gets its first answer. */
export const resendConfirmation =
  (deps: ConfirmAgainDeps): UseCase<typeof contract> =>
  async ({ body: { commandId, date, tourId, party }, actor: author }) => {
    const slot = slotById(tourId);
    if (slot === undefined) throw noParty('resend');
    const booking = await confirmAgain(deps, { slotKey: slotKey(date, slot), party, commandId, author });
    return { success: true, party: partyReply(booking) };
  };
