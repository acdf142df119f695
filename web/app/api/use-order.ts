import { useEffect, useState } from 'react';
import type { Order } from '../../../shared/contracts/find-order.ts';
import { logInBrowser } from './browser-log.ts';
import { CallProblem } from './client.ts';
import { findOrder } from './find-order.ts';

/** What is known of an order. `unknown`: there is none of this reference; `failed`: nobody could tell. */
export type OrderKnown =
  | { readonly status: 'asking' | 'unknown' | 'failed'; readonly order?: undefined }
  | { readonly status: 'known'; readonly order: Order };

const asking: OrderKnown = { status: 'asking' };

/** The payment's own message may come after the visitor: for so long we ask again. */
const askAgainMs = [1000, 1000, 2000, 2000, 3000, 3000, 5000, 5000, 10_000, 10_000, 30_000, 60_000];

/**
 * Asks for an order, and again for a while as long as its payment has not arrived. Nothing is asked without a
 * reference; another `attempt` begins anew.
 */
export function useOrder(reference: string | undefined, attempt = 0): OrderKnown {
  const [known, setKnown] = useState<{ reference: string; attempt: number; state: OrderKnown }>();
  useEffect(() => {
    if (reference === undefined) return;
    const given = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (state: OrderKnown) => setKnown({ reference, attempt, state });
    const ask = (asked: number) => {
      findOrder(reference, { signal: given.signal }).then(
        (order) => {
          tell({ status: 'known', order });
          const wait = askAgainMs[asked];
          if (order.status === 'pending' && wait !== undefined) timer = setTimeout(ask, wait, asked + 1);
        },
        (problem: unknown) => {
          if (given.signal.aborted) return;
          const isUnknown = problem instanceof CallProblem && problem.kind === 'not-found';
          if (!isUnknown) logInBrowser('order-not-loaded');
          // What was known before stays.
          if (asked === 0) tell({ status: isUnknown ? 'unknown' : 'failed' });
        },
      );
    };
    ask(0);
    return () => {
      given.abort();
      clearTimeout(timer);
    };
  }, [reference, attempt]);
  return known?.reference === reference && known?.attempt === attempt ? known.state : asking;
}
