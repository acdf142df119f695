import type { PartyView } from './party-view.ts';
import type { StartView } from './start-view.ts';

/**
 * Parties of whom no one has arrived, without walk-ins, who are here anyway. While no one acts on a shared device,
 * walk-ins are the parties without a name.
 */
export const missingParties = ({ parties }: StartView): readonly PartyView[] =>
  parties.filter(
    ({ awaited, here, party, isReduced }) =>
      awaited > 0 && here === 0 && !(isReduced ? party.lastName === '' : party.source === 'walk-in'),
  );
