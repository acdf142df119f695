import { type Named, partyName } from './party-words.ts';

/** `Élodie Exemple`, for places with enough room. */
export const fullName = (view: Named): string =>
  `${view.party.firstName} ${view.party.lastName}`.trim() || partyName(view);
