import type { RareAction } from '../view/party-actions.ts';
import type { PartyView } from '../view/party-view.ts';

/** The sheet that is open, one at a time. Parties by id: their state is always the latest. */
export type OpenSheet =
  | { readonly kind: 'payment' | 'record'; readonly party: string }
  /** With the party as the colleague sees it: what they decide, they decide about that. */
  | { readonly kind: RareAction; readonly view: PartyView }
  | { readonly kind: 'reversal'; readonly party: string; readonly entry: string }
  | { readonly kind: 'language'; readonly startId: number }
  | { readonly kind: 'walk-in'; readonly startId: number | undefined; readonly count?: number | undefined }
  | { readonly kind: 'telephone' | 'find' | 'day' | 'more' | 'keys' };

const forEverybody: readonly OpenSheet['kind'][] = ['day', 'more', 'keys'];

/** Whether a sheet opens only once somebody acts: it writes, or shows more of guests than everybody may see. */
export const needsPerson = ({ kind }: OpenSheet): boolean => !forEverybody.includes(kind);

const ofTypist: readonly OpenSheet['kind'][] = [...forEverybody, 'walk-in', 'telephone'];

/** Whether a sheet shows what is stored of a party, and closes when no one is identified any more. */
export const showsParty = ({ kind }: OpenSheet): boolean => !ofTypist.includes(kind);
