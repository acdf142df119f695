import { startTransition, useEffect, useState } from 'react';
import { isHydrated } from './hydrated.ts';

/**
 * Whether the page has come to life: false in the prerendered page and while it is taken over. What depends on the
 * query waits for it, since a page is prerendered without one.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isHydrated);
  // In small pieces, together with what the clock brings: a page that wakes up answers to touches meanwhile.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
