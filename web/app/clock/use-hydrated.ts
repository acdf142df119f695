import { startTransition, useEffect, useState } from 'react';
import { isHydrated } from './hydrated.ts';

/**
 * False in prerendered HTML and during hydration. Guards what depends on the query, which prerendering does not know.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isHydrated);
  // A transition, together with clock updates: the page stays responsive while hydrating.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
