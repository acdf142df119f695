import type { StartTime, TourType } from '#shared/booking/slots.ts';
import { partyName } from './party-name.ts';
import type { PartySource } from './party-source.ts';
import { shortName } from './short-name.ts';

/** The fields by which messages name a party. */
export interface NamedParty {
  readonly firstName: string;
  readonly lastName: string;
  readonly source?: PartySource | undefined;
  readonly operator?: unknown;
  readonly time: StartTime;
  readonly tourType: TourType;
}

const tourWords: Readonly<Record<TourType, string>> = {
  'Tour and Tasting': 'Tour',
  'Cellar Door Tasting': 'Tasting',
};

/** `É. Exemple, 2:00 PM Tour`. */
export const partyInWords = (party: NamedParty): string =>
  `${shortName(party) ?? partyName(party)}, ${party.time} ${tourWords[party.tourType]}`;
