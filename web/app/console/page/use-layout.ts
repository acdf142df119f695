import { useSyncExternalStore } from 'react';

/**
 * One column on phones; two on tablets, the second with all starts; a third on desks, with the party. Small tablets
 * have the rows of phones.
 */
export type Layout = 'phone' | 'small-tablet' | 'tablet' | 'desk';

// In em, so that a tablet with large text gets the layout of a phone.
const queries = {
  desk: '(min-width: 75em)',
  tablet: '(min-width: 61em)',
  small: '(min-width: 51.25em)',
} as const;

const matches = (query: string): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia(query).matches;

function subscribe(onChange: () => void): () => void {
  if (typeof window.matchMedia !== 'function') return () => undefined;
  const lists = Object.values(queries).map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

const currentLayout = (): Layout =>
  matches(queries.desk)
    ? 'desk'
    : matches(queries.tablet)
      ? 'tablet'
      : matches(queries.small)
        ? 'small-tablet'
        : 'phone';

export const useLayout = (): Layout => useSyncExternalStore(subscribe, currentLayout, () => 'phone');
