import { staffClient } from '#app/console/api/staff-client.ts';
import { useOfficeRequest } from '#app/console/office/stored-replies.ts';
import type { Request } from '#app/requests/use-request.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';

/** Enquiries are few, and an email announces each. */
const intervalMs = 60_000;

/** The list of enquiries, polled while the page is visible. */
export function useEnquiries(): Request<ReplyTo<'showEnquiries'>> {
  return useOfficeRequest('enquiries', (signal) => staffClient('showEnquiries', { signal }), {
    failureEvent: 'enquiries-not-loaded',
    intervalMs,
  });
}
