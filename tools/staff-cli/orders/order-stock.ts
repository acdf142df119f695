import { orderStore } from '#functions/stores/orders/orders.ts';
import { type StoredStock, stockStore } from '#functions/stores/orders/stock.ts';
import {
  disagreementAdvice,
  nameOfStock,
  type StockAgainstOrders,
  stockAgainstOrders,
} from '#functions/use-cases/stock/stock-against-orders.ts';
import type { OperationContext } from '../operation/operation.ts';

/** Lists the bottles of each rum, and whether stock and orders agree. */
export async function orderStock(_words: readonly string[], context: OperationContext): Promise<void> {
  const { staffConsole } = context;
  const { stock, problems } = await compareStock(context);
  if (stock.length === 0) {
    staffConsole.say('No bottles are in stock, and none have been counted yet.');
    return;
  }
  for (const line of formatTable(stock)) staffConsole.say(line);
  for (const problem of problems) staffConsole.say(problem);
  staffConsole.say(
    problems.length === 0
      ? 'The stock agrees with the orders.'
      : `THE STOCK DISAGREES WITH THE ORDERS. ${disagreementAdvice}`,
  );
}

/** Compares the stock of a stage with its orders. */
export const compareStock = ({ table, clock }: OperationContext): Promise<StockAgainstOrders> =>
  stockAgainstOrders({ orders: orderStore(table, clock), stock: stockStore(table), clock });

function formatTable(stock: readonly StoredStock[]): readonly string[] {
  const rows = [
    ['', 'available', 'held', 'sold', 'together'],
    ...stock.map((bottle) => [
      nameOfStock(bottle),
      ...[bottle.quantity, bottle.held, bottle.sold, bottle.quantity + bottle.held + bottle.sold].map(String),
    ]),
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return rows.map(([name = '', ...counts]) =>
    [name.padEnd(width), ...counts.map((count) => count.padStart(9))].join('  '),
  );
}
