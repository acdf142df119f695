import { createTabStorage } from '../storage/tab-storage.ts';

/** Longer than CloudFront caches the availability of a day (`showAvailability`), with time for a slow call. */
const settlingMs = 5_000;

const changedAt = createTabStorage('changed-at');

/**
 * Notes that this guest has booked, changed or cancelled, once the call has succeeded or failed: cached answers may
 * be older. Survives a reload.
 */
export const noteChange = <Reply>(call: Promise<Reply>): Promise<Reply> =>
  call.finally(() => changedAt.write(String(Date.now())));

/** Absolute, because the device clock may have been set back since. */
export const hasJustChanged = (): boolean =>
  Math.abs(Date.now() - Number(changedAt.read() ?? 0)) < settlingMs;
