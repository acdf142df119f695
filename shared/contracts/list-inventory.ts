import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { endpoints } from './endpoints.ts';

/** A product in stock (specification §3). */
const InventoryItem = z.object({
  productId: z.string(),
  name: z.string(),
  /** Per cent by volume; absent when it is not known. */
  abv: z.optional(z.number()),
  /** Bottles that can be sold now: those held for payments under way are not among them. */
  quantity: z.int(),
  /** ISO 8601 in UTC. */
  lastUpdated: z.string(),
});
export type InventoryItem = z.infer<typeof InventoryItem>;

/** GET /api/inventory: what can be sold now. */
export const listInventory = contract({
  name: 'list-inventory',
  summary: 'Bottles that can be sold now',
  ...endpoints.listInventory,
  reply: {
    status: 200,
    schema: z.object({ success: z.literal(true), inventory: z.array(InventoryItem) }),
  },
  problems: [],
});
