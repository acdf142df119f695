import { useEffect } from 'react';
import { type OrdersReply, showOrders } from '../../../api/staff/orders.ts';
import { type Request, useRequest } from '../../../api/use-request.ts';

/** Orders are few, and each comes with a mail. */
const everyMs = 60_000;

/** The lists of orders, read again while the page is visible. */
export function useOrders(): Request<OrdersReply> {
  const list = useRequest('orders', (signal) => showOrders({ signal }), { failed: 'orders-not-loaded' });
  useReadAgain(list.refresh, everyMs);
  return list;
}

/** Reads again every so often while the page is visible, and when it is seen or the network comes back. */
export function useReadAgain(refresh: () => void, milliseconds: number): void {
  useEffect(() => {
    const again = () => document.visibilityState !== 'hidden' && refresh();
    const timer = setInterval(again, milliseconds);
    document.addEventListener('visibilitychange', again);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('online', again);
    };
  }, [refresh, milliseconds]);
}
