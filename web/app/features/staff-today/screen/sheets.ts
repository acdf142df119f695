import { lazy } from 'react';
import type { RareAction } from '../view/party-actions.ts';
import type { PartyView } from '../view/party-view.ts';

const load = {
  payment: () => import('../payment/payment-sheet.tsx'),
  walkIn: () => import('../walk-in/walk-in-sheet.tsx'),
  telephone: () => import('../telephone/telephone-sheet.tsx'),
  find: () => import('../find/find-sheet.tsx'),
  day: () => import('../bar/day-sheet.tsx'),
  more: () => import('../bar/more-sheet.tsx'),
  keys: () => import('../shortcuts/keys-sheet.tsx'),
  record: () => import('../record/record-sheet.tsx'),
  panel: () => import('../record/party-panel.tsx'),
  change: () => import('../change/party-sheets.tsx'),
  reversal: () => import('../reversal/reversal-sheet.tsx'),
  refusal: () => import('../refusal/refusal-sheet.tsx'),
  ended: () => import('../refusal/ended-page.tsx'),
};

export const PaymentSheet = lazy(() =>
  load.payment().then(({ PaymentSheet: sheet }) => ({ default: sheet })),
);
export const WalkInSheet = lazy(() => load.walkIn().then(({ WalkInSheet: sheet }) => ({ default: sheet })));
export const TelephoneSheet = lazy(() =>
  load.telephone().then(({ TelephoneSheet: sheet }) => ({ default: sheet })),
);
export const FindSheet = lazy(() => load.find().then(({ FindSheet: sheet }) => ({ default: sheet })));
export const DaySheet = lazy(() => load.day().then(({ DaySheet: sheet }) => ({ default: sheet })));
export const MoreSheet = lazy(() => load.more().then(({ MoreSheet: sheet }) => ({ default: sheet })));
export const KeysSheet = lazy(() => load.keys().then(({ KeysSheet: sheet }) => ({ default: sheet })));
export const RecordSheet = lazy(() => load.record().then(({ RecordSheet: sheet }) => ({ default: sheet })));
/** The same on desks, beside the parties. */
export const PartyPanel = lazy(() => load.panel().then(({ PartyPanel: panel }) => ({ default: panel })));
export const PartySheet = lazy(() => load.change().then(({ PartySheet: sheet }) => ({ default: sheet })));
export const ReversalSheet = lazy(() =>
  load.reversal().then(({ ReversalSheet: sheet }) => ({ default: sheet })),
);
export const RefusalSheet = lazy(() =>
  load.refusal().then(({ RefusalSheet: sheet }) => ({ default: sheet })),
);

export const EndedPage = lazy(() => load.ended().then(({ EndedPage: page }) => ({ default: page })));

/** Fetches the code of all sheets while there is a network: they must open without one. */
export async function preloadSheets(): Promise<void> {
  await Promise.allSettled(Object.values(load).map((sheet) => sheet()));
}

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
