import { type EnquiriesReply, showEnquiries } from '#app/console/api/enquiries.ts';
import { useReadAgain } from '#app/requests/use-read-again.ts';
import { type Request, useRequest } from '#app/requests/use-request.ts';

/** Enquiries are few, and each comes with a mail. */
const everyMs = 60_000;

/** The list of enquiries, read again while the page is visible. */
export function useEnquiries(): Request<EnquiriesReply> {
  const list = useRequest('enquiries', (signal) => showEnquiries({ signal }), {
    failed: 'enquiries-not-loaded',
  });
  useReadAgain(list.refresh, everyMs);
  return list;
}
