import type { OperationContext } from '../operation/operation.ts';
import { orderArgument } from './order-arguments.ts';
import { orderLines } from './order-lines.ts';

/** Shows an order with the customer's address. */
export async function showOrder(words: readonly string[], context: OperationContext): Promise<void> {
  const { order } = await orderArgument(words, context);
  for (const line of orderLines(order, context.clock())) context.staffConsole.say(line);
}
