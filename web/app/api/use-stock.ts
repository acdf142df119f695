import { useCallback, useEffect, useState } from 'react';
import { logInBrowser } from './browser-log.ts';
import { listInventory, type Stock } from './list-inventory.ts';

/** What is known of the stock. `failed`: nobody could tell; the server decides when the order is made. */
export type StockState =
  | { readonly status: 'loading' | 'failed'; readonly stock: undefined }
  | { readonly status: 'loaded'; readonly stock: Stock };

/** Asks for the stock when the page comes to life, whenever the visitor comes back to it, and when told to. */
export function useStock(): StockState & { readonly ask: () => void } {
  const [state, setState] = useState<StockState>({ status: 'loading', stock: undefined });
  const ask = useCallback((signal?: AbortSignal) => {
    listInventory(signal ? { signal } : {}).then(
      (stock) => setState({ status: 'loaded', stock }),
      (problem: unknown) => {
        if (signal?.aborted) return;
        logInBrowser('stock-not-loaded', problem instanceof Error ? problem.message : undefined);
        setState((known) => (known.status === 'loaded' ? known : { status: 'failed', stock: undefined }));
      },
    );
  }, []);
  useEffect(() => {
    const given = new AbortController();
    const askAgain = () => document.visibilityState === 'visible' && ask(given.signal);
    ask(given.signal);
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      given.abort();
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, [ask]);
  return { ...state, ask };
}
