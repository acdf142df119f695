import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { type StoredBooking, slotKey } from '#functions/stores/bookings/slot-item.ts';
import type { CountingQuotas } from '#functions/use-cases/limits/network-admission.ts';
import { limitOfPerson } from '#functions/use-cases/limits/person-admission.ts';
import { type ChangeForGuestDeps, changeForGuest } from '#functions/use-cases/parties/change-for-guest.ts';
import { partyReply } from '#functions/use-cases/parties/party-reply.ts';
import { noParty } from '#functions/use-cases/parties/refuse-party.ts';
import { slotById } from '#shared/booking/slots.ts';
import type { changeParty as contract } from '#shared/contracts/staff/change-party.ts';

type Deps = Omit<ChangeForGuestDeps, 'limit'> & { readonly quotas: CountingQuotas };

/** Changes a party as a colleague asks. A repeated command gets its first answer. */
export const changeParty =
  ({ quotas, ...deps }: Deps): UseCase<typeof contract> =>
  async ({ body: { commandId, date, tourId, party, sequence, requested }, actor: author }) => {
    const slot = slotById(tourId);
    if (slot === undefined) throw noParty('change');
    const limit = limitOfPerson(quotas, author, 'changesOfEmail', deps.clock());
    const order = { slotKey: slotKey(date, slot), party, commandId, author, sequence, requested };
    const { booking, isNew } = await changeForGuest({ ...deps, limit }, order);
    if (isNew) logChange(booking);
    return { success: true, party: partyReply(booking) };
  };

function logChange({ guestCount: guests, tourType, preferredLanguage: language, operator }: StoredBooking) {
  const ofOperator = operator !== undefined;
  log.info('booking.changed', { guests, tourType, language, ofOperator, byStaff: true });
}
