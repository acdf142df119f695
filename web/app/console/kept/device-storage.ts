import type { DeviceReport } from '#shared/kept-presses/device-report.ts';
import type { StorageVerdict } from './kept-state.ts';

/** The storage verdict that colleagues see; absent until it is known. */
export const reportedVerdicts: Partial<Record<StorageVerdict, DeviceReport['storage']>> = {
  unasked: 'may-go',
  persistent: 'persistent',
  'may-go': 'may-go',
  full: 'may-go',
  private: 'none',
  'cannot-keep': 'none',
};

/** Whether the browser promises to keep what it stores. */
export const isPersistent = async (): Promise<boolean> =>
  (await navigator.storage?.persisted?.().catch(() => false)) ?? false;

export const askToPersist = async (): Promise<boolean> =>
  (await navigator.storage?.persist?.().catch(() => false)) ?? false;
