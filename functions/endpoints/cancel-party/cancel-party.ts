import { slotById } from '../../../shared/booking/slots.ts';
import type { cancelParty as contract } from '../../../shared/contracts/staff/cancel-party.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { log } from '../../kernel/log.ts';
import { slotKey } from '../../stores/bookings/slot-item.ts';
import type { CountingQuotas } from '../../use-cases/network-admission.ts';
import { type CancelForGuestDeps, cancelForGuest } from '../../use-cases/parties/cancel-for-guest.ts';
import { noParty } from '../../use-cases/parties/refuse-party.ts';
import { partyReply } from '../../use-cases/party-reply.ts';
import { limitOfPerson } from '../../use-cases/person-admission.ts';

type Deps = Omit<CancelForGuestDeps, 'limit'> & { readonly quotas: CountingQuotas };

/** Cancels a party at the guest's request. A repeated command gets its first answer. */
export const cancelParty =
  ({ quotas, ...deps }: Deps): UseCase<typeof contract> =>
  async ({ query: { commandId, date, tourId, party, sequence }, actor: author }) => {
    const slot = slotById(tourId);
    if (slot === undefined) throw noParty('cancel');
    const limit = limitOfPerson(quotas, author, 'cancellations', deps.clock());
    const order = { slotKey: slotKey(date, slot), party, commandId, author, sequence };
    const { booking, isNew, isMailed } = await cancelForGuest({ ...deps, limit }, order);
    if (isNew) log.info('booking.cancelled', { guests: booking.guestCount, byStaff: true });
    return { success: true, party: partyReply(booking), isMailed };
  };
