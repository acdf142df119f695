import { stockAgainstOrders } from '../orders/order-stock.ts';
import { type Check, wrong } from './check.ts';

/** Whether the bottles that are counted are those that were sold. */
export const stockCheck: Check = {
  about: 'Stock',
  async look(context) {
    const { stock, problems } = await stockAgainstOrders(context);
    if (stock.length === 0) {
      return [wrong('No bottles were ever counted: the shop has nothing to sell. See the inventory page.')];
    }
    return problems.map((problem) =>
      wrong(
        `${problem} Somebody may just be buying: look again in a minute, then see infra/runbooks/orders.md.`,
      ),
    );
  },
};
