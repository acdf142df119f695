import type { RareAction } from '../view/party-actions.ts';
import type { PartyView } from '../view/party-view.ts';

/** The sheet that is open, one at a time. Parties by id: their state is always the latest. */
export type OpenSheet =
  | { readonly kind: 'payment' | 'record'; readonly party: string }
  /** With the party as the colleague sees it: what they decide, they decide about that. */
  | { readonly kind: RareAction; readonly view: PartyView }
  | { readonly kind: 'reversal'; readonly party: string; readonly entry: string }
  | { readonly kind: 'walk-in'; readonly startId: number | undefined; readonly count?: number | undefined }
  | { readonly kind: 'telephone' | 'find' | 'day' | 'more' | 'keys' };

const reading: readonly OpenSheet['kind'][] = ['record', 'find', 'day', 'more', 'keys'];

/** Whether a sheet is there to write. */
export const writes = ({ kind }: OpenSheet): boolean => !reading.includes(kind);
