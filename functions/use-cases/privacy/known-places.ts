import { partitionsOfPeople } from '../../stores/privacy/partitions-of-people.ts';
import type { PrivacyDeps } from './privacy-command.ts';

/** Those of the places that a page names that may hold data of people: it is believed in nothing else. */
export function knownPlaces(
  { places }: { readonly places: readonly string[] },
  { clock }: Pick<PrivacyDeps, 'clock'>,
): { readonly places: readonly string[] } {
  const known = new Set(partitionsOfPeople(clock()));
  return { places: [...new Set(places)].filter((place) => known.has(place)) };
}
