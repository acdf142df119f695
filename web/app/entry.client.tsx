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
 * Tells the script that started the page late that it answers to clicks now, and whoever asks later. It stands around the router and not
 * beside it: React numbers ids by the shape of the tree, which has to be that of the prerendered page.
 */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    performance.mark('hydrated');
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return children;
}
