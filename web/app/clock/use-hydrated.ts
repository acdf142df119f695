import { startTransition, useEffect, useState } from 'react';
import { isHydrated } from './hydrated.ts';

/**
 * False in prerendered HTML and during hydration. Guards output that depends on the query, which is unknown while
 * prerendering.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isHydrated);
  // A transition, together with clock updates: the page stays responsive while hydrating.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
