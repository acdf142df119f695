import { disagreementAdvice } from '#functions/use-cases/stock/stock-against-orders.ts';
import { compareStock } from '../orders/order-stock.ts';
import { type Check, wrong } from './check.ts';

/** Whether the stock counts match the orders. */
export const stockCheck: Check = {
  about: 'Stock',
  async run(context) {
    const { stock, problems } = await compareStock(context);
    if (stock.length === 0) {
      return [
        wrong('No bottles have been counted yet: the shop has nothing to sell. See the inventory page.'),
      ];
    }
    return problems.map((problem) => wrong(`${problem} ${disagreementAdvice}`));
  },
};
