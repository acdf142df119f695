import { lazyPart } from '#app/console/language/lazy-part.ts';

export const PaymentSheet = lazyPart(async () => (await import('../payment/payment-sheet.tsx')).PaymentSheet);
export const WalkInSheet = lazyPart(async () => (await import('../walk-in/walk-in-sheet.tsx')).WalkInSheet);
export const TelephoneSheet = lazyPart(
  async () => (await import('../telephone/telephone-sheet.tsx')).TelephoneSheet,
);
export const FindSheet = lazyPart(async () => (await import('../find/find-sheet.tsx')).FindSheet);
export const FindPanel = lazyPart(async () => (await import('../find/find-panel.tsx')).FindPanel);
export const DaySheet = lazyPart(async () => (await import('../bar/day-sheet.tsx')).DaySheet);
export const MoreSheet = lazyPart(async () => (await import('../bar/more-sheet.tsx')).MoreSheet);
export const KeysSheet = lazyPart(async () => (await import('../shortcuts/keys-sheet.tsx')).KeysSheet);
export const RecordSheet = lazyPart(async () => (await import('../record/record-sheet.tsx')).RecordSheet);
export const PartyPanel = lazyPart(async () => (await import('../record/party-panel.tsx')).PartyPanel);
export const PartySheet = lazyPart(async () => (await import('../change/party-sheets.tsx')).PartySheet);
export const LanguageSheet = lazyPart(
  async () => (await import('../change/language-sheet.tsx')).LanguageSheet,
);
export const ScanOfDay = lazyPart(async () => (await import('./scan-of-day.tsx')).ScanOfDay);
export const JoinSheet = lazyPart(async () => (await import('./join-sheet.tsx')).JoinSheet);
export const AgreeOfDay = lazyPart(
  async () => (await import('../../scan/exchange/agree-of-day.tsx')).AgreeOfDay,
);
export const OfflineSheet = lazyPart(async () => (await import('./offline-sheet.tsx')).OfflineSheet);
export const ReversalSheet = lazyPart(
  async () => (await import('../reversal/reversal-sheet.tsx')).ReversalSheet,
);

const parts = [
  PaymentSheet,
  WalkInSheet,
  TelephoneSheet,
  FindSheet,
  FindPanel,
  DaySheet,
  MoreSheet,
  KeysSheet,
  RecordSheet,
  PartyPanel,
  PartySheet,
  LanguageSheet,
  ReversalSheet,
  ScanOfDay,
  JoinSheet,
  AgreeOfDay,
  OfflineSheet,
];

/** Loads the code of all sheets. */
export async function preloadSheets(): Promise<void> {
  await Promise.allSettled(parts.map(({ preload }) => preload()));
}
