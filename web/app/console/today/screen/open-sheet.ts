import type { RareAction } from '../view/party-actions.ts';
import type { PartyView } from '../view/party-view.ts';

/** The open sheet. Parties are named by id, to show their latest state. */
export type OpenSheet =
  | { readonly kind: 'payment' | 'record' | 'join'; readonly party: string }
  /** `view` is the party on screen, on which the colleague decides. */
  | { readonly kind: RareAction; readonly view: PartyView }
  | { readonly kind: 'reversal'; readonly party: string; readonly entry: string }
  | { readonly kind: 'language'; readonly startId: number }
  | { readonly kind: 'walk-in'; readonly startId: number | undefined; readonly count?: number | undefined }
  | { readonly kind: 'telephone' | 'find' | 'scan' | 'agree' | 'day' | 'more' | 'keys' }
  /** About working offline. */
  | { readonly kind: OfflineKind };

export type OfflineKind = 'kept' | 'sent' | 'can' | 'marks' | 'trouble' | 'install' | 'kept-days';

const publicSheets: readonly OpenSheet['kind'][] = [
  'day',
  'more',
  'keys',
  'can',
  'marks',
  'trouble',
  'install',
];

/** Whether a sheet opens only once a colleague acts, because it writes or shows more than everybody may see. */
export const needsPerson = ({ kind }: OpenSheet): boolean => !publicSheets.includes(kind);

const sheetsWithoutParty: readonly OpenSheet['kind'][] = [...publicSheets, 'walk-in', 'telephone'];

/** Whether a sheet shows details of a party, and so closes once no one is identified. */
export const showsParty = ({ kind }: OpenSheet): boolean => !sheetsWithoutParty.includes(kind);
