import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import type { KeptState } from '../kept/kept-state.ts';
import type { PartyView } from '../today/view/party-view.ts';
import type { StartView } from '../today/view/start-view.ts';
import type { NetworkView } from './network-view.ts';
import type { Trouble } from './trouble.ts';

/** The sheets about a day without a network. */
export type OfflineKind = 'kept' | 'can' | 'marks' | 'trouble' | 'install' | 'kept-days';

/** What they need of Today. */
export interface ShownDay {
  readonly now: Date;
  readonly date: CalendarDate;
  readonly network: NetworkView;
  readonly isOffline: boolean;
  readonly trouble: Trouble | undefined;
  readonly kept: KeptState;
  readonly starts: readonly StartView[];
  readonly partyOf: (id: string) => PartyView | undefined;
  /** Names by id. */
  readonly people: Readonly<Record<string, string>>;
  readonly sheet: object | undefined;
  readonly setSheet: (sheet: { readonly kind: OfflineKind | 'agree' } | undefined) => void;
  readonly chooseDay: (date: CalendarDate) => void;
  readonly print: (request: { readonly date?: CalendarDate }) => void;
}
