import type { TourLanguage } from '#shared/booking/language.ts';
import { initialOf } from './party-name.ts';
import { partyState, type VisitingParty } from './visit.ts';

interface NamedParty extends VisitingParty {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly preferredLanguage: TourLanguage;
}

/** The part of a party that a shared device may show while no one is identified on it. */
export function reducedParty(party: NamedParty) {
  const { here, noShow, paidVuv, outstandingVuv, isCancelled } = partyState(party);
  const { id, firstName, lastName, guestCount, preferredLanguage, due } = party;
  const paid = outstandingVuv <= 0 ? here : Math.min(here, Math.floor((paidVuv / due) * guestCount));
  return {
    id,
    firstName,
    initial: initialOf(lastName),
    guestCount,
    preferredLanguage,
    status: isCancelled ? ('cancelled' as const) : ('confirmed' as const),
    here,
    noShow,
    paidGuests: Math.min(paid, guestCount),
  };
}
