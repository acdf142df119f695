import { staffClient } from '#app/console/api/staff-client.ts';
import { useOfficeRequest } from '#app/console/office/kept-replies.ts';
import type { Request } from '#app/requests/use-request.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';

/** Often enough: requests are few, and each comes with a mail. */
const everyMs = 60_000;

/** Requests and operators, polled while the page is visible. */
export function useOperators(): Request<ReplyTo<'showOperators'>> {
  return useOfficeRequest('operators', (signal) => staffClient('showOperators', { signal }), {
    failureEvent: 'operators-not-loaded',
    everyMs,
  });
}
