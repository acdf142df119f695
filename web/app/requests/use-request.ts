import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { logInBrowser } from './browser-log.ts';

export type RequestStatus = 'loading' | 'ready' | 'failed';

/** In any state but `ready`, `reply` is the last reply, perhaps for another key. */
export type RequestState<Reply> =
  | { readonly status: 'loading'; readonly reply?: Reply | undefined; readonly problem?: undefined }
  | { readonly status: 'ready'; readonly reply: Reply; readonly problem?: undefined }
  | { readonly status: 'failed'; readonly reply?: Reply | undefined; readonly problem?: unknown };

export type Request<Reply> = RequestState<Reply> & {
  /** Sends again; the last reply stays meanwhile. */
  readonly refresh: () => void;
  /** Clears the state and sends again. */
  readonly retry: () => void;
  /** Sets a reply from another source; `newKey` is the key that is about to be used. */
  readonly accept: (reply: Reply, newKey?: string) => void;
};

export interface RequestOptions<Reply = unknown> {
  /** Log event of a failure. */
  readonly failureEvent?: string;
  /** Debounce, for keys that change while typing. */
  readonly delayMs?: number;
  /** An earlier reply, shown until the first one arrives. */
  readonly initial?: Reply | undefined;
}

/**
 * Sends a request on mount and whenever the key changes, aborting the previous one. The reply renders in a transition,
 * together with the server's time that came with it.
 *
 * @param key identifies the request; none is sent without one
 */
export function useRequest<Reply>(
  key: string | undefined,
  send: (signal: AbortSignal) => Promise<Reply>,
  { failureEvent, delayMs = 0, initial }: RequestOptions<Reply> = {},
): Request<Reply> {
  const [attempt, setAttempt] = useState(0);
  const [current, setCurrent] = useState<{ key: string | undefined; state: RequestState<Reply> }>({
    key,
    state: { status: 'loading', reply: initial },
  });
  const acceptedKey = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the key and a new attempt send
  useEffect(() => {
    const isAccepted = key === acceptedKey.current;
    acceptedKey.current = undefined;
    if (key === undefined || isAccepted) return;
    setCurrent((previous) =>
      previous.key === key && previous.state.status === 'loading'
        ? previous
        : { key, state: { status: 'loading', reply: previous.state.reply } },
    );
    const controller = new AbortController();
    const update = (state: (last: Reply | undefined) => RequestState<Reply>) =>
      startTransition(() => setCurrent((previous) => ({ key, state: state(previous.state.reply) })));
    const sendRequest = () => {
      send(controller.signal).then(
        (reply) => controller.signal.aborted || update(() => ({ status: 'ready', reply })),
        (problem: unknown) => {
          if (controller.signal.aborted) return;
          if (failureEvent)
            logInBrowser(failureEvent, problem instanceof Error ? problem.message : undefined);
          update((reply) => ({ status: 'failed', problem, reply }));
        },
      );
    };
    const timer = delayMs > 0 ? setTimeout(sendRequest, delayMs) : undefined;
    if (timer === undefined) sendRequest();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, attempt]);

  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  const state: RequestState<Reply> =
    current.key === key ? current.state : { status: 'loading', reply: current.state.reply };
  return {
    ...state,
    refresh,
    retry() {
      setCurrent({ key, state: { status: 'loading' } });
      refresh();
    },
    accept(reply, newKey = key) {
      if (newKey !== key) acceptedKey.current = newKey;
      setCurrent({ key: newKey, state: { status: 'ready', reply } });
    },
  };
}
