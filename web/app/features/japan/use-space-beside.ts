import { useSyncExternalStore } from 'react';

/** From where the panel stands beside the bottles: the one switch of the design. */
const wide = '(min-width: 900px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether there is room for the panel beside the bottles; undefined until the page has come to life. */
export const useSpaceBeside = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => undefined,
  );
