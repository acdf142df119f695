import type { PartyView } from './party-view.ts';
import type { StartView } from './start-view.ts';

/**
 * Parties of which no one has arrived, except walk-ins, who are always here. While no one is identified on a shared
 * device, parties without a name count as walk-ins.
 */
export const missingParties = ({ parties }: StartView): readonly PartyView[] =>
  parties.filter(
    ({ awaited, here, party, isReduced }) =>
      awaited > 0 && here === 0 && !(isReduced ? party.lastName === '' : party.source === 'walk-in'),
  );
