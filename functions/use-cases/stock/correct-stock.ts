import type { StockStore, StoredCorrection, StoredStock } from '#functions/stores/orders/stock.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { productById } from '#shared/shop/products.ts';
import {
  type CorrectionRefusal,
  type CorrectionRequest,
  decideCorrection,
  type SeenStock,
} from '#shared/shop/stock-correction.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { maxTries } from './max-tries.ts';

export interface CorrectStockDeps {
  readonly stock: Pick<StockStore, 'find' | 'corrections' | 'write'>;
  readonly clock: Clock;
}

/** One correction by a manager. */
export interface StockCommand extends CorrectionRequest {
  readonly commandId: string;
  readonly productId: string;
  readonly seen: SeenStock;
  /** The id of the colleague. */
  readonly by: string;
}

export type CorrectStockOutcome =
  /** `isNew` is false for a repeated command. */
  | { readonly result: 'corrected'; readonly correction: StoredCorrection; readonly isNew: boolean }
  /** `last` is the latest correction of the product. */
  | {
      readonly result: 'refused';
      readonly refusal: CorrectionRefusal;
      readonly last: StoredCorrection | undefined;
    };

/**
 * The number of latest corrections among which a repeated command is looked up. An older one is refused because the count
 * that its sender saw is outdated.
 */
const maxLookedUp = 100;

/** Corrects the bottles of a product with a reason, on the basis of the stored stock, once for each command. */
export async function correctStock(
  { stock, clock }: CorrectStockDeps,
  { commandId, productId, seen, by, ...request }: StockCommand,
): Promise<CorrectStockOutcome> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const stored = await stock.find(productId);
    // The corrections are read after the product, so that they include the correction that raised its number.
    const latestCorrections = await stock.corrections(maxLookedUp);
    const earlierCorrection = latestCorrections.find(({ id }) => id === commandId);
    if (earlierCorrection) return { result: 'corrected', correction: earlierCorrection, isNew: false };
    const decision = decideCorrection(stored ?? noStock, request, seen);
    if ('problem' in decision)
      return {
        result: 'refused',
        refusal: decision,
        last: latestCorrections.find((correction) => correction.productId === productId),
      };
    const correction: StoredCorrection = {
      id: commandId,
      productId,
      at: epochSeconds(clock()),
      reason: request.reason,
      change: decision.change,
      available: decision.quantity,
      held: stored?.held ?? 0,
      ...(request.note !== '' && { note: request.note }),
      by,
    };
    const next = { ...nameFields(productId, stored), quantity: decision.quantity };
    if (await stock.write({ seen: stored, next, correction }))
      return { result: 'corrected', correction, isNew: true };
  }
  throw new Error('Stock kept changing; nothing was corrected');
}

const noStock = { quantity: 0, held: 0, sold: 0, corrections: 0 };

function nameFields(productId: string, stored: StoredStock | undefined) {
  const product = productById(productId);
  const abv = stored ? stored.abv : product?.abv;
  return {
    productId,
    name: stored?.name ?? product?.name.en ?? productId,
    ...(abv !== undefined && { abv }),
  };
}
