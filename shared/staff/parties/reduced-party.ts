import { initialOf } from './party-name.ts';
import { partyState, type VisitingParty } from './visit.ts';

/** A party with its visit, as the console shows it. */
interface NamedParty<Language> extends VisitingParty {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly preferredLanguage: Language;
}

/** The part of a party that a shared device may show while no one is identified on it. */
export function reducedParty<Language>(party: NamedParty<Language>) {
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
