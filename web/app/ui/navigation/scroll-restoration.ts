/** Scroll target after a navigation (specification §2). */
export type ScrollTarget =
  /** The same page, perhaps with another query: no scrolling. */
  | { kind: 'stay' }
  /** A section of the page: smooth scrolling. */
  | { kind: 'section'; id: string }
  /** Another page: to the top, instantly. */
  | { kind: 'top' }
  /** Back or forward: the previous position. */
  | { kind: 'return' };

interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
  state?: unknown;
}

/** State of a navigation that keeps the page: a filter updates the URL, path included. */
export const stayHere = { stayHere: true } as const;

/**
 * Chooses the scroll target.
 *
 * @param navigationType - of React Router; plain links within a page are `POP` too
 * @param isNewEntry - whether the history entry is new and has no state yet
 */
export function scrollTargetAfter(
  from: PageLocation,
  to: PageLocation,
  navigationType: 'POP' | 'PUSH' | 'REPLACE',
  isNewEntry = navigationType !== 'POP',
): ScrollTarget {
  if (!isNewEntry) return { kind: 'return' };
  if (navigationType !== 'POP' && isObject(to.state) && 'stayHere' in to.state) return { kind: 'stay' };
  if (to.hash.length > 1) return { kind: 'section', id: decodeURIComponent(to.hash.slice(1)) };
  const isSamePage = from.pathname === to.pathname;
  return isSamePage && from.search !== to.search ? { kind: 'stay' } : { kind: 'top' };
}

const isObject = (state: unknown): state is object => typeof state === 'object' && state !== null;

/** API and files: client-side navigation to them is cancelled (specification §2). */
export const isApiOrFile = (pathname: string): boolean =>
  pathname.startsWith('/api/') ||
  /\.(png|jpg|gif|svg|ico|pdf|css|js|mp4|webp|woff2?|ttf|otf|eot)$/i.test(pathname);
