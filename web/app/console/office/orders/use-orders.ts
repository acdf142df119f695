import { staffClient } from '#app/console/api/staff-client.ts';
import { useOfficeRequest } from '#app/console/office/kept-replies.ts';
import type { Request } from '#app/requests/use-request.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';

/** Often enough: orders are few, and each comes with a mail. */
const everyMs = 60_000;

/** The lists of orders, polled while the page is visible. */
export function useOrders(): Request<ReplyTo<'showOrders'>> {
  return useOfficeRequest('orders', (signal) => staffClient('showOrders', { signal }), {
    failureEvent: 'orders-not-loaded',
    everyMs,
  });
}
