import { useSyncExternalStore } from 'react';

/** The layout breakpoint. */
const wideMedia = '(min-width: 900px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wideMedia);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether there is space for the panel next to the bottles; undefined before hydration. */
export const useHasSideSpace = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.matchMedia(wideMedia).matches,
    () => undefined,
  );
