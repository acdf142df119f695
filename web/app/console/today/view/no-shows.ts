import type { PartyView } from './party-view.ts';
import type { StartView } from './start-view.ts';

/**
 * Parties of whom no one has come. Walk-ins have, whether or not anyone has pressed Arrived; while no one acts on a
 * shared device, they are the parties without a name.
 */
export const nobodyCame = ({ parties }: StartView): readonly PartyView[] =>
  parties.filter(
    ({ awaited, here, party, isReduced }) =>
      awaited > 0 && here === 0 && !(isReduced ? party.lastName === '' : party.source === 'walk-in'),
  );
