import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { slotKey } from '#functions/stores/bookings/slot-item.ts';
import type { CountingQuotas } from '#functions/use-cases/limits/network-admission.ts';
import { personLimitCheck } from '#functions/use-cases/limits/person-admission.ts';
import { type CancelForGuestDeps, cancelForGuest } from '#functions/use-cases/parties/cancel-for-guest.ts';
import { partyReply } from '#functions/use-cases/parties/party-reply.ts';
import { partyNotFound } from '#functions/use-cases/parties/refuse-party.ts';
import { slotById } from '#shared/booking/slots.ts';
import type { cancelParty as contract } from '#shared/contracts/staff/cancel-party.ts';

type Deps = Omit<CancelForGuestDeps, 'limit'> & { readonly quotas: CountingQuotas };

/** Cancels a party at the guest's request. A repeated command gets the reply of the first call. */
export const cancelParty =
  ({ quotas, ...deps }: Deps): UseCase<typeof contract> =>
  async ({ query: { commandId, date, tourId, party, sequence }, actor: author }) => {
    const slot = slotById(tourId);
    if (slot === undefined) throw partyNotFound('cancel');
    const limit = personLimitCheck(quotas, author, 'cancellations', deps.clock());
    const cancellation = { slotKey: slotKey(date, slot), party, commandId, author, sequence };
    const { booking, isNew, isMailed } = await cancelForGuest({ ...deps, limit }, cancellation);
    if (isNew) log.info('booking.cancelled', { guests: booking.guestCount, date, byStaff: true });
    return { success: true, party: partyReply(booking), isMailed };
  };
