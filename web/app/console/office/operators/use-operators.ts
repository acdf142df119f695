import { staffClient } from '#app/console/api/staff-client.ts';
import { useOfficeRequest } from '#app/console/office/stored-replies.ts';
import type { Request } from '#app/requests/use-request.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';

/** Requests are few, and an email announces each. */
const intervalMs = 60_000;

/** Requests and operators, polled while the page is visible. */
export function useOperators(): Request<ReplyTo<'showOperators'>> {
  return useOfficeRequest('operators', (signal) => staffClient('showOperators', { signal }), {
    failureEvent: 'operators-not-loaded',
    intervalMs,
  });
}
