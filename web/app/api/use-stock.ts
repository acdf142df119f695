import { useEffect } from 'react';
import { listInventory, type Stock } from './list-inventory.ts';
import { type Request, useRequest } from './use-request.ts';

/** Asks for the stock when the page opens and whenever the visitor comes back to it. */
export function useStock(): Request<Stock> {
  const request = useRequest('stock', (signal) => listInventory({ signal }), { failed: 'stock-not-loaded' });
  const { refresh } = request;
  useEffect(() => {
    const askAgain = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', askAgain);
    return () => document.removeEventListener('visibilitychange', askAgain);
  }, [refresh]);
  return request;
}
