import type { PressOutcome } from './outcome.ts';

/** Whether a device must keep a press after this outcome, because the server has not stored it. */
export const staysOnDevice = (outcome: PressOutcome): boolean =>
  outcome === 'rejected' || outcome === 'unverified' || outcome === 'failed';
