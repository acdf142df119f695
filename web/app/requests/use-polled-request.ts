import { useEffect } from 'react';
import { type Request, type RequestOptions, useRequest } from './use-request.ts';

/** A request that is repeated at an interval while the page is visible, and when the page or the network returns. */
export function usePolledRequest<Reply>(
  key: string,
  send: (signal: AbortSignal) => Promise<Reply>,
  { intervalMs, ...options }: RequestOptions<Reply> & { readonly intervalMs: number },
): Request<Reply> {
  const request = useRequest(key, send, options);
  const { refresh } = request;
  useEffect(() => {
    const refreshIfVisible = () => document.visibilityState !== 'hidden' && refresh();
    const timer = setInterval(refreshIfVisible, intervalMs);
    document.addEventListener('visibilitychange', refreshIfVisible);
    window.addEventListener('online', refreshIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
      window.removeEventListener('online', refreshIfVisible);
    };
  }, [refresh, intervalMs]);
  return request;
}
