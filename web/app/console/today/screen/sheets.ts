import { lazy } from 'react';
import { keepTrying } from '#app/console/language/keep-trying.ts';

const load = {
  payment: keepTrying(() => import('../payment/payment-sheet.tsx')),
  walkIn: keepTrying(() => import('../walk-in/walk-in-sheet.tsx')),
  telephone: keepTrying(() => import('../telephone/telephone-sheet.tsx')),
  find: keepTrying(() => import('../find/find-sheet.tsx')),
  findPanel: keepTrying(() => import('../find/find-panel.tsx')),
  day: keepTrying(() => import('../bar/day-sheet.tsx')),
  more: keepTrying(() => import('../bar/more-sheet.tsx')),
  keys: keepTrying(() => import('../shortcuts/keys-sheet.tsx')),
  record: keepTrying(() => import('../record/record-sheet.tsx')),
  panel: keepTrying(() => import('../record/party-panel.tsx')),
  change: keepTrying(() => import('../change/party-sheets.tsx')),
  language: keepTrying(() => import('../change/language-sheet.tsx')),
  reversal: keepTrying(() => import('../reversal/reversal-sheet.tsx')),
};

export const PaymentSheet = lazy(() =>
  load.payment().then(({ PaymentSheet: sheet }) => ({ default: sheet })),
);
export const WalkInSheet = lazy(() => load.walkIn().then(({ WalkInSheet: sheet }) => ({ default: sheet })));
export const TelephoneSheet = lazy(() =>
  load.telephone().then(({ TelephoneSheet: sheet }) => ({ default: sheet })),
);
export const FindSheet = lazy(() => load.find().then(({ FindSheet: sheet }) => ({ default: sheet })));
export const FindPanel = lazy(() => load.findPanel().then(({ FindPanel: panel }) => ({ default: panel })));
export const DaySheet = lazy(() => load.day().then(({ DaySheet: sheet }) => ({ default: sheet })));
export const MoreSheet = lazy(() => load.more().then(({ MoreSheet: sheet }) => ({ default: sheet })));
export const KeysSheet = lazy(() => load.keys().then(({ KeysSheet: sheet }) => ({ default: sheet })));
export const RecordSheet = lazy(() => load.record().then(({ RecordSheet: sheet }) => ({ default: sheet })));
export const PartySheet = lazy(() => load.change().then(({ PartySheet: sheet }) => ({ default: sheet })));
export const LanguageSheet = lazy(() =>
  load.language().then(({ LanguageSheet: sheet }) => ({ default: sheet })),
);
export const ReversalSheet = lazy(() =>
  load.reversal().then(({ ReversalSheet: sheet }) => ({ default: sheet })),
);

/** Loads the code of all sheets. */
export async function preloadSheets(): Promise<void> {
  await Promise.allSettled(Object.values(load).map((sheet) => sheet()));
}
