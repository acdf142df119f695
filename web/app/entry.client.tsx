import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Alive />
    </StrictMode>,
  );
});

/** Tells the script that started the page late that it answers to clicks now. */
function Alive() {
  useEffect(() => {
    window.dispatchEvent(new Event('alive'));
  }, []);
  return null;
}
