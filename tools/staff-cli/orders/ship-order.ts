import { orderStore } from '../../../functions/stores/orders/orders.ts';
import { type OperationContext, OperationProblem } from '../operation/operation.ts';
import { orderArgument } from './order-arguments.ts';
import { orderLines } from './order-lines.ts';

/** Japanese and international carriers alike: letters, digits, hyphens. */
const trackingShape = /^[0-9A-Z](?:[0-9A-Z-]{4,38})[0-9A-Z]$/;

/** Records that the parcel of a paid order was handed to the carrier; the customer gets its number by mail. */
export async function shipOrder(words: readonly string[], context: OperationContext): Promise<void> {
  const { table, clock, staffConsole } = context;
  const { reference, order } = await orderArgument(words, context, 1);
  const number = words[1]?.trim().toUpperCase();
  if (number === undefined) {
    throw new OperationProblem(
      'Missing tracking number: npm run ops -- orders ship <reference> <tracking number>',
    );
  }
  if (!trackingShape.test(number)) {
    throw new OperationProblem(
      `"${number}" is not a tracking number, which has 6 to 40 letters, digits and hyphens.`,
    );
  }
  for (const line of orderLines(order, clock())) staffConsole.say(line);
  if (order.shipped !== undefined) {
    throw new OperationProblem(
      `This order was already shipped, as parcel ${order.shipped.trackingNumber}. Nothing was changed.`,
    );
  }
  if (order.status !== 'paid') throw new OperationProblem('This order is not paid: do not ship it.');
  if (
    !(await staffConsole.confirm(
      `Has parcel ${number} been handed to the carrier? The customer gets a mail.`,
    ))
  ) {
    staffConsole.say('Nothing was changed.');
    return;
  }
  const outcome = await orderStore(table, clock).ship(reference, number);
  if (outcome.result !== 'changed') {
    throw new OperationProblem('The order has just changed. Show it again before you ship it.');
  }
  staffConsole.say('Shipped. The mail is on its way.');
}
