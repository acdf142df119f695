import { useEffect, useState } from 'react';
import type { SessionState } from '../api/session-context.ts';
import type { KeptDevice } from './kept-device.ts';

/** Opens the stored presses and days of this browser, and follows the session of the page. */
export function useKeptDevice(
  open: (() => Promise<KeptDevice | undefined>) | undefined,
  state: SessionState,
): KeptDevice | undefined {
  const [device, setDevice] = useState<KeptDevice>();
  useEffect(() => {
    void open?.().then(setDevice, () => {});
  }, [open]);
  useEffect(() => {
    if (device === undefined) return;
    switch (state.status) {
      case 'open':
        void device.adoptSession(state.session, state.isStored !== true);
        break;
      case 'signed-out':
        void device.leave().catch(() => {});
        break;
      case 'ended':
        void device.end().catch(() => {});
    }
  }, [device, state]);
  return device;
}
