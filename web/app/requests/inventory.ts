import type { ReplyOf } from '#shared/contracts/contract.ts';
import type { listInventory as contract, InventoryItem } from '#shared/contracts/list-inventory.ts';
import type { StockCorrection } from '#shared/shop/inventory.ts';
import { type Client, client as pageClient } from './client.ts';

/** All products in stock, as staff see them. */
export async function findInventory(client: Client = pageClient): Promise<readonly InventoryItem[]> {
  const { inventory } = await client<ReplyOf<typeof contract>>({ endpoint: 'listInventory' });
  return inventory;
}

/** @param expectedQuantity bottles that staff saw; nothing is saved when the stock differs */
export async function saveInventoryItem(
  item: StockCorrection,
  expectedQuantity?: number,
  client: Client = pageClient,
): Promise<void> {
  const body = { ...item, ...(expectedQuantity !== undefined && { expectedQuantity }) };
  await client({ endpoint: 'saveInventory', body });
}

/** Stage that the staff server works on: `local` or a deployed one. */
export async function findStage(client: Client = pageClient): Promise<string> {
  return (await client<{ stage: string }>({ endpoint: { method: 'GET', path: '/__local/stage' } })).stage;
}
