import { startTransition, useEffect, useState } from 'react';
import { isHydrated } from './hydrated.ts';

/**
 * False in prerendered HTML and during hydration. Guards output that depends on the query, which is unknown while
 * prerendering.
 */
export function useHydrated(): boolean {
  const [hasHydrated, setHasHydrated] = useState(isHydrated);
  // A transition, together with clock updates: the page stays responsive while hydrating.
  useEffect(() => startTransition(() => setHasHydrated(true)), []);
  return hasHydrated;
}
