import type { StockStore, StoredStock } from '#functions/stores/orders/stock.ts';
import { productById } from '#shared/shop/products.ts';
import { stockDiscrepancies } from '#shared/shop/stock-discrepancies.ts';
import { stripControlCharacters } from '../run-sheet/strip-control-characters.ts';
import { keptSince, type OrderedBottlesDeps, orderedBottles } from './ordered-bottles.ts';

export interface StockAgainstOrdersDeps extends OrderedBottlesDeps {
  readonly stock: Pick<StockStore, 'list'>;
}

export interface StockAgainstOrders {
  readonly stock: readonly StoredStock[];
  /** A sentence for each count that disagrees with the orders. */
  readonly problems: readonly string[];
}

/** The advice about a disagreement. */
export const disagreementAdvice =
  'A purchase may be under way: check again in a minute, then see infra/runbooks/orders.md.';

/** Reads the stock and compares it with the orders. */
export async function stockAgainstOrders(deps: StockAgainstOrdersDeps): Promise<StockAgainstOrders> {
  // The orders are read first. A sale in between makes the counts differ, and a second run shows that they agree.
  const { ordered } = await orderedBottles(deps);
  const stock = await deps.stock.list();
  const namedStock = stock.map((stored) => ({ ...stored, name: nameOfStock(stored) }));
  return { stock, problems: stockDiscrepancies(namedStock, ordered, keptSince(deps.clock())) };
}

export const nameOfStock = ({ productId, name }: Pick<StoredStock, 'productId' | 'name'>): string =>
  productById(productId)?.name.en ?? stripControlCharacters(name || productId);
