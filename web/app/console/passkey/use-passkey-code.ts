import { useEffect } from 'react';
import { loadPasskeys } from '../api/passkeys-on-demand.ts';

/** Fetches the code for passkeys while the button is on screen. */
export const usePasskeyCode = (): void =>
  useEffect(() => {
    // The press tries again and reports a failure.
    loadPasskeys().catch(() => {});
  }, []);
