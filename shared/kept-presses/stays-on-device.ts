import type { PressOutcome } from './outcome.ts';

/** Whether a device keeps a press after this outcome: the server has stored nothing of it. */
export const staysOnDevice = (outcome: PressOutcome): boolean =>
  outcome === 'rejected' || outcome === 'unverified' || outcome === 'failed';
