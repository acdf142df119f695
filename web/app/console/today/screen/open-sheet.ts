import type { RareAction } from '../view/party-actions.ts';
import type { PartyView } from '../view/party-view.ts';

/** The open sheet. Parties are named by id, to show their latest state. */
export type OpenSheet =
  | { readonly kind: 'payment' | 'record' | 'join'; readonly party: string }
  /** `view` is the party as the colleague sees it and decides on it. */
  | { readonly kind: RareAction; readonly view: PartyView }
  | { readonly kind: 'reversal'; readonly party: string; readonly entry: string }
  | { readonly kind: 'language'; readonly startId: number }
  | { readonly kind: 'walk-in'; readonly startId: number | undefined; readonly count?: number | undefined }
  | { readonly kind: 'telephone' | 'find' | 'scan' | 'agree' | 'day' | 'more' | 'keys' }
  /** About a day without a network. */
  | { readonly kind: OfflineKind };

export type OfflineKind = 'kept' | 'sent' | 'can' | 'marks' | 'trouble' | 'install' | 'kept-days';

const everyoneSheets: readonly OpenSheet['kind'][] = [
  'day',
  'more',
  'keys',
  'can',
  'marks',
  'trouble',
  'install',
];

/** Whether a sheet opens only once a colleague acts, because it writes or shows more than everybody may see. */
export const needsPerson = ({ kind }: OpenSheet): boolean => !everyoneSheets.includes(kind);

const typistSheets: readonly OpenSheet['kind'][] = [...everyoneSheets, 'walk-in', 'telephone'];

/** Whether a sheet shows details of a party, and so closes when no one is identified any more. */
export const showsParty = ({ kind }: OpenSheet): boolean => !typistSheets.includes(kind);
