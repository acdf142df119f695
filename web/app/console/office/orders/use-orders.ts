import { staffClient } from '#app/console/api/staff-client.ts';
import { useReadAgain } from '#app/requests/use-read-again.ts';
import { type Request, useRequest } from '#app/requests/use-request.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';

/** Orders are few, and each comes with a mail. */
const everyMs = 60_000;

/** The lists of orders, read again while the page is visible. */
export function useOrders(): Request<ReplyTo<'showOrders'>> {
  const list = useRequest('orders', (signal) => staffClient('showOrders', { signal }), {
    failed: 'orders-not-loaded',
  });
  useReadAgain(list.refresh, everyMs);
  return list;
}
