/** What the page does when the visitor arrives somewhere (specification §2). */
export type ScrollTarget =
  /** Same place as before, at most with other query parameters: nothing moves. */
  | { kind: 'stay' }
  /** A part of the page: scrolls there smoothly. */
  | { kind: 'part'; id: string }
  /** Another page: to the top, instantly. */
  | { kind: 'top' }
  /** Back or forward: where the visitor was before. */
  | { kind: 'return' };

interface Place {
  pathname: string;
  search: string;
  hash: string;
  state?: unknown;
}

/** State of a navigation that is none to the visitor: a filter writes itself into the address, path included. */
export const stayHere = { stayHere: true } as const;

/**
 * Decides between them.
 *
 * @param how - React Router's navigation type. It says `POP` for a plain link to a part of the page too; what tells
 * that apart is that such an entry of the history is `fresh`: it has no state yet.
 */
export function scrollPositionAt(
  from: Place,
  to: Place,
  how: 'POP' | 'PUSH' | 'REPLACE',
  fresh = how !== 'POP',
): ScrollTarget {
  if (!fresh) return { kind: 'return' };
  if (how !== 'POP' && isObject(to.state) && 'stayHere' in to.state) return { kind: 'stay' };
  if (to.hash.length > 1) return { kind: 'part', id: decodeURIComponent(to.hash.slice(1)) };
  const samePage = from.pathname === to.pathname;
  return samePage && from.search !== to.search ? { kind: 'stay' } : { kind: 'top' };
}

const isObject = (state: unknown): state is object => typeof state === 'object' && state !== null;

/** Paths that are not pages: the API and files. Navigation to them is cancelled (specification §2). */
export const isNoPage = (pathname: string): boolean =>
  pathname.startsWith('/api/') ||
  /\.(png|jpg|gif|svg|ico|pdf|css|js|mp4|webp|woff2?|ttf|otf|eot)$/i.test(pathname);
