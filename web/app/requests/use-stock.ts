import { useEffect } from 'react';
import { client } from './client.ts';
import { type Request, useRequest } from './use-request.ts';

/** Bottles for sale by product id. */
type Stock = Readonly<Record<string, number>>;

async function loadStock(signal: AbortSignal): Promise<Stock> {
  const { inventory } = await client('listInventory', { signal });
  return Object.fromEntries(inventory.map(({ productId, quantity }) => [productId, quantity]));
}

/** Loads the stock on mount and whenever the visitor returns to the page. */
export function useStock(): Request<Stock> {
  const request = useRequest('stock', loadStock, { failureEvent: 'stock-not-loaded' });
  const { refresh } = request;
  useEffect(() => {
    const refreshIfVisible = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => document.removeEventListener('visibilitychange', refreshIfVisible);
  }, [refresh]);
  return request;
}
