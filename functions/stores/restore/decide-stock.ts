import type { StoredOrder } from '../orders/order-item.ts';
import { StoredCorrection, StoredStock } from '../orders/stock.ts';
import { isMissing, onlyIf } from '../table/expressions.ts';
import { itemsIn } from '../table/items-in.ts';
import type { Table } from '../table/table.ts';
import type { ItemPair } from './copied-items.ts';
import { type Decision, kept, restoredBy, withheld } from './decision.ts';
import type { LiveState } from './live-state.ts';

type OrderBottles = Pick<StoredOrder, 'stock' | 'lines'>;

/** The number of bottles of a product that orders hold or have bought. */
const bottlesOf = (
  orders: Iterable<OrderBottles>,
  state: OrderBottles['stock'],
  productId: string,
): number => {
  let bottles = 0;
  for (const { stock, lines } of orders)
    if (stock === state) for (const { id, quantity } of lines) if (id === productId) bottles += quantity;
  return bottles;
};

/** Reads the changes of the sellable bottles by staff, by id of the correction. */
async function readCorrections(table: Table, productId: string): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for await (const item of itemsIn(table, 'INVENTORY', { prefix: 'CORRECTION#' })) {
    const correction = StoredCorrection.parse(item);
    if (correction.productId === productId) found.set(correction.id, correction.change);
  }
  return found;
}

/**
 * Recounts the bottles of a lost product: those in the copy, plus later corrections by staff, less those that orders
 * hold or have bought. Bottles sold include those of expired orders.
 */
export async function decideStock(
  { copied, live }: ItemPair,
  state: LiveState,
  copy: Table,
  ordersOfCopy: readonly OrderBottles[],
): Promise<Decision> {
  if (live !== undefined) return kept;
  const copiedStock = StoredStock.parse(copied);
  const { productId } = copiedStock;
  const [copiedCorrections, liveCorrections] = await Promise.all([
    readCorrections(copy, productId),
    readCorrections(state.table, productId),
  ]);
  const added = [...liveCorrections].reduce(
    (sum, [id, change]) => (copiedCorrections.has(id) ? sum : sum + change),
    0,
  );
  const orders = [...state.orders.values()];
  const held = bottlesOf(orders, 'held', productId);
  const sold =
    copiedStock.sold - bottlesOf(ordersOfCopy, 'sold', productId) + bottlesOf(orders, 'sold', productId);
  const quantity = copiedStock.quantity + copiedStock.held + copiedStock.sold + added - held - sold;
  if (quantity < 0 || sold < 0) return withheld(`stock of ${productId}`, 'uncountable');
  const { event: _event, ...item } = copied;
  const Item = { ...item, quantity, held, sold, lastUpdated: state.clock().toISOString() };
  return restoredBy([{ Put: { TableName: state.table.name, Item, ...onlyIf(isMissing('pk')) } }]);
}
