import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { keepTrying } from '../language/keep-trying.ts';

/** The code and the copy of the pages for managers, by path. */
const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  [staffPaths.closures]: keepTrying(() => import('../closures/closures-page.tsx')),
  [staffPaths.till]: keepTrying(() => import('../till/till-page.tsx')),
  [staffPaths.review]: keepTrying(() => import('../review/review-page.tsx')),
  [staffPaths.paper]: keepTrying(() => import('../paper/paper-page.tsx')),
  [staffPaths.orders]: keepTrying(() => import('../office/orders/orders-page.tsx')),
  [staffPaths.enquiries]: keepTrying(() => import('../office/enquiries/enquiries-page.tsx')),
  [staffPaths.operators]: keepTrying(() => import('../office/operators/operators-page.tsx')),
  [staffPaths.stock]: keepTrying(() => import('../office/stock/stock-page.tsx')),
  [staffPaths.calendar]: keepTrying(() => import('../office/calendar/calendar-page.tsx')),
  [staffPaths.numbers]: keepTrying(() => import('../office/numbers/numbers-page.tsx')),
  [staffPaths.privacy]: keepTrying(() => import('../office/privacy/privacy-page.tsx')),
  [staffPaths.people]: keepTrying(() => import('../office/people/people-page.tsx')),
};

/** Loads pages ahead of the press that opens them: one after the other, to leave the network to the page on screen. */
export async function preloadPages(paths: readonly string[]): Promise<void> {
  for (const path of paths) await pages[path]?.().catch(() => {});
}
