import { staffClient } from '#app/console/api/staff-client.ts';
import { useReadAgain } from '#app/requests/use-read-again.ts';
import { type Request, useRequest } from '#app/requests/use-request.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';

/** Enquiries are few, and each comes with a mail. */
const everyMs = 60_000;

/** The list of enquiries, read again while the page is visible. */
export function useEnquiries(): Request<ReplyTo<'showEnquiries'>> {
  const list = useRequest('enquiries', (signal) => staffClient('showEnquiries', { signal }), {
    failed: 'enquiries-not-loaded',
  });
  useReadAgain(list.refresh, everyMs);
  return list;
}
