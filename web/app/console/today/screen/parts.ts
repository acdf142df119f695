import { lazy } from 'react';
import { loadPaper } from '../paper/use-paper.ts';
import { keepTrying } from './keep-trying.ts';

const load = {
  phone: keepTrying(() => import('./phone-day.tsx')),
  wide: keepTrying(() => import('./wide-day.tsx')),
  sheets: keepTrying(() => import('./open-sheets.tsx')),
  refusal: keepTrying(() => import('../refusal/refusal-sheet.tsx')),
  ended: keepTrying(() => import('../refusal/ended-page.tsx')),
  left: keepTrying(() => import('../left/left-sheet.tsx')),
  paper: loadPaper,
  officeLine: keepTrying(() => import('./office-line.tsx')),
};

export const PhoneDay = lazy(() => load.phone().then(({ PhoneDay: day }) => ({ default: day })));
export const WideDay = lazy(() => load.wide().then(({ WideDay: day }) => ({ default: day })));
export const OpenSheets = lazy(() => load.sheets().then(({ OpenSheets: sheets }) => ({ default: sheets })));
export const RefusalSheet = lazy(() =>
  load.refusal().then(({ RefusalSheet: sheet }) => ({ default: sheet })),
);
export const LeftSheet = lazy(() => load.left().then(({ LeftSheet: sheet }) => ({ default: sheet })));
export const OfficeLine = lazy(() => load.officeLine().then(({ OfficeLine: line }) => ({ default: line })));
export const EndedPage = lazy(() => load.ended().then(({ EndedPage: page }) => ({ default: page })));

/**
 * Loads the code of this layout, then all other code, since sheets and the other layout must also open without a
 * network.
 */
export async function preloadParts(isWide: boolean): Promise<void> {
  await (isWide ? load.wide() : load.phone()).catch(() => {});
  const others = Object.values(load).map((part) => part());
  const sheets = import('./sheets.ts').then(({ preloadSheets }) => preloadSheets());
  await Promise.allSettled([...others, sheets]);
}
