import * as z from 'zod/mini';
import { productIdProblem } from '#shared/shop/inventory.ts';
import { correctionReasons } from '#shared/shop/stock-correction.ts';
import { checkedText } from '../fields.ts';

export const ProductId = checkedText(productIdProblem);

/** The bottles of a product: each is counted once, as available, held or sold. */
export const StockLine = z.object({
  productId: z.string(),
  name: z.string(),
  /** Alcohol content in per cent by volume; absent when unknown. */
  abv: z.optional(z.number()),
  /** Bottles that can be sold now. */
  available: z.int(),
  /** Bottles of orders that are being paid. */
  held: z.int(),
  /** Bottles of paid orders. */
  sold: z.int(),
  /** Corrections made so far. */
  corrections: z.int(),
  /** Epoch seconds; absent for a product that was never counted. */
  lastAt: z.optional(z.int()),
});
export type StockLine = z.infer<typeof StockLine>;

/** A correction in the history. */
export const Correction = z.object({
  id: z.string(),
  productId: z.string(),
  name: z.string(),
  /** Epoch seconds. */
  at: z.int(),
  /** `set`: the quantity was set on the inventory page. */
  reason: z.enum([...correctionReasons, 'set']),
  change: z.int(),
  /** Bottles available after the correction. */
  available: z.int(),
  held: z.int(),
  note: z.optional(z.string()),
  /** Id of the colleague; absent if made with AWS credentials. */
  by: z.optional(z.string()),
});
export type Correction = z.infer<typeof Correction>;
