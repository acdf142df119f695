import { createTabStorage } from '../storage/tab-storage.ts';

/** Longer than CloudFront caches the availability of a day (`showAvailability`), with time for a slow call. */
const settlingMs = 5_000;

const changedAt = createTabStorage('changed-at');

/**
 * Notes when this guest booked, changed or cancelled, whether or not the call succeeded: cached responses may be
 * older. Survives a reload.
 */
export const noteChange = <Reply>(call: Promise<Reply>): Promise<Reply> =>
  call.finally(() => changedAt.write(String(Date.now())));

/** The difference is absolute, since the device clock may have been set back. */
export const hasJustChanged = (): boolean =>
  Math.abs(Date.now() - Number(changedAt.read() ?? 0)) < settlingMs;
