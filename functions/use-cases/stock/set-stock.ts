import { randomUUID } from 'node:crypto';
import type { StockStore } from '#functions/stores/orders/stock.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import type { StockCorrection } from '#shared/shop/inventory.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { maxTries } from './max-tries.ts';

export interface SetStockDeps {
  readonly stock: Pick<StockStore, 'find' | 'write'>;
  readonly clock: Clock;
}

/** The outcome of a correction. `quantity` is the current number of sellable bottles. */
export type SetStockOutcome =
  | { readonly result: 'corrected' }
  | { readonly result: 'changed-meanwhile'; readonly quantity: number };

/**
 * Sets the sellable quantity and the name of a product, as the inventory page does, and records it in the history.
 *
 * @param expected the number of sellable bottles that the caller saw; if it has changed, nothing is set
 */
export async function setStock(
  { stock, clock }: SetStockDeps,
  next: StockCorrection,
  expected?: number,
): Promise<SetStockOutcome> {
  const id = randomUUID();
  for (let tries = 0; tries < maxTries; tries += 1) {
    const stored = await stock.find(next.productId);
    if (expected !== undefined && stored?.quantity !== expected)
      return { result: 'changed-meanwhile', quantity: stored?.quantity ?? 0 };
    const change = next.quantity - (stored?.quantity ?? 0);
    const correction = {
      id,
      productId: next.productId,
      at: epochSeconds(clock()),
      reason: 'set' as const,
      change,
      available: next.quantity,
      held: stored?.held ?? 0,
    };
    if (await stock.write({ seen: stored, next, ...(change !== 0 && { correction }) }))
      return { result: 'corrected' };
  }
  throw new Error('Stock kept changing; nothing was set');
}
