import type { RareAction } from '../view/party-actions.ts';
import type { PartyView } from '../view/party-view.ts';

/** The open sheet. Parties are named by id, to show their latest state. */
export type OpenSheet =
  | { readonly kind: 'payment' | 'record' | 'join'; readonly party: string }
  /** `view` is the party as the colleague saw it when deciding. */
  | { readonly kind: RareAction; readonly view: PartyView }
  | { readonly kind: 'reversal'; readonly party: string; readonly entry: string }
  | { readonly kind: 'language'; readonly startId: number }
  | { readonly kind: 'walk-in'; readonly startId: number | undefined; readonly count?: number | undefined }
  | { readonly kind: 'telephone' | 'find' | 'scan' | 'exchange-presses' | 'day' | 'more' | 'keys' }
  /** About working offline. */
  | { readonly kind: OfflineKind };

export type OfflineKind =
  | 'kept-presses'
  | 'sent-presses'
  | 'offline-help'
  | 'legend'
  | 'offline-problem'
  | 'install'
  | 'stored-days';

const publicSheets: readonly OpenSheet['kind'][] = [
  'day',
  'more',
  'keys',
  'offline-help',
  'legend',
  'offline-problem',
  'install',
];

/**
 * Whether a sheet opens only after a colleague has identified themselves, because it writes or shows more than
 * everybody may see.
 */
export const needsPerson = ({ kind }: OpenSheet): boolean => !publicSheets.includes(kind);

const sheetsWithoutParty: readonly OpenSheet['kind'][] = [...publicSheets, 'walk-in', 'telephone'];

/** Whether a sheet shows details of a party, and so closes once no one is identified. */
export const showsParty = ({ kind }: OpenSheet): boolean => !sheetsWithoutParty.includes(kind);
