import { staffClient } from '#app/console/api/staff-client.ts';
import { usePolledRequest } from '#app/requests/use-polled-request.ts';

/** Payments are few at the end of the day; closing compares with what is shown, whatever that is. */
const everyMs = 30_000;

/** The till as it is, read again while the page is visible. */
export function useOpenTill() {
  return usePolledRequest('till', (signal) => staffClient('showTill', { signal }), {
    failed: 'till-not-loaded',
    everyMs,
  });
}
