import { useState } from 'react';
import { staffClient } from '#app/console/api/staff-client.ts';
import type { Request } from '#app/requests/use-request.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { ListedEnquiry } from '#shared/contracts/office/enquiry.ts';

export interface MoreEnquiries {
  /** Enquiries of the loaded pages that are not in the list, latest first. */
  readonly enquiries: readonly ListedEnquiry[];
  readonly status: 'ready' | 'loading' | 'failed';
  /** Whether the last further page is loaded. */
  readonly isComplete: boolean;
  /** Loads the next page; absent when there is none or one is loading. */
  readonly showMore?: () => void;
}

/** Loads, page by page, the enquiries that the list leaves out. */
export function useMoreEnquiries({ reply }: Request<ReplyTo<'showEnquiries'>>): MoreEnquiries {
  const [pages, setPages] = useState<readonly ReplyTo<'showEnquiries'>[]>([]);
  const [status, setStatus] = useState<MoreEnquiries['status']>('ready');
  const next = (pages.at(-1) ?? reply)?.next;
  const listedNames = new Set(reply?.enquiries?.map(({ enquiry }) => enquiry));
  const loadPage = async (from: string) => {
    setStatus('loading');
    try {
      const page = await staffClient('showEnquiries', { query: { from } });
      setPages((previous) => [...previous, page]);
      setStatus('ready');
    } catch {
      setStatus('failed');
    }
  };
  return {
    enquiries: pages
      .flatMap(({ enquiries = [] }) => enquiries)
      .filter(({ enquiry }) => !listedNames.has(enquiry)),
    status,
    isComplete: pages.length > 0 && next === undefined,
    ...(next !== undefined && status !== 'loading' && { showMore: () => void loadPage(next) }),
  };
}
