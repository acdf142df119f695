import { staffClient } from '#app/console/api/staff-client.ts';
import { useOfficeRequest } from '#app/console/office/stored-replies.ts';
import type { Request } from '#app/requests/use-request.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';

/** Orders are few, and an email announces each. */
const intervalMs = 60_000;

/** The lists of orders, polled while the page is visible. */
export function useOrders(): Request<ReplyTo<'showOrders'>> {
  return useOfficeRequest('orders', (signal) => staffClient('showOrders', { signal }), {
    failureEvent: 'orders-not-loaded',
    intervalMs,
  });
}
