import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';

/** A stocked product (specification §3). */
const InventoryItem = z.object({
  productId: z.string(),
  name: z.string(),
  /** Alcohol content in per cent by volume; absent when unknown. */
  abv: z.optional(z.number()),
  /** Sellable bottles, without those on hold for payments. */
  quantity: z.int(),
  /** ISO 8601 in UTC. */
  lastUpdated: z.string(),
});
export type InventoryItem = z.infer<typeof InventoryItem>;

/** GET /api/inventory: sellable stock. */
export const listInventory = contractOf('listInventory', {
  summary: 'List products in stock',
  reply: success({ inventory: z.array(InventoryItem) }),
  problems: [],
});
