import type { ReplyOf } from '#shared/contracts/contract.ts';
import type { findOrder as contract, Order } from '#shared/contracts/find-order.ts';
import { type Client, client as pageClient } from './client.ts';

/** Finds an order by its reference. Throws a `CallProblem` of kind `not-found`. */
export async function findOrder(
  reference: string,
  options: { signal?: AbortSignal; client?: Client } = {},
): Promise<Order> {
  const { client = pageClient, signal } = options;
  const { order } = await client<ReplyOf<typeof contract>>({
    endpoint: 'findOrder',
    query: { order: reference },
    ...(signal ? { signal } : {}),
  });
  return order;
}
