import { useEffect } from 'react';
import { listInventory, type Stock } from './list-inventory.ts';
import { type Request, useRequest } from './use-request.ts';

/** Loads the stock on mount and whenever the visitor returns to the page. */
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
