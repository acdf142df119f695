import { orderRetentionDays, type StoredOrder } from '../../../functions/stores/orders/order-item.ts';
import { orderStore } from '../../../functions/stores/orders/orders.ts';
import { type StoredStock, stockStore } from '../../../functions/stores/orders/stock.ts';
import { readOrders } from '../../../functions/use-cases/orders/read-orders.ts';
import { stripControlCharacters } from '../../../functions/use-cases/run-sheet/strip-control-characters.ts';
import { productById } from '../../../shared/shop/products.ts';
import type { OperationContext } from '../operation/operation.ts';

/** Bottles of each rum, and whether stock and orders agree. */
export async function orderStock(_words: readonly string[], context: OperationContext): Promise<void> {
  const { staffConsole } = context;
  const { stock, problems } = await stockAgainstOrders(context);
  if (stock.length === 0) {
    staffConsole.say('No bottles are in stock, and none have been counted yet.');
    return;
  }
  for (const line of tableOf(stock)) staffConsole.say(line);
  for (const problem of problems) staffConsole.say(problem);
  staffConsole.say(
    problems.length === 0
      ? 'The stock agrees with the orders.'
      : 'THE STOCK DISAGREES WITH THE ORDERS. A purchase may be under way: check again in a minute, then see infra/runbooks/orders.md.',
  );
}

/** The stock items, and a sentence for each count that disagrees with the orders. */
export async function stockAgainstOrders(
  context: OperationContext,
): Promise<{ stock: readonly StoredStock[]; problems: readonly string[] }> {
  // Orders first: a sale in between makes the counts differ, and a second run settles it.
  const { table, clock } = context;
  const orders = await readOrders({ orders: orderStore(table, clock), clock }, orderRetentionDays.kept + 1);
  const stock = await stockStore(context.table).list();
  return { stock, problems: disagreements(stock, orders, orders.length > 0 && isComplete(orders, context)) };
}

/** Whether the shop is too young for any order to have expired. */
function isComplete(orders: readonly StoredOrder[], { clock }: OperationContext): boolean {
  const first = Math.min(...orders.map(({ createdAt }) => createdAt));
  return first * 1000 > clock().getTime() - (orderRetentionDays.kept - 30) * 86_400_000;
}

const nameOf = ({ productId, name }: StoredStock): string =>
  productById(productId)?.name.en ?? stripControlCharacters(name ?? productId);

function tableOf(stock: readonly StoredStock[]): readonly string[] {
  const rows = [
    ['', 'available', 'held', 'sold', 'together'],
    ...stock.map((one) => [
      nameOf(one),
      ...[one.quantity, one.held, one.sold, one.quantity + one.held + one.sold].map(String),
    ]),
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return rows.map(([name = '', ...counts]) =>
    [name.padEnd(width), ...counts.map((count) => count.padStart(9))].join('  '),
  );
}

function disagreements(
  stock: readonly StoredStock[],
  orders: readonly StoredOrder[],
  areAllKept: boolean,
): readonly string[] {
  const inOrders = (productId: string, where: StoredOrder['stock']): number =>
    orders
      .filter((order) => order.stock === where)
      .flatMap(({ lines }) => lines)
      .filter(({ id }) => id === productId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return stock.flatMap((one) => {
    const [held, sold] = [inOrders(one.productId, 'held'), inOrders(one.productId, 'sold')];
    const isSoldRight = areAllKept ? one.sold === sold : one.sold >= sold;
    return [
      ...(one.held === held ? [] : [`${nameOf(one)}: ${one.held} held in the stock, ${held} in orders.`]),
      ...(isSoldRight ? [] : [`${nameOf(one)}: ${one.sold} sold in the stock, ${sold} in orders.`]),
    ];
  });
}
