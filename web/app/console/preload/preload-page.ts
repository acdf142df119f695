import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { withRetries } from '../language/with-retries.ts';

/** The code and the copy of the pages for managers, by path. */
const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  [staffPaths.closures]: withRetries(() => import('../closures/closures-page.tsx')),
  [staffPaths.till]: withRetries(() => import('../till/till-page.tsx')),
  [staffPaths.review]: withRetries(() => import('../review/review-page.tsx')),
  [staffPaths.paper]: withRetries(() => import('../paper/paper-page.tsx')),
  [staffPaths.orders]: withRetries(() => import('../office/orders/orders-page.tsx')),
  [staffPaths.enquiries]: withRetries(() => import('../office/enquiries/enquiries-page.tsx')),
  [staffPaths.operators]: withRetries(() => import('../office/operators/operators-page.tsx')),
  [staffPaths.stock]: withRetries(() => import('../office/stock/stock-page.tsx')),
  [staffPaths.calendar]: withRetries(() => import('../office/calendar/calendar-page.tsx')),
  [staffPaths.numbers]: withRetries(() => import('../office/numbers/numbers-page.tsx')),
  [staffPaths.privacy]: withRetries(() => import('../office/privacy/privacy-page.tsx')),
  [staffPaths.people]: withRetries(() => import('../office/people/people-page.tsx')),
};

/** Preloads pages one after the other, to leave the network to the page on screen. */
export async function preloadPages(paths: readonly string[]): Promise<void> {
  for (const path of paths) await pages[path]?.().catch(() => {});
}
