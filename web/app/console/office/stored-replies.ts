import { createContext, useContext, useEffect } from 'react';
import { usePolledRequest } from '#app/requests/use-polled-request.ts';
import type { Request, RequestOptions } from '#app/requests/use-request.ts';

/** The last reply of each call, by its key. */
export const StoredReplies = createContext<Map<string, unknown> | undefined>(undefined);

/** Stores the last reply under a key while the office is open. */
export function useStoredReply<Reply>(
  key: string | undefined,
  { status, reply }: Partial<Request<Reply>>,
): void {
  const storedReplies = useContext(StoredReplies);
  useEffect(() => {
    if (key !== undefined && status === 'ready') storedReplies?.set(key, reply);
  }, [storedReplies, key, status, reply]);
}

/** A polled request of a tab: shows its last reply at once when the tab is opened again. */
export function useOfficeRequest<Reply>(
  key: string,
  send: (signal: AbortSignal) => Promise<Reply>,
  options: RequestOptions<Reply> & { readonly intervalMs: number },
): Request<Reply> {
  const initial = useContext(StoredReplies)?.get(key) as Reply | undefined;
  const request = usePolledRequest(key, send, { ...options, initial });
  useStoredReply(key, request);
  return request;
}
