import { useEffect } from 'react';
import { type Request, type RequestOptions, useRequest } from './use-request.ts';

/** A request sent again every so often while the page is visible, and when it is seen or the network comes back. */
export function usePolledRequest<Reply>(
  key: string,
  send: (signal: AbortSignal) => Promise<Reply>,
  { everyMs, ...options }: RequestOptions & { readonly everyMs: number },
): Request<Reply> {
  const request = useRequest(key, send, options);
  const { refresh } = request;
  useEffect(() => {
    const again = () => document.visibilityState !== 'hidden' && refresh();
    const timer = setInterval(again, everyMs);
    document.addEventListener('visibilitychange', again);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('online', again);
    };
  }, [refresh, everyMs]);
  return request;
}
