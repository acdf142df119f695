import { useUpdateBetweenPages } from './use-update.ts';

/** Installs a new version of the console between two pages. Renders nothing. */
export function WorkerUpdates() {
  useUpdateBetweenPages();
  return null;
}
