import { useEffect, useRef } from 'react';
import type { Order } from '#shared/contracts/guests/find-order.ts';
import { CallProblem, client } from './client.ts';
import { type Request, useRequest } from './use-request.ts';

/** Polling intervals: the payment webhook may arrive after the visitor. */
const pollIntervalsMs = [1000, 1000, 2000, 2000, 3000, 3000, 5000, 5000, 10_000, 10_000, 30_000, 60_000];

/** Loads an order, and polls it while its payment is pending. The reply is `unknown` for an unknown reference. */
export function useOrder(reference: string | undefined): Request<Order | 'unknown'> {
  const request = useRequest(reference, (signal) => orderOrUnknown(reference as string, signal), {
    failureEvent: 'order-not-loaded',
  });
  const { reply, refresh } = request;
  const pollCount = useRef(0);
  useEffect(() => {
    const waitMs = pollIntervalsMs[pollCount.current];
    if (reply === undefined || reply === 'unknown' || reply.status !== 'pending' || waitMs === undefined)
      return;
    const timer = setTimeout(() => {
      pollCount.current += 1;
      refresh();
    }, waitMs);
    return () => clearTimeout(timer);
  }, [reply, refresh]);
  return request;
}

async function orderOrUnknown(reference: string, signal: AbortSignal): Promise<Order | 'unknown'> {
  try {
    return (await client('findOrder', { query: { order: reference }, signal })).order;
  } catch (problem) {
    if (problem instanceof CallProblem && problem.kind === 'not-found') return 'unknown';
    throw problem;
  }
}
