import { createContext, useContext, useEffect } from 'react';
import { usePolledRequest } from '#app/requests/use-polled-request.ts';
import type { Request, RequestOptions } from '#app/requests/use-request.ts';

/** The last reply of each call, by its key. */
export const KeptReplies = createContext<Map<string, unknown> | undefined>(undefined);

/** The last reply under a key while the office is open; later ones replace it. */
export function useKept<Reply>(key: string | undefined, { status, reply }: Partial<Request<Reply>>): void {
  const kept = useContext(KeptReplies);
  useEffect(() => {
    if (key !== undefined && status === 'ready') kept?.set(key, reply);
  }, [kept, key, status, reply]);
}

/** A polled request of a tab: shows its last reply at once when the tab is opened again. */
export function useOfficeRequest<Reply>(
  key: string,
  send: (signal: AbortSignal) => Promise<Reply>,
  options: RequestOptions<Reply> & { readonly everyMs: number },
): Request<Reply> {
  const initial = useContext(KeptReplies)?.get(key) as Reply | undefined;
  const request = usePolledRequest(key, send, { ...options, initial });
  useKept(key, request);
  return request;
}
