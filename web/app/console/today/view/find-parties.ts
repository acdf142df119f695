import { matchesSearch } from '#shared/staff/parties/find-party.ts';
import { plainLetters } from '#shared/values/plain-letters.ts';
import type { PartyView } from './party-view.ts';
import type { StartView } from './start-view.ts';

export interface FoundParty {
  readonly party: PartyView;
  readonly start: StartView;
}

/**
 * Parties with a name that begins with the letters, ignoring accents and case, or with this reference or telephone
 * number. In the order of the day.
 */
export function findParties(starts: readonly StartView[], letters: string): readonly FoundParty[] {
  return starts.flatMap((start) =>
    start.parties.filter(({ party }) => matchesSearch(party, letters)).map((party) => ({ party, start })),
  );
}

/** Start and length of the matching letters in a name, for highlighting; undefined without a match. */
export function foundLetters(name: string, letters: string): readonly [number, number] | undefined {
  const plainQuery = plainLetters(letters).trim();
  const plainName = Array.from(name, plainLetters);
  for (let index = 0; index < plainName.length; index += 1) {
    if (index > 0 && !/[\s'’.-]/.test(name[index - 1] ?? '')) continue;
    if (plainQuery !== '' && plainName.slice(index).join('').startsWith(plainQuery))
      return [index, plainQuery.length];
  }
  return undefined;
}
