import { createHash } from 'node:crypto';
import type { Party, Start } from '#shared/contracts/staff/party.ts';
import type { ReducedParty, ReducedStart } from '#shared/contracts/staff/reduced-day.ts';
import { initialOf } from '#shared/staff/parties/party-name.ts';
import { partyState } from '#shared/staff/parties/visit.ts';

const versionLength = 12;

/** The part of a start that a shared device may show while no one is identified on it. Its version differs from that of the whole start. */
export function reducedStart({ tourId, guests, language, closed, parties }: Start): ReducedStart {
  const shown = {
    tourId,
    guests,
    ...(language && { language }),
    ...(closed && { closed: {} }),
    parties: parties.map(reducedParty),
  };
  const version = createHash('sha256')
    .update(JSON.stringify({ isReduced: true, ...shown }))
    .digest('hex')
    .slice(0, versionLength);
  return { ...shown, version };
}

function reducedParty(party: Party): ReducedParty {
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
