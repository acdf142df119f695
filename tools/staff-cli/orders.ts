import { type Operation, type OperationContext, OperationProblem } from './operation/operation.ts';
import { listOrders } from './orders/list-orders.ts';
import { orderStock } from './orders/order-stock.ts';
import { refundOrder } from './orders/refund-order.ts';
import { shipOrder } from './orders/ship-order.ts';
import { showOrder } from './orders/show-order.ts';

const parts: Readonly<
  Record<string, (words: readonly string[], context: OperationContext) => Promise<void>>
> = {
  list: listOrders,
  show: showOrder,
  ship: shipOrder,
  refund: refundOrder,
  stock: orderStock,
};

/** Orders of the Japan shop. */
export const orders: Operation = {
  usage:
    'orders list [2026-11-24]   or   orders show|refund <reference>   or   orders ship <reference> <tracking number>   or   orders stock',
  summary:
    'Orders from Japan: lists open orders or those of a day, shows one, marks it shipped or refunds it (the customer gets a mail), shows the stock.',
  options: {},
  async run({ words }, context) {
    const [name = '', ...rest] = words;
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (part === undefined) {
      throw new OperationProblem(
        `Missing or unknown action. Actions: ${Object.keys(parts).join(', ')}. For instance: npm run ops -- orders list`,
      );
    }
    await part(rest, context);
  },
};
