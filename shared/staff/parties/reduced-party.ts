import type { Party } from '#shared/contracts/staff/party.ts';
import type { ReducedParty } from '#shared/contracts/staff/reduced-day.ts';
import { initialOf } from './party-name.ts';
import { partyState } from './visit.ts';

/** The part of a party that a shared device may show while no one is identified on it. */
export function reducedParty(
  party: Pick<
    Party,
    'id' | 'firstName' | 'lastName' | 'guestCount' | 'preferredLanguage' | 'status' | 'due' | 'log' | 'over'
  >,
): ReducedParty {
  const { here, noShow, paidVuv, outstandingVuv } = partyState(party);
  const { id, firstName, lastName, guestCount, preferredLanguage, status, due } = party;
  const paid = outstandingVuv <= 0 ? here : Math.min(here, Math.floor((paidVuv / due) * guestCount));
  return {
    id,
    firstName,
    initial: initialOf(lastName),
    guestCount,
    preferredLanguage,
    status,
    here,
    noShow,
    paidGuests: Math.min(paid, guestCount),
  };
}
