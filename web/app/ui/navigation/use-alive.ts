import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page has come to life: false in the prerendered page and while it is taken over. What depends on the
 * query waits for it, since a page is prerendered without one.
 */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
