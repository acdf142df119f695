import { orderStore } from '#functions/stores/orders/orders.ts';
import { recordShipment } from '#functions/use-cases/orders/record-shipment.ts';
import { shipmentProblem } from '#shared/shop/fulfilment.ts';
import { orderMessages } from '#shared/shop/order-messages.ts';
import { parseTrackingNumber } from '#shared/shop/tracking-number.ts';
import { type OperationContext, OperationProblem } from '../operation/operation.ts';
import { orderArgument } from './order-arguments.ts';
import { orderLines } from './order-lines.ts';

/** Records that the parcel of a paid order was handed to the carrier; the customer gets its number by mail. */
export async function shipOrder(words: readonly string[], context: OperationContext): Promise<void> {
  const { table, clock, staffConsole } = context;
  const { reference, order } = await orderArgument(words, context, 1);
  const [, typed] = words;
  if (typed === undefined) {
    throw new OperationProblem(
      'Missing tracking number: npm run ops -- orders ship <reference> <tracking number>',
    );
  }
  const number = parseTrackingNumber(typed);
  if (number === undefined) {
    throw new OperationProblem(
      `"${typed}" is not a tracking number, which has 6 to 40 letters, digits and hyphens.`,
    );
  }
  for (const line of orderLines(order, clock())) staffConsole.say(line);
  const problem = shipmentProblem(order);
  if (problem !== undefined) throw new OperationProblem(orderMessages.shipment(problem, order.shipped));
  if (
    !(await staffConsole.confirm(
      `Has parcel ${number} been handed to the carrier? The customer gets a mail.`,
    ))
  ) {
    staffConsole.say('Nothing was changed.');
    return;
  }
  const outcome = await recordShipment(orderStore(table, clock), reference, number);
  if (outcome.result === 'unknown') throw new OperationProblem(orderMessages.notFound);
  if (outcome.result === 'refused')
    throw new OperationProblem(orderMessages.shipment(outcome.problem, outcome.order.shipped));
  staffConsole.say('Shipped. The mail is on its way.');
}
