import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <HydratedRouter />
      </Hydrated>
    </StrictMode>,
  );
});

/**
 * Announces hydration to `hydrate-when-needed.js` and `useNow`. Wraps the router, since a sibling would change the
 * ids that React derives from the tree.
 */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    performance.mark('hydrated');
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return children;
}
