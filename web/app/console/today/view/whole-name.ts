import { type Named, partyName } from './party-words.ts';

/** `Élodie Exemple`, where there is room for it. */
export const wholeName = (view: Named): string =>
  `${view.party.firstName} ${view.party.lastName}`.trim() || partyName(view);
