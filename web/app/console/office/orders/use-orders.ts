import { type OrdersReply, showOrders } from '#app/console/api/orders.ts';
import { useReadAgain } from '#app/requests/use-read-again.ts';
import { type Request, useRequest } from '#app/requests/use-request.ts';

/** Orders are few, and each comes with a mail. */
const everyMs = 60_000;

/** The lists of orders, read again while the page is visible. */
export function useOrders(): Request<OrdersReply> {
  const list = useRequest('orders', (signal) => showOrders({ signal }), { failed: 'orders-not-loaded' });
  useReadAgain(list.refresh, everyMs);
  return list;
}
