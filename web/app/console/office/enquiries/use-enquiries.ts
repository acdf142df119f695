import { staffClient } from '#app/console/api/staff-client.ts';
import { useOfficeRequest } from '#app/console/office/kept-replies.ts';
import type { Request } from '#app/requests/use-request.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';

/** Often enough: enquiries are few, and each comes with a mail. */
const everyMs = 60_000;

/** The list of enquiries, polled while the page is visible. */
export function useEnquiries(): Request<ReplyTo<'showEnquiries'>> {
  return useOfficeRequest('enquiries', (signal) => staffClient('showEnquiries', { signal }), {
    failureEvent: 'enquiries-not-loaded',
    everyMs,
  });
}
