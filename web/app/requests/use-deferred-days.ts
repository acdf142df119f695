import { dateOf } from '#shared/values/port-vila-time.ts';
import type { KnownDays } from './list-holidays.ts';
import { useRequest } from './use-request.ts';

/**
 * `useKnownDays` for light pages: the code loads once there is a `now`, and the response brings the server's time.
 * Undefined until loaded.
 */
export const useDeferredDays = (now: Date | undefined): KnownDays | undefined =>
  useRequest(now && dateOf(now), async () => (await import('./list-holidays.ts')).recentDays(now as Date), {
    failureEvent: 'holidays-not-loaded',
  }).reply;
