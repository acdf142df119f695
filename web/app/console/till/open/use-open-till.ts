import { staffClient } from '#app/console/api/staff-client.ts';
import { usePolledRequest } from '#app/requests/use-polled-request.ts';

/** Payments are few at the end of the day, and closing is refused if the till has changed. */
const intervalMs = 30_000;

/** The open till, polled while the page is visible. */
export function useOpenTill() {
  return usePolledRequest('till', (signal) => staffClient('showTill', { signal }), {
    failureEvent: 'till-not-loaded',
    intervalMs,
  });
}
