import { createContext, useContext, useSyncExternalStore } from 'react';
import { type KeptQueue, type KeptState, openingState } from './kept-state.ts';

/** The queue of this device; undefined in pages without an offline queue. */
export const KeptContext = createContext<KeptQueue | undefined>(undefined);

export const useKeptQueue = (): KeptQueue | undefined => useContext(KeptContext);

const subscribeToNothing = () => () => {};
const getOpeningState = () => openingState;

/** The current state of the queue of this device. */
export function useKept(): KeptState {
  const queue = useContext(KeptContext);
  return useSyncExternalStore(
    queue?.subscribe ?? subscribeToNothing,
    queue?.getState ?? getOpeningState,
    getOpeningState,
  );
}
