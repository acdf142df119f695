import { productById } from '../../../shared/shop/products.ts';
import { orderRetentionDays, type StoredOrder } from '../../stores/orders/order-item.ts';
import type { StockStore, StoredStock } from '../../stores/orders/stock.ts';
import { type ReadOrdersDeps, readOrders } from '../orders/read-orders.ts';
import { stripControlCharacters } from '../run-sheet/strip-control-characters.ts';

export interface StockAgainstOrdersDeps extends ReadOrdersDeps {
  readonly stock: Pick<StockStore, 'list'>;
}

export interface StockAgainstOrders {
  readonly stock: readonly StoredStock[];
  /** A sentence for each count that disagrees with the orders. */
  readonly problems: readonly string[];
  /** Bottles that are paid for and still in the house, by product id. */
  readonly toShip: Readonly<Record<string, number>>;
}

/** What to do about a disagreement. */
export const disagreementAdvice =
  'A purchase may be under way: check again in a minute, then see infra/runbooks/orders.md.';

/** The stock, and whether it agrees with the orders. */
export async function stockAgainstOrders(deps: StockAgainstOrdersDeps): Promise<StockAgainstOrders> {
  // Orders first: a sale in between makes the counts differ, and a second run settles it.
  const orders = await readOrders(deps, orderRetentionDays.kept + 1);
  const stock = await deps.stock.list();
  return {
    stock,
    problems: disagreements(stock, orders, orders.length > 0 && isComplete(orders, deps.clock())),
    toShip: bottlesIn(
      orders.filter(({ stock: where, shipped }) => where === 'sold' && shipped === undefined),
    ),
  };
}

export const nameOfStock = ({ productId, name }: Pick<StoredStock, 'productId' | 'name'>): string =>
  productById(productId)?.name.en ?? stripControlCharacters(name || productId);

/** Whether the shop is too young for any order to have expired. */
function isComplete(orders: readonly StoredOrder[], now: Date): boolean {
  const first = Math.min(...orders.map(({ createdAt }) => createdAt));
  return first * 1000 > now.getTime() - (orderRetentionDays.kept - 30) * 86_400_000;
}

function bottlesIn(orders: readonly StoredOrder[]): Record<string, number> {
  const bottles: Record<string, number> = {};
  for (const { id, quantity } of orders.flatMap(({ lines }) => lines))
    bottles[id] = (bottles[id] ?? 0) + quantity;
  return bottles;
}

function disagreements(
  stock: readonly StoredStock[],
  orders: readonly StoredOrder[],
  areAllKept: boolean,
): readonly string[] {
  const bottlesOf = (where: StoredOrder['stock']) =>
    bottlesIn(orders.filter((order) => order.stock === where));
  const [ofHeld, ofSold] = [bottlesOf('held'), bottlesOf('sold')];
  return stock.flatMap((one) => {
    const [held = 0, sold = 0] = [ofHeld[one.productId], ofSold[one.productId]];
    const isSoldRight = areAllKept ? one.sold === sold : one.sold >= sold;
    return [
      ...(one.held === held
        ? []
        : [`${nameOfStock(one)}: ${one.held} held in the stock, ${held} in orders.`]),
      ...(isSoldRight ? [] : [`${nameOfStock(one)}: ${one.sold} sold in the stock, ${sold} in orders.`]),
    ];
  });
}
