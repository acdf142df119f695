import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { unsentByPerson } from '../api/unsent-visits.ts';
import { useKept } from './use-kept.ts';
import { activateUpdate, onWaitingWorker, waitingWorker } from './worker-registration.ts';

/** Whether a new version of the console is waiting. */
export const useIsUpdateWaiting = (): boolean =>
  useSyncExternalStore(
    onWaitingWorker,
    () => waitingWorker() !== undefined,
    () => false,
  );

const hasUnsent = (): boolean => [...unsentByPerson().values()].some(({ length }) => length > 0);

/** Lets a new version take over when another page is opened, if nothing is unsent and no sheet is open. */
export function useUpdateBetweenPages(): void {
  const { pathname } = useLocation();
  const isWaiting = useIsUpdateWaiting();
  const { waiting } = useKept();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page changes
  useEffect(() => {
    const isIdle = waiting.length === 0 && !hasUnsent() && document.querySelector('dialog[open]') === null;
    if (isWaiting && isIdle) activateUpdate();
  }, [pathname]);
}
