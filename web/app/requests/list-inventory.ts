import type { ReplyOf } from '#shared/contracts/contract.ts';
import type { listInventory as contract } from '#shared/contracts/list-inventory.ts';
import { type Client, client as pageClient } from './client.ts';

/** Bottles for sale by product id. */
export type Stock = Readonly<Record<string, number>>;

export async function listInventory(options: { signal?: AbortSignal; client?: Client } = {}): Promise<Stock> {
  const { client = pageClient, signal } = options;
  const { inventory } = await client<ReplyOf<typeof contract>>({
    endpoint: 'listInventory',
    ...(signal ? { signal } : {}),
  });
  return Object.fromEntries(inventory.map(({ productId, quantity }) => [productId, quantity]));
}
